# The frame of each lesson: what one will be able to do, what it needs, what one can do at its end.
