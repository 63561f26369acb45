# Lektion „Wenn Bedingungen sich wiederholen oder widersprechen“. {$namen} im Text sind Formeln: src/lessons/redundant/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

redundant-lead = Bisher sagte jede Zwangsbedingung etwas Neues, und keine zwei widersprachen sich. Beim Bau von Mechanismen fordert man bald etwas doppelt und früher oder später etwas Unmögliches. Was soll eine Simulation dann tun?
redundant-guide = Lassen Sie beim Lesen das Matrizenfeld geöffnet. Um die Zeilen und Eigenwerte, die es zeigt, geht es in dieser Lektion.

## 1 Wiederholt
redundant-repeat-title = Dreimal dasselbe
redundant-repeat-1 = Ein Pendel hängt an einem Stab. Daneben hängt ein zweites, der zweite Lauf, dessen Stab dreifach vorhanden ist: drei gleiche Zeilen. Eine würde genügen, um es zu halten; die anderen beiden sagen nichts Neues.
redundant-thrice-question = Wie groß sind die drei Multiplikatoren?
redundant-thrice-choice-each = jeder ist so groß wie der des einzelnen Stabs
redundant-thrice-choice-third = jeder ist ein Drittel davon
redundant-thrice-choice-first = der erste ist so groß, die anderen sind null
redundant-thrice-choice-fails = sie lassen sich nicht finden, und der Lauf bricht ab
redundant-thrice-measured = Der einzelne Stab hat λ = { $alone } N, die drei haben { $shares } N. Beide Pendel bewegen sich genau gleich.
redundant-thrice-why-1 = Alle Zeilen und Spalten sind gleich, und die rechten Seiten ebenso. Bestimmt ist nur die Summe der Multiplikatoren. Die Matrix hat die Eigenwerte {$eigenvalues}: Sie hat keine Inverse, aber das System hat Lösungen, eine ganze Ebene davon, und die konjugierten Residuen finden die mit gleichen Multiplikatoren.
redundant-repeat-2 = Fügen Sie denselben Stab noch einmal hinzu, während das Pendel schwingt, und achten Sie auf die Matrix: eine Zeile, die eine Kopie ist, und ein weiterer Eigenwert null.
redundant-repeat-3 = An der Bewegung auf der Bühne ändert sich gar nichts. Nehmen Sie Stäbe wieder heraus, bis einer übrig ist.

## 2 Welche davon
redundant-null-title = Eine Kraft, viele Multiplikatoren
redundant-null-1 = Warum schadet es nicht, dass {$lambda} nicht eindeutig ist? Es sei {$z} eine Änderung der Multiplikatoren, bei der die Gleichungen erfüllt bleiben. Dann ist
redundant-null-2 = und {$lambda-plus-z} ergibt an jedem beweglichen Teilchen dieselbe Kraft wie {$lambda}. Alle Lösungen halten das System auf gleiche Weise; sie verteilen nur die Last anders auf die Stäbe. Die Vektoren {$z} bilden den *Nullraum* von {$A}. Muss eine Lösung gewählt werden, so liegt die kleinste nahe, die der *Pseudoinversen*:
redundant-null-3 = Konjugierte Residuen, von null aus gestartet, verlassen nie das Bild von {$A}: Sie addieren nur Richtungen, in denen sich die Gleichungen ändern, und enden deshalb bei der kleinsten Lösung. Gauß-Seidel berichtigt eine Zeile nach der anderen:
redundant-null-4 = Der erste Stab nimmt alles auf sich, und für die anderen bleibt nichts zu tun. Das Jacobi-Verfahren schneidet schlechter ab. Es lässt alle drei denselben Fehler zugleich berichtigen, jeden vollständig, sodass der Fehler in jeder Iteration das Vorzeichen wechselt und sich verdoppelt:

