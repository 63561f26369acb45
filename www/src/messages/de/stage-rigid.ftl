# Die Bühne mit starren Körpern und ihren Kontakten.
stage-layers = Kontakte
stage-layers-help = Anzeige der Kontakte
stage-layer-points = Kontaktpunkte, die eines Paares verbunden
stage-layer-normals = Normalen
stage-layer-forces = Kräfte in den Kontakten
stage-layer-cones = Reibungskegel
stage-layer-boxes = Hüllkästen
rigid-description = { $bodies ->
    [one] Ein beweglicher Körper
   *[other] { $bodies } bewegliche Körper
  }, { $contacts ->
    [one] ein Kontaktpunkt
   *[other] { $contacts } Kontaktpunkte
  }.
rigid-keys = N und P wählen einen Körper, die Eingabetaste markiert ihn, Escape lässt ihn los. Angehalten: Die Pfeiltasten bewegen ihn, R dreht ihn. Laufend: Sie schieben ihn an. Plus, Minus und Null zoomen.
rigid-body = Körper { $order } von { $count }: { $place }
rigid-placed = Platziert, in Ruhe
stage-load = { $force } von { $weight } N
