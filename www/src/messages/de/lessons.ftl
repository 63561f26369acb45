# Die Liste der Lektionen: Titel und ein Satz.
lesson-circle-title = Ein Punkt auf einem Kreis
lesson-circle-summary = Eine Perle auf einem Drahtring: welche Kraft sie dort hält, warum die gerechnete Perle abdriftet und was sie zurückholt.
