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
app-licences = Lizenzen des Kurses und dessen, was er enthält
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
app-run-unsupported = { $name } hat angehalten: Sein Verfahren unterstützt diese Szene nicht. Wählen Sie ein anderes Verfahren.
app-run-use-stepping = Zum Zeitschrittverfahren wechseln
app-run-work = { $name } hat angehalten: Der nächste Schritt braucht mehr Arbeit, als für einen Schritt erlaubt ist.
app-run-more-work = Zehnmal so viel erlauben
app-run-start-over = Von vorn beginnen

app-embed-wrong = Diese Adresse lässt sich so nicht zeigen
app-embed-unknown = „{ $name }“ ist hier unbekannt. Bekannt: { $known }.
app-embed-unknown-too = „{ $name }“ ist hier auch unbekannt.
app-embed-twice = „{ $name }“ steht zweimal da; es kann nur einen Wert haben.
app-embed-number = „{ $name } = { $value }“ ist keine Zahl.
app-embed-refused = „{ $name } = { $value }“: { $message }
app-embed-failed = Die Szene ließ sich nicht aufbauen: { $message }
app-embed-choice = „{ $name } = { $value }“ ist keines von { $known }.
app-embed-open = Lektion öffnen

# Was der Kern ablehnt, nach seinem Code; dahinter stehen die Stelle und seine eigenen Worte.
error-unknown-scene = Diese Szene gibt es nicht.
error-unknown-key = Dieser Eintrag ist hier nicht bekannt.
error-wrong-type = Hier wird ein Wert anderer Art erwartet, zum Beispiel eine Zahl statt eines Textes.
error-out-of-range = Dieser Wert liegt außerhalb des zulässigen Bereichs.
error-not-finite = Das ist keine endliche Zahl.
error-missing = Es fehlt etwas, das angegeben werden muss.
error-unknown-id = Das verweist auf etwas, das es nicht gibt.
error-duplicate-id = Zwei Einträge haben denselben Namen.
error-in-use = Das lässt sich nicht entfernen, solange anderes davon abhängt.
error-too-large = Das überschreitet die Grenzen dieses Programms.
error-unsupported = Diese Kombination wird nicht unterstützt: Wählen Sie ein anderes Verfahren, eine andere Form oder eine andere Art.
error-bad-snapshot = Der gespeicherte Zustand ist beschädigt oder gehört zu einer anderen Szene.
error-not-recorded = Diese Größe wurde nicht aufgezeichnet.
error-freed = Diese Simulation ist beendet. Laden Sie die Seite neu.
error-recursive-use = Die Simulation wurde aufgerufen, während sie rechnete.
error-out-of-memory = Der Simulation ist der Speicher ausgegangen. Laden Sie die Seite neu; was dieser Browser von Ihrer Szene behält, ist danach wieder da.
error-other = Ein unerwarteter Fehler ist aufgetreten. Laden Sie die Seite neu.
error-at = { $sentence } Stelle: { $path }
