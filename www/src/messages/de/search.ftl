# Die Suche: app/search.ts.
search-placeholder = Lektionen, Szenen, Symbole, Begriffe suchen
search-close = Schließen
search-found = Treffer
search-none = Nichts gefunden. Versuchen Sie ein anderes Wort oder einen Teil davon.
search-count = { $count } Treffer
search-key-choose = wählen
search-key-open = öffnen
search-lesson = Lektionen
search-section = Abschnitte
search-symbol = Symbole
search-term = Begriffe
search-scene = Szenen
