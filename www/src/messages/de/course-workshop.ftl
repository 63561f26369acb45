# Der Rahmen jeder Lektion: was man danach kann, was sie voraussetzt, was man am Ende kann.

course-kit-goal-1 = Mechanismen aus Teilchen, Stäben und Gelenken bauen und ihnen genau die Freiheitsgrade geben, die sie brauchen.
course-kit-goal-2 = An gemessenen Zahlen beurteilen, ob ein Mechanismus tut, was er soll.
course-kit-now = eigene Mechanismen bauen, messen und weitergeben.
course-kit-left = Die Suche nach den besten Maßen: Der Baukasten misst, was Sie bauen; die Wahl treffen Sie.