## 3 Widerspruch
redundant-contradict-title = Das Unmögliche
redundant-contradict-1 = Stäbe von 1, 1 und 3 Metern sollen ein Dreieck bilden. Ein solches Dreieck gibt es nicht: Zwei Seiten zusammen sind nie kürzer als die dritte. Die drei Zeilen widersprechen sich, und kein {$lambda} erfüllt sie alle.
redundant-triangle-question = Das Dreieck hängt an einer Ecke, mit Rückführung. Was wird geschehen?
redundant-triangle-choice-one = ein Stab gibt nach, die anderen behalten ihre Länge
redundant-triangle-choice-shared = alle drei geben gleich viel nach
redundant-triangle-choice-explodes = es explodiert
redundant-triangle-measured = Die drei Längen weichen um { $errors } m ab, und das Residuum ist { $residual }.
redundant-triangle-why-1 = Wo sich Gleichungen nicht erfüllen lassen, lassen sie sich doch so gut wie möglich erfüllen:
redundant-triangle-why-2 = Die Summe der Quadrate ist am kleinsten, wenn der Fehler geteilt wird. Das Dreieck fällt zu einer Strecke zusammen, und jeder Stab weicht um {$third} m ab: {$lengths} m.
redundant-contradict-2 = Was übrig bleibt, jetzt {$now-residual}, ist das Residuum, das kein {$lambda} beseitigen kann. Daran erkennt ein Programm den Widerspruch, und es sollte ihn zeigen und nicht verbergen. Im Löserfeld ist es die Höhe, auf der konjugierte Residuen und der direkte Löser stehen bleiben.
redundant-line-1 = Kleinste Quadrate: Der Gradient von ½|Aλ + b|² verschwindet; A ist symmetrisch.
redundant-line-2 = Das Residuum liegt im Nullraum (Abschnitt 2): Es beschleunigt nichts.
redundant-line-3 = A ist symmetrisch, mit Zeile 1. So ist b = r − Aλ in zwei zueinander senkrechte Teile zerlegt; jeder ist eindeutig, auch wo λ es nicht ist.
redundant-line-4 = Nach Zeile 3 haben zwei Lösungen dasselbe Aλ, und ihre Differenz liegt im Nullraum: Sie ergeben dieselben Beschleunigungen.
redundant-line-5 = Pythagoras: Die Lösung, die auf dem ganzen Nullraum senkrecht steht, ist die kleinste.
redundant-contradict-3 = Dabei lauert eine Falle. Das schwingende Dreieck ist nie genau flach (in Gleitkommazahlen nicht einmal in Ruhe) und seine Matrix daher nicht genau singulär. Der dritte Eigenwert ist klein, aber nicht null, und ein Löser, der ihn ernst nimmt, findet doch eine Lösung: gewaltige Kräfte quer zu den Stäben, die sie augenblicklich passend machen würden. Einem Löser muss man vorgeben, welche Eigenwerte er als null behandeln soll. Das ist die *Rangtoleranz*, ein Bruchteil des größten Eigenwerts: hier {$tolerance}. Mit {$strict} hält dasselbe Dreieck keine Sekunde.
redundant-contradict-4 = Finden Sie heraus, ab welcher Toleranz es hält: {$set-rank-tolerance}, dann starten Sie neu.

## 4 Fachwerke
redundant-truss-title = Fachwerke: Welche Kräfte sind bestimmt?
redundant-truss-1 = In der Baustatik ist das seit Langem bekannt. Ein Fachwerk besteht aus Stäben und Gelenken und ist so gebaut, dass sich nichts bewegt. Mit {$n} freien Gelenken in der Ebene gibt es {$coordinates} Koordinaten. Jede Zeile nimmt eine davon weg, es sei denn, sie hängt von den anderen ab; die Zahl der unabhängigen Zeilen ist der *Rang*:
redundant-truss-2 = Dabei ist {$free} die Zahl der verbliebenen Freiheitsgrade und {$spare} die Zahl der überzähligen Stäbe. Zwei Felder an einer Wand haben {$eight} und acht Stäbe, und beide Zahlen sind null: Ein solches Fachwerk heißt *statisch bestimmt*. Jede Stabkraft folgt aus den Lasten.
redundant-truss-3 = Nun bekommt das Feld an der Wand eine zweite Diagonale, und zwei Löser, konjugierte Residuen und Gauß-Seidel, berechnen nebeneinander die Stabkräfte.
redundant-braced-question = In welchen Stäben finden die beiden Löser dieselbe Kraft?
redundant-braced-choice-all = in allen
redundant-braced-choice-panel = nur in denen des äußeren Feldes
redundant-braced-choice-none = in keinem
redundant-braced-measured = Sie stimmen in { $same } von { $members } Stäben überein; die Zwangskräfte im Ganzen haben die Größe { $fa } N und { $fb } N.
redundant-braced-why-1 = Die beiden Diagonalen und die Stäbe um sie herum lassen sich gegeneinander verspannen: Zug in den Diagonalen, Druck in den Stäben ringsum und keine resultierende Kraft an den Gelenken. Eine solche *Eigenspannung* kann zu jeder Lösung hinzukommen. Sie reicht nur so weit wie das geschlossene Feld; jenseits davon ist jede Kraft nach wie vor bestimmt.
redundant-braced-why-2 = In einem wirklichen Fachwerk wird die Eigenspannung durch die Längen der Stäbe beim Einbau bestimmt, auf ein Zehntel Millimeter. Starre Stäbe enthalten keine solche Information, und so ist die kleinste Lösung eine so gute Antwort wie jede andere.
redundant-truss-4 = Die Bühne kann Stäbe nach ihrer Kraft einfärben, Zug gegen Druck: Versuchen Sie es mit beiden Fachwerken.

