# Symbole des Kurses: formula/symbols.ts.
symbol-x = Ort
symbol-C = Zwangsbedingung: null, wo der Ort zulässig ist
symbol-r = Radius
symbol-Cdot = Änderungsrate der Zwangsbedingung: null, wo die Geschwindigkeit zulässig ist
symbol-v = Geschwindigkeit
symbol-grad = Gradient der Zwangsbedingung: die Richtung, in der C am schnellsten wächst
symbol-Cddot = zweite Ableitung der Zwangsbedingung; λ wird so gewählt, dass sie verschwindet
symbol-m = Masse
symbol-f = eingeprägte Kraft: Gewicht, Federn, die Maus
symbol-fhat = Zwangskraft: hält die Zwangsbedingung ein und leistet keine Arbeit, solange diese ruht
symbol-lambda = Lagrange-Multiplikator: wie stark die Zwangsbedingung wirkt
symbol-h = Zeitschritt
symbol-E = Energie: Bewegungsenergie und potentielle Energie
symbol-alpha = Rückführung von C: berichtigt Lagefehler
symbol-beta = Rückführung von Ċ: berichtigt Geschwindigkeitsfehler
symbol-J = Jacobi-Matrix: die Ableitungen aller Zwangsbedingungen, also Ċ = Jv
symbol-W = inverse Massenmatrix: null, wo ein Körper fest ist
symbol-A = Delassus-Operator J W Jᵀ: Wirkung von λ auf die Zwangsbedingungen
symbol-b = rechte Seite: Raten der Zwangsbedingungen ohne λ
symbol-q = Orientierung als Einheitsquaternion
symbol-omega = Winkelgeschwindigkeit
symbol-L = Drehimpuls
symbol-I = Trägheitstensor
symbol-mu = Reibungszahl
symbol-e = Stoßzahl: Trennungsgeschwindigkeit durch Annäherungsgeschwindigkeit
symbol-unit = Einheit { $unit }
symbol-introduced = Eingeführt in „{ $title }“
