# Said in the open page when a newer version of the course is there.
version-new = A new version of the course is available.
version-reload = Reload
version-later = Later