## 5 Getriebe
redundant-linkage-title = Gelenkgetriebe: Bewegen sie sich?
redundant-linkage-1 = Dieselbe Abzählung ordnet die Mechanismen. Eine Viergelenkkette hat zwei freie Gelenke und drei Stäbe, {$four-bar}: ein Freiheitsgrad, und deshalb treibt ein einziger Motor sie an. Der Inversor von Peaucellier hat vier Gelenke und sieben Stäbe, {$seven}, und seine unterste Ecke tut, was man für Stäbe und Gelenke lange für unmöglich hielt: Sie bewegt sich auf einer Geraden.
redundant-linkage-2 = Nun eine Platte an drei parallelen, gleich langen Kurbeln. Die Platte ist ein Dreieck aus drei Stäben: drei Gelenke, sechs Stäbe, {$cranks}.
redundant-cranks-question = Nach der Abzählung bleibt kein Freiheitsgrad übrig. Bewegt sich die Platte?
redundant-cranks-choice-still = nein, sie ist starr
redundant-cranks-choice-moves = ja, sie schwingt
redundant-cranks-measured = Das erste Gelenk bewegte sich um { $way } m. Der Rang ist { $rank }, und { $nullity } Zeile hängt von den anderen ab.
redundant-cranks-why-1 = Die Abzählung nimmt die Zahl der Zeilen, doch maßgebend ist nur der Rang. Bei parallelen Kurbeln hängt die dritte Zeile in jeder Lage von den beiden anderen ab. Solche Mechanismen heißen *überbestimmt*; sie funktionieren nur mit genauen Längen.
redundant-linkage-3 = Machen Sie die mittlere Kurbel zehn Zentimeter länger, und der Rang ist sechs:
redundant-linkage-4 = Nichts bewegt sich mehr. An einer wirklichen Lokomotive, deren Räder ebenso gekuppelt sind, bringt eine falsche Länge die Zahl der Freiheitsgrade nicht auf null; sie zeigt sich als Verschleiß. Solche Fälle lassen sich in „{$kit}“ selbst bauen.

