# In der offenen Seite, wenn es eine neuere Fassung des Kurses gibt.
version-new = Es gibt eine neue Fassung des Kurses.
version-reload = Neu laden
version-later = Später
