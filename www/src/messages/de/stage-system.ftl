# Die Bühne mit mehreren Teilchen, Stäben und Federn, in der Ebene und im Raum.
system-label = Bühne: ein Teilchen ziehen, oder mit N und P eines wählen und mit den Pfeiltasten bewegen
system-description = { $particles ->
    [one] Ein Teilchen
   *[other] { $particles } Teilchen
  }, { $fixed ->
    [one] ein fester Punkt
   *[other] { $fixed } feste Punkte
  }, { $sticks ->
    [one] ein Stab
   *[other] { $sticks } Stäbe
  }, { $others ->
    [one] eine andere Zwangsbedingung
   *[other] { $others } andere Zwangsbedingungen
  }; |C| = { $c }.
system-keys = N und P wählen ein Teilchen, die Eingabetaste markiert es, Escape lässt es los. Angehalten: Die Pfeiltasten bewegen es. Laufend: Sie schieben es. Plus, Minus und Null zoomen.
system-keys-space = Die Pfeiltasten drehen die Szene. N und P wählen ein Teilchen, dann bewegen es die Pfeiltasten; Escape lässt es los. Plus und Minus zoomen, Pos1 zeigt alles.
system-body = Teilchen { $order } von { $count }: { $place }
system-arrow-v-help = ẋ, die Geschwindigkeit jedes Teilchens
system-arrow-f-help = f, alle Kräfte auf ein Teilchen außer Zwangskräften: Gewicht, Federn, Mausfeder
system-arrow-fhat-help = f̂, die Kraft aller Zwangsbedingungen zusammen auf ein Teilchen
system-arrow-grad-help = ∇C einer Zwangsbedingung, für jedes ihrer Teilchen: die Richtung, in der C am schnellsten wächst
system-loads = Stabkräfte
system-loads-help = λ in den Stäben: Blaue ziehen ihre Enden zusammen, orangefarbene drücken sie auseinander
system-all = Pfeile an allen
system-all-help = Pfeile an jedem Teilchen, nicht nur an denen, die Sie betrachten
system-pushed = Druck
system-pulled = Zug
system-placed-legal = Alle Zwangsbedingungen sind erfüllt: ein zulässiger Start
system-placed-illegal = |C| = { $c }: ein unzulässiger Start
system-iterate = λ von { $solver }, Iterierte k = { $k }
