# Der Rahmen der Seite: Kopf, Inhalt, Zeitsteuerung, Läufe.
app-title = Constrained Dynamics
app-skip = Zum Inhalt springen
app-lessons = Lektionen
app-settings = Aussehen und Sprache
app-large-type = Große Schrift
app-language = Sprache
app-theme = Farbschema
app-theme-auto = Farbschema: wie das System
app-theme-light = Farbschema: hell
app-theme-dark = Farbschema: dunkel
app-course-kicker = Ein Kurs im Browser
app-course-lead = Wie bleiben simulierte Dinge, wo sie hingehören: eine Perle auf ihrem Draht, eine Kette in einem Stück, eine Kiste auf dem Boden? Jede Lektion ist eine Simulation zum Anfassen, daneben ihre Gleichungen mit den Zahlen unter jedem Symbol.
app-course-how = Alles wird berechnet, während Sie zusehen. Ändern Sie, was Sie wollen, halten Sie die Zeit an, zerlegen Sie einen Schritt und vergleichen Sie Verfahren nebeneinander.
app-lesson-number = Lektion { $number }
app-minutes = etwa { $minutes } Minuten
app-open-lesson = Lektion öffnen
app-loading = Die Simulation wird geladen …
app-core-missing = Dieser Browser hat kein WebAssembly, oder es ist abgeschaltet. Ohne WebAssembly können die Simulationen dieses Kurses nicht laufen.
app-core-blocked = Die Simulation konnte nicht geladen werden: WebAssembly wurde blockiert, oder die Datei war nicht zu holen. Laden Sie die Seite neu, oder bitten Sie die Verantwortlichen, WebAssembly in diesem Browser zu erlauben.
app-not-found = Diese Lektion gibt es nicht. Hier sind alle:
app-stage-column = Simulation
app-plots = Kurven
app-controls = Regler

app-transport = Zeit
app-run = Start
app-pause = Pause
app-step-forward = Ein Schritt
app-step-back = Ein Schritt zurück
app-rewind = An den Anfang zurück; die Aufzeichnung bleibt
app-reset = Neu beginnen mit den jetzigen Einstellungen; die Aufzeichnung wird gelöscht
app-timeline = Zeitachse
app-seconds = { $seconds } Sekunden
app-speed = Tempo
app-slow = Langsamer als Echtzeit: Mit diesen Einstellungen kommt der Rechner nicht mit
app-keys = Tasten
app-space = Leertaste
app-key-toggle = Start, Pause
app-key-forward = Ein Schritt; mit Umschalt zehn
app-key-back = Ein Schritt zurück; mit Umschalt zehn
app-key-rewind = An den Anfang der Aufzeichnung
app-key-reset = Neu beginnen, Aufzeichnung löschen
app-key-slower = Langsamer
app-key-faster = Schneller
app-key-zoom = Auf der Bühne: vergrößern, verkleinern, alles zeigen
app-key-bead = Auf der Bühne: die Perle bewegen, laufend schieben

app-runs = Läufe
app-run-add = Neuer Lauf
app-run-add-help = Ein weiterer Lauf neben diesem mit denselben Einstellungen; alle beginnen von vorn
app-run-select = Auswählen: Regler, Formeln und Pfeile zeigen diesen Lauf. Doppelklick zum Umbenennen.
app-run-rename = { $name } umbenennen
app-run-remove = { $name } entfernen
app-run-new-name = Neuer Name
app-run-diverged = { $name } hielt an: Die Zahlen wuchsen über alle Grenzen.
app-run-exploded = ist explodiert
app-run-exploded-help = |C| liegt über einer Million: Dieser Lauf hat das Bild verlassen
app-run-limit = { $name }: Der Löser erreichte seine Iterationsgrenze.

app-embed-wrong = Diese Adresse lässt sich so nicht zeigen
app-embed-unknown = „{ $name }“ ist hier unbekannt. Bekannt: { $known }.
app-embed-twice = „{ $name }“ steht zweimal da; es kann nur einen Wert haben.
app-embed-number = „{ $name } = { $value }“ ist keine Zahl.
app-embed-refused = „{ $name } = { $value }“: { $message }
app-embed-choice = „{ $name } = { $value }“ ist keines von { $known }.
app-embed-open = Lektion öffnen
