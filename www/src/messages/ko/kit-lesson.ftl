# “조립 도구” 수업: 스스로 판정하는 과제, src/lessons/kit/tasks.ts.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

build-lead = 기구를 이해하려면 직접 만들어 보아야 한다. 여기에 작업판 하나와 도구 한 벌, 과제 다섯 개가 있다. 각 과제는 만드는 동안 측정한 값으로 판정한다.
build-guide = 도구는 무대 왼쪽에, 좁은 창에서는 무대 위에 있다. 도구마다 단축키가 있고, 다음에 무엇을 해야 하는지 무대 아래쪽 가장자리에 표시된다. 만든 것은 실행 중에도 바꾸고, 얼마든지 되돌리고, 저장하고, 링크로 보낼 수 있다. 과제마다 작업판을 준비하는 버튼과, 만드는 방법 하나를 보여 주는 버튼이 있다.

build-task = 과제
build-begin = 작업판 준비
build-again = 다시 준비
build-solution = 방법 하나 보기
build-reached = (달성)
build-done = 완료했다.

build-things = 부품과 속성
build-things-short = 부품

build-first-title = 진자
build-first-1 = 가장 작은 기구는 고정된 입자 하나, 자유로운 입자 하나, 그 사이의 막대이다. 막대 도구로 빈 곳에서 다른 곳으로 끌면 두 끝에 입자가 나타난다. 그 가운데 하나를 고정하고 실행하라.
build-pendulum-task = 진자를 만들어 5초 동안 흔들리게 하라.
build-pendulum-tied = 자유로운 입자가 막대에 달려 있다
build-pendulum-motions = 남은 자유도가 꼭 하나이다
build-pendulum-stirs = 움직인다
build-pendulum-lasts = 5초 동안 움직였고 막대의 길이가 그대로이다
build-pendulum-done = 입자의 좌표는 둘이고, 막대가 그 가운데 하나를 없앤다.
build-first-2 = 자유도가 너무 많이 남았다면 아직 아무것도 고정되지 않은 것이다. 자유롭게 떨어지는 막대의 자유도는 셋이다. 입자를 골라 고정하라.
build-first-3 = 평면에서 입자는 좌표를 둘, 물체는 셋 가지며, 독립인 행은 하나마다 좌표를 하나씩 없앤다. 입자 p개와 물체 b개의 자유도는 다음과 같다.

build-linkage-title = 4절 링크
build-linkage-1 = 고정된 회전점 둘, 자유로운 관절 둘, 회전점에서 회전점까지 이어지는 막대 셋이 있다. 지면이 넷째 막대이다. 기구의 자유도는 하나뿐이고, 관절마다 정해진 경로를 따라 움직인다.
build-four-bar-task = 움직이는 4절 링크를 만들어라.
build-four-bar-tied = 자유로운 관절이 둘 이상 막대로 이어져 있다
build-four-bar-motions = 남은 자유도가 꼭 하나이다
build-four-bar-stirs = 움직인다
build-four-bar-done = 좌표 넷, 행 셋, 자유도 하나. 관절을 끌면 다른 관절이 따라온다.
build-linkage-2 = 움직이는 동안 막대를 선택하여 “부품과 속성”에서 그 길이를 바꾸면 다른 기구가 된다. 불가능한 길이를 요구하면 어떻게 되는지는 “{$redundant}”에서 다루었다.

build-hanging-title = 다리
build-hanging-1 = 교각 둘이 이미 서 있고, 공기 저항이 작용한다. 막대로 된 다리는 스스로 모양을 찾는다. 매달아 놓고 기다려라.
build-bridge-task = 막대 다섯 개 이상의 다리를 교각 사이에 매달아라. 모든 막대가 인장을 받아야 하고, 다리는 정지해야 한다.
build-bridge-tied = 자유로운 관절 넷 이상, 막대 다섯 이상
build-bridge-rests = 정지했다. 운동 에너지
build-bridge-pulls = 모든 막대가 인장을 받는다
build-bridge-done = 사슬이, 모든 링크가 인장을 받는 단 하나의 모양을 찾았다.
build-hanging-2 = 머릿속에서 그림을 뒤집으면 인장이 모두 압축이 된다. 안토니 가우디는 사슬과 작은 추로 이렇게 둥근 천장의 모양을 찾았다. 막대에 힘에 따라 색을 입히고, 원하는 곳에 추를 매달아 보라.
build-hanging-3 = 관절마다 밖에서 작용하는 힘은 연직 방향의 무게뿐이다. 그래서 장력의 수평 성분이 평형을 이루어 모든 막대에서 같은 값 H가 된다. 가장 가파른 막대의 장력이 가장 크다.

