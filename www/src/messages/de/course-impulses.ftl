# Der Rahmen jeder Lektion: was man danach kann, was sie voraussetzt, was man am Ende kann.

course-impulses-goal-1 = Das lineare Gleichungssystem für die Kraftstöße hλ eines Schritts herleiten und sagen, woraus jeder Teil von b besteht.
course-impulses-goal-2 = Erklären, warum Physik-Engines nach Geschwindigkeiten und Kraftstößen lösen statt nach Beschleunigungen und Kräften.
course-impulses-now = einen Schritt einer Physik-Engine auf Geschwindigkeitsebene schreiben: rechte Seite, Blöcke von A, Baumgarte-Term, Warmstart.
course-impulses-left = Schranken: Motoren, Anschläge und Kontakte sind Zeilen derselben Art, mit Ungleichungen.

course-rigid-goal-1 = Orientierung, Winkelgeschwindigkeit und Drehimpuls eines starren Körpers beschreiben und den Trägheitstensor, der sie verbindet.
course-rigid-goal-2 = Erklären, warum ein Körper um seine mittlere Achse umschlägt, und beurteilen, wie gut ein Zeitschritt Energie und Drehimpuls erhält.
course-rigid-needs = das Vektorprodukt, Trägheitsmomente
course-rigid-now = die freie Drehung eines starren Körpers integrieren und wählen, wie das Kreiselmoment behandelt wird.
course-rigid-left = Wie man den Trägheitstensor einer Form berechnet, und Körper, die sich verformen.

course-joints-goal-1 = Die Zeilen von Scharnieren, Schubgelenken, Motoren und Anschlägen für zwei Körper aufschreiben.
course-joints-goal-2 = Baumgarte-Stabilisierung, weiche Bedingungen, Split Impulse und Projektion danach vergleichen, was sie der Energie hinzufügen.
course-joints-now = einen Mechanismus auf Geschwindigkeitsebene zusammenhalten und eine Korrektur mit vertretbarer Wirkung auf die Energie wählen.
course-joints-left = Zahnräder, elastische Gelenke und Gelenke, die unter Last brechen.
