# #/misprints 쪽: www/src/misprints/.
misprints-lead = 이 강의의 참고 문헌에서 뜻한 것과 다르게 인쇄되었거나 성립하지 않는 것을 주장한 곳이다. 인쇄된 식과 바로잡은 식, 그리고 어느 쪽이 맞는지 가르는 계산을 나란히 둔다. 수는 이 쪽을 열 때 코어가 계산한다.
misprints-printed = 인쇄된 것
misprints-corrected = 바로잡은 것
misprints-by-printed = 오자대로
misprints-by-corrected = 바로잡으면
misprints-by-measured = 실행에서 잰 값

misprint-slide-7-place = Duthaler, 슬라이드 7
misprint-slide-7-why = {$Cdot-is}를 곱의 미분법으로 미분하면 {$both-terms}가 된다. 인쇄된 {$first-term}는 옆 항과 단위가 맞지 않고, 힘이 조절할 수 있는 가속도를 담고 있지 않다.
misprint-slide-7-what = 고리 밖에서 출발하여 피드백으로 되돌려지는 구슬의 {$Cddot}. 잰 값은 {$C}의 이계 차분이다.
misprint-slide-8-place = Duthaler, 슬라이드 8과 15
misprint-slide-8-why = 일을 하지 않는 것은 구속력뿐이다. 무게는 일을 한다. 그 일률 {$f-power}가 운동 에너지의 변화율이다.
misprint-slide-8-what = 옆에서 내려가는 도중인 구슬의 {$Tdot}. 잰 값은 {$T}의 차분몫이다.
misprint-slide-9-place = Duthaler, 슬라이드 9
misprint-slide-9-why = 슬라이드의 바로 윗줄 {$line-above}에서는 두 항 모두 앞에 음의 부호가 있다. 외력이 없으면 움직이는 구슬에는 중심을 향한 힘이 필요하므로 {$lambda}는 음수여야 한다.
misprint-slide-9-what = {$r} = {$radius} m인 고리의 옆에서 구슬을 놓고 각 식의 {$lambda}로 계산한 힘 {$lambda-x}로 움직였을 때 {$time} s 뒤의 {$distance}. 실행에서는 코어가 {$lambda}를 정한다.
misprint-lee-4-place = Lee, 4절
misprint-lee-4-why = (9)에서 (10)을 빼면 {$subtracted}가 남는다. 스펙트럼 반지름은 부호에 의존하지 않지만, 오차의 부호는 의존한다.
misprint-lee-4-what = 야코비 방법의 {$k} = {$sweeps}에서 오차 {$error}의 첫째 성분을 바로 앞 반복의 오차로부터 구한 값. 문제는 수업의 사슬이다.
misprint-lee-4-3-place = Lee, 4.3절
misprint-lee-4-3-why = 그 아래 줄들은 {$omega-A}를 {$S-is}과 {$T-is}로 나눈다. 따라서 {$sum-is}이다.
misprint-lee-4-3-what = {$omega} = {$factor}와 수업의 사슬에 대하여 각 방정식을 푼 {$x}의 첫째 성분. 실행에서는 SOR이 {$system}를 푼다.
misprint-ogawa-power-place = hi-ogawa, “Constrained dynamics”, 명제 1의 증명
misprint-ogawa-power-why = 명제는 {$fhat-is}를 가정하고, 증명의 다음 단계 {$next-line}는 거기에서 나온다. 곱 {$product}는 구속 조건의 수와 좌표의 수가 같지 않으면 존재하지도 않는다. “Position based dynamics”의 마지막 식에도 전치가 빠져 있어, {$last-corrected}가 {$last-printed}로 되어 있다.
misprint-ogawa-power-what = 흔들리는 구슬에 작용하는 구속력의 일률. 고리를 두 형태로 모두 써서 {$DG}가 정사각 행렬이 되므로 두 곱이 모두 존재한다.
misprint-ogawa-references-place = hi-ogawa, “Position based dynamics”, 주장 4: 가리키는 명제
misprint-ogawa-references-why = 명제 2는 병진, 명제 3은 회전에 관한 것이다. 명제 4는 없다.
misprint-ogawa-momentum-place = hi-ogawa, “Position based dynamics”, 주장 4: 각운동량
misprint-ogawa-momentum-why = 명제 3은 기울기를 구하는 곳, 곧 예측된 위치 {$xbar}에서 성립한다. 이전 위치에서의 팔에 대해서는 나머지가 남으므로, 주장과 달리 이 방법은 각운동량을 보존하지 않는다.
misprint-ogawa-momentum-what = 회전하는 막대의 첫 단계에서 각운동량의 변화.
misprint-tazz-place = tazz, 1부 제목
misprint-tazz-why = 이 말은 complement(보완)에서 왔다. {$lambda}와 {$w} 가운데 적어도 하나는 0이다.