build-bracing-title = 지나침은 모자람만 못하다
build-bracing-1 = 이 틀에는 자유도가 하나 남아 있어 기울어질 것이다. 대각선 하나면 막을 수 있다. 필요한 것보다 더 넣고 랭크를 보라.
build-brace-task = 필요한 것보다 막대를 하나 더 써서 아무것도 움직이지 않게 틀을 보강하라.
build-brace-motions = 남은 자유도가 없다
build-brace-spare = 잉여 행이 하나 이상
build-brace-rests = 정지해 있다. 운동 에너지
build-brace-done = 막대를 아무리 더해도 랭크는 4 그대로이다. 행렬 패널에 고윳값 0이 보인다.
build-bracing-2 = 대각선이 둘이면 하나가 잘려도 틀의 모양이 바뀌지 않는다. 가위로 해 보고, 다른 어떤 막대가 없어도 되는지 보라.

build-drawing-title = 롤러코스터
build-drawing-1 = 연필로 빈 작업판에 철사를 그려라. 구슬도 함께 생긴다. 높은 곳에서 시작하라. 구속력은 승객이 느끼는 힘이다. 곧 철사에 수직인 무게의 성분에, 질량과 곡률과 속력의 제곱의 곱을 더한 것이다.
build-drawing-3 = 곡률 중심을 향하는 단위 법선 벡터를 n이라 하면 다음과 같다.
build-coaster-task = 빠르지만 1 kg의 구슬에 작용하는 힘이 결코 45 N을 넘지 않는 코스를 그려라.
build-coaster-drawn = 그려 놓은 철사 위를 구슬이 달린다
build-coaster-stirs = 빠르다: 운동 에너지가 6 J을 넘는다
build-coaster-gently = 5초를 달렸고 한 번도 45 N을 넘지 않았다
build-coaster-done = 구슬이 빠를수록 굽은 곳의 반지름은 더 커야 한다.
build-drawing-2 = 들쭉날쭉한 선은 빠르지 않고 거칠기만 하다. 구슬이 꺾인 곳을 지날 때 구속력의 그래프를 보라.

build-more-title = 그다음은?
build-more-1 = 카탈로그의 모든 것이 도구의 마지막 버튼에 들어 있다. 각도, 넓이, 여러 점을 지나는 밧줄, 강체 묶음, 용수철, 바람 등이다. “{$laboratory}”에서는 작업판이 비어 있고 넓으며, 다음에 방문할 때까지 보존된다.
build-more-3 = 구속 조건을 직접 쓸 수도 있다. 거기서 *수식*을 고르고 입자나 물체를 하나에서 넷까지 클릭한 다음, “부품과 속성”에 x1^2 + y2 = 1처럼 조건을 쓴다. 쓰는 동안 그 아래에 정확한 도함수가 수식으로 나타난다.
build-more-2 = 몇 가지 제안: 걷는 링크 기구, 저울, 몸무게를 옮겨 높이 오르는 그네, 되도록 적은 막대로 하중을 받치는 다리, 높이가 다른 두 구슬이 함께 닿지 *않는* 철사.

build-sources-title = 참고 문헌
build-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, 슬라이드 12, 18–20: 계산 도중에 더하고 뺄 수 있는 블록으로서의 구속 조건.
build-source-maxwell = James Clerk Maxwell, *On the calculation of the equilibrium and stiffness of frames*, Philosophical Magazine 27 (1864): 막대와 관절의 수 세기.
build-source-reuleaux = Franz Reuleaux, *Theoretische Kinematik*, Braunschweig 1875: 링크의 사슬로 본 기구, 그 가운데 4절 링크.
build-source-hooke = Robert Hooke, *A Description of Helioscopes*, London 1676: 유연한 줄이 늘어지는 모양을 뒤집으면 단단한 아치가 선다.
build-source-stoer = Josef Stoer, Roland Bulirsch, *Introduction to Numerical Analysis*, Springer, 2.4절: 연필이 그리는 3차 스플라인.

build-run-own = 만든 그대로
build-run-solution = 방법 하나
build-run-typed = 수식
build-run-beads = 구슬
build-preset-typed = 직접 쓴 조건
build-preset-beads = 한 철사 위의 두 구슬