## Übungen
redundant-exercises-title = Aufgaben
redundant-exercise-1 = Ein Quadrat aus vier Stäben mit beiden Diagonalen liegt frei in der Ebene. Wie viele Stäbe sind überzählig?
redundant-exercise-1-ask = Überzählige Stäbe
redundant-exercise-1-hint = Vier Punkte haben 8 Koordinaten; einem starren Körper in der Ebene bleiben 3 Freiheitsgrade.
redundant-exercise-1-answer = {$answer-square}. Ein starrer Körper in der Ebene behält drei Freiheitsgrade, ein freies Fachwerk braucht also {$maxwell} Stäbe; das ist Maxwells Abzählung.
redundant-exercise-2 = Kopf und Rumpf der Figur aus der letzten Lektion sind sechs Teilchen und dreizehn Stäbe. Wie viele davon sind überzählig?
redundant-exercise-2-ask = Überzählige Stäbe
redundant-exercise-2-hint = Sechs Teilchen brauchen 2·6 − 3 Stäbe.
redundant-exercise-2-answer = {$answer-trunk}, wie dort auch das Matrizenfeld zeigt. Man könnte sie weglassen. Eine Figur mit überzähligen Stäben bleibt aber starr, wenn einer davon durchgeschnitten wird.
redundant-exercise-3 = Die Seiten des unmöglichen Dreiecks sollen 1, 1 und 2,5 m sein. Welche Längen nimmt es an?
redundant-exercise-3-ask = Die längste Seite, in m
redundant-exercise-3-hint = Es fehlen 0,5 m, und die kleinsten Quadrate verteilen sie gleichmäßig auf drei Zeilen.
redundant-exercise-3-answer = Jede weicht um {$answer-off} m ab: {$answer-sides} m.
redundant-exercise-4 = Starten Sie Gauß-Seidel nicht von null, sondern von den Multiplikatoren des letzten Schritts (Warmstart). Was wird aus den Anteilen der drei gleichen Stäbe?
redundant-exercise-4-choice-equal = Sie werden einander Schritt für Schritt gleich
redundant-exercise-4-choice-kept = Die zuerst gefundenen Anteile bleiben
redundant-exercise-4-choice-grow = Der erste Stab übernimmt in jedem Schritt mehr
redundant-exercise-4-not-equal = Dazu müsste sich eine Zeile ändern, deren Gleichung schon erfüllt ist.
redundant-exercise-4-not-grow = Ein Durchgang gibt dem ersten Stab nur, was der Summe noch fehlt; ihr fehlt nichts.
redundant-exercise-4-answer = Die einmal gefundenen Anteile bleiben bestehen, denn jeder Durchgang ändert den ersten nur um das, was der Summe noch fehlt. Die Bewegung bleibt dieselbe.
redundant-exercise-5 = Eine Viergelenkkette mit gleich langen gegenüberliegenden Stäben lässt sich strecken, alle vier auf einer Geraden. Was geschieht dort mit dem Rang, und was bedeutet es?
redundant-exercise-5-ask = Freiheitsgrade in der gestreckten Lage
redundant-exercise-5-hint = Zwei freie Gelenke haben vier Koordinaten; wie viele der drei Zeilen sind noch unabhängig?
redundant-exercise-5-answer = Die Zeilen werden abhängig, der Rang sinkt um eins, und für diesen Augenblick gibt es zwei Freiheitsgrade. Von dort kann das Getriebe als Parallelogramm oder überkreuzt weitergehen: Die Gleichungen sagen nicht, wie.

redundant-sources-title = Quellen
redundant-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, Folie 21: kleinste Quadrate, überzählige Bedingungen.
redundant-source-maxwell = James Clerk Maxwell, *On the calculation of the equilibrium and stiffness of frames*, Philosophical Magazine 27 (1864), 294–299.
redundant-source-bjorck = Åke Björck, *Numerical Methods for Least Squares Problems*, SIAM 1996, Kapitel 1: kleinste Quadrate, auch bei Rangabfall.
redundant-source-peaucellier = Charles-Nicolas Peaucellier, Brief in *Nouvelles annales de mathématiques* (1864), 414–415.

redundant-quantity-lambda1 = erster Multiplikator
redundant-quantity-lambda2 = zweiter Multiplikator
redundant-quantity-lambda3 = dritter Multiplikator
redundant-quantity-coordinates = freie Koordinaten
redundant-quantity-rows = Zeilen
redundant-quantity-rank = Rang
redundant-quantity-free = verbliebene Freiheitsgrade
redundant-quantity-spare = überzählige Zeilen
redundant-quantity-residual = Residuum

## Knöpfe, Versuche und Läufe
redundant-preset-thrice = einmal und dreimal
redundant-preset-ways = zwei Arten, die Last zu verteilen
redundant-preset-jacobi = Jacobi bei drei gleichen Zeilen
redundant-preset-triangle = unmögliches Dreieck
redundant-preset-strict = dasselbe mit einer Rangtoleranz von 10⁻⁸
redundant-preset-truss = Fachwerk
redundant-preset-braced = Fachwerk mit zweiter Diagonale
redundant-preset-cranks = drei Kurbeln
redundant-preset-locked = eine Kurbel länger
redundant-preset-four-bar = Viergelenkkette
redundant-preset-peaucellier = Inversor von Peaucellier
redundant-act-add = denselben Stab noch einmal
redundant-act-remove = ein Stab weniger
redundant-run-once = einmal
redundant-run-thrice = dreimal
redundant-run-cg = konjugierte Residuen
redundant-run-seidel = Gauß-Seidel
redundant-run-jacobi = Jacobi
redundant-run-tolerant = Rangtoleranz 0,1
redundant-run-strict = Rangtoleranz 10⁻⁸
redundant-run-truss = Fachwerk
redundant-run-cranks = Kurbeln
redundant-run-locked = eine länger
redundant-run-four-bar = Viergelenkkette
redundant-run-peaucellier = Inversor
