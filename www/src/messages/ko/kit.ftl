# 조립 도구와 자유 실험실: 도구, 목록, 파일.
kit-run = 만든 그대로
kit-run-sequence = 차례로
kit-run-together = 한꺼번에
kit-tools = 도구
kit-scene = 장면
kit-inspector = 부품과 속성
kit-hint = { POINTER() ->
    [touch] 빈 무대이다. 막대를 골라 한 곳에서 다른 곳으로 끌거나 장면을 열어 보라.
   *[mouse] 빈 무대이다. 막대(S)를 골라 한 곳에서 다른 곳으로 끌거나 장면을 열어 보라.
}
kit-quiet = 닫기
kit-done = 완료
kit-add = 추가
kit-close = 닫기

kit-tool-select = 선택
kit-tool-select-help = { POINTER() ->
    [touch] 입자를 끌어 옮긴다. 누르면 선택한다.
   *[mouse] 입자를 끌어 옮긴다. 클릭하면 선택하고, Shift를 누른 채 클릭하면 여럿을 선택한다.
}
kit-tool-particle = 입자
kit-tool-particle-help = { POINTER() ->
    [touch] 둘 곳을 누른다.
   *[mouse] 둘 곳을 클릭한다. Shift를 누르면 고정된다.
}
kit-tool-box = 상자
kit-tool-box-help = { POINTER() ->
    [touch] 모서리에서 모서리로 끈다. 누르기만 하면 작은 상자가 된다.
   *[mouse] 모서리에서 모서리로 끈다. 클릭하면 작은 상자가 된다. Shift를 누르면 고정된다.
}
kit-tool-disc = 원판
kit-tool-disc-help = { POINTER() ->
    [touch] 중심에서 끈다. 누르기만 하면 작은 원판이 된다.
   *[mouse] 중심에서 끈다. 클릭하면 작은 원판이 된다. Shift를 누르면 고정된다.
}
kit-tool-capsule = 캡슐
kit-tool-capsule-help = { POINTER() ->
    [touch] 끝에서 끝으로 끈다. 누르기만 하면 작은 캡슐이 된다.
   *[mouse] 끝에서 끝으로 끈다. 클릭하면 작은 캡슐이 된다. Shift를 누르면 고정된다.
}
kit-tool-cylinder = 원기둥
kit-tool-cylinder-help = { POINTER() ->
    [touch] 밑면에서 밑면으로 끈다. 누르기만 하면 작은 원기둥이 된다.
   *[mouse] 밑면에서 밑면으로 끈다. 클릭하면 작은 원기둥이 된다. Shift를 누르면 고정된다.
}
kit-tool-cone = 원뿔
kit-tool-cone-help = { POINTER() ->
    [touch] 밑면의 중심에서 꼭짓점으로 끈다. 누르기만 하면 작은 원뿔이 된다.
   *[mouse] 밑면의 중심에서 꼭짓점으로 끈다. 클릭하면 작은 원뿔이 된다. Shift를 누르면 고정된다.
}
kit-tool-polygon = 볼록 다각형
kit-tool-polygon-help = { POINTER() ->
    [touch] 꼭짓점을 차례로 누른다. 첫 꼭짓점을 다시 누르거나 “완료”를 누르면 닫힌다.
   *[mouse] 꼭짓점을 차례로 클릭한다. 첫 꼭짓점을 다시 클릭하거나 두 번 클릭하거나 Enter를 누르면 닫힌다.
}
kit-tool-hull = 볼록 입체
kit-tool-hull-help = { POINTER() ->
    [touch] 윤곽의 꼭짓점을 차례로 누른다. 첫 꼭짓점을 다시 누르거나 “완료”를 누르면 판이 된다. 입력하는 꼭짓점은 어디에 있어도 된다.
   *[mouse] 윤곽의 꼭짓점을 차례로 클릭한다. 첫 꼭짓점을 다시 클릭하거나 두 번 클릭하거나 Enter를 누르면 판이 된다. 입력하는 꼭짓점은 어디에 있어도 된다.
}
kit-tool-chain = 선분 지형
kit-tool-chain-help = { POINTER() ->
    [touch] 점을 차례로 누른다. “완료”를 누르면 끝나고, 첫 점을 다시 누르면 고리가 닫힌다. 지형은 고정되어 있다.
   *[mouse] 점을 차례로 클릭한다. 두 번 클릭하거나 Enter를 누르면 끝나고, 첫 점을 다시 클릭하면 고리가 닫힌다. 지형은 고정되어 있다.
}
kit-tool-fuse = 복합 물체
kit-tool-fuse-help = { POINTER() ->
    [touch] 결합할 물체를 차례로 누르고 “완료”를 누른다. 질량은 모두 더한 값이 된다.
   *[mouse] 결합할 물체를 차례로 클릭하고 Enter를 누른다. 질량은 모두 더한 값이 된다.
}
kit-tool-ground = 바닥
kit-tool-ground-help = { POINTER() ->
    [touch] 바닥을 따라 끈다. 누르기만 하면 수평한 바닥이 된다. 바닥은 끝없이 이어진다.
   *[mouse] 바닥을 따라 끈다. 클릭하면 수평한 바닥이 된다. 바닥은 끝없이 이어진다.
}
kit-tool-stick = 막대
kit-tool-stick-help = { POINTER() ->
    [touch] 입자에서 입자로 끌거나 차례로 누른다. 빈 곳에는 입자가 생긴다.
   *[mouse] 입자에서 입자로 끌거나 차례로 클릭한다. 빈 곳에는 입자가 생긴다.
}
kit-tool-spring = 용수철
kit-tool-spring-help = { POINTER() ->
    [touch] 입자에서 입자로 끌거나 차례로 누른다. 빈 곳에는 입자가 생긴다.
   *[mouse] 입자에서 입자로 끌거나 차례로 클릭한다. 빈 곳에는 입자가 생긴다.
}
kit-tool-rope = 밧줄
kit-tool-rope-help = { POINTER() ->
    [touch] 밧줄이 지나는 입자를 차례로 누른다. “완료”를 누르면 끝난다.
   *[mouse] 밧줄이 지나는 입자를 차례로 클릭한다. 두 번 클릭하거나 Enter를 누르면 끝난다.
}
kit-tool-wind = 바람
kit-tool-wind-help = 물체의 한 점을 누른 채 바람이 부는 방향으로 끈다. 1 m가 5 m/s이다. 빈 곳에서 끌면 모든 물체에 바람이 분다.
kit-tool-pin = 핀
kit-tool-pin-help = { POINTER() ->
    [touch] 지금 자리에 붙들어 둘 입자를 누른다.
   *[mouse] 지금 자리에 붙들어 둘 입자를 클릭한다.
}
kit-tool-ring = 고리
kit-tool-ring-help = 구슬을 누른 채 고리의 중심까지 끈다.
kit-tool-line = 곧은 철사
kit-tool-line-help = 구슬을 누른 채 철사를 따라 끈다.
kit-tool-pencil = 연필
kit-tool-pencil-help = 원하는 모양의 철사를 그린다. 구슬 위를 지나도 되고 빈 곳에 그려도 된다.
kit-tool-angle = 각도
kit-tool-angle-help = { POINTER() ->
    [touch] 입자 셋을 누른다. 각의 꼭짓점은 둘째 입자이다.
   *[mouse] 입자 셋을 클릭한다. 각의 꼭짓점은 둘째 입자이다.
}
kit-tool-equal = 같은 거리
kit-tool-equal-help = { POINTER() ->
    [touch] 입자 둘을 누르고, 다시 둘을 누른다.
   *[mouse] 입자 둘을 클릭하고, 다시 둘을 클릭한다.
}
kit-tool-area = 넓이
kit-tool-area-help = { POINTER() ->
    [touch] 둘레의 꼭짓점을 차례로 누른 뒤 첫 입자를 다시 누른다.
   *[mouse] 둘레의 꼭짓점을 차례로 클릭한 뒤 첫 입자를 다시 클릭한다.
}
kit-tool-group = 강체 묶음
kit-tool-group-help = { POINTER() ->
    [touch] 서로의 거리를 일정하게 유지할 입자를 누른다. “완료”를 누르면 끝난다.
   *[mouse] 서로의 거리를 일정하게 유지할 입자를 클릭한다. Enter를 누르면 끝난다.
}
kit-tool-hinge = 힌지
kit-tool-hinge-help = 물체가 한 점을 중심으로 돌게 한다. 공간에서는 구면 관절이다. 한계와 모터는 속성에서 정한다.
kit-tool-slider = 미끄럼 관절
kit-tool-slider-help = 물체가 곧은 선을 따라 움직이게 한다. 그 선을 따라 끈다. 한계와 모터는 속성에서 정한다.
kit-tool-weld = 용접
kit-tool-weld-help = 두 물체를 단단히 결합하거나 물체를 바닥에 고정한다.
kit-tool-gear = 톱니바퀴
kit-tool-gear-help = { POINTER() ->
    [touch] 바퀴 둘을 누른다. 둘을 받치는 물체가 있으면 셋째로 누른다. “완료”를 누르면 끝난다.
   *[mouse] 바퀴 둘을 클릭한다. 둘을 받치는 물체가 있으면 셋째로 클릭한다. Enter를 누르면 끝난다.
}
kit-tool-motor = 모터
kit-tool-motor-help = 물체를 다른 물체나 바닥에 대해 돌린다. 둘을 서로 붙들어 두지는 않는다.
kit-tool-drum = 드럼에 감긴 밧줄
kit-tool-drum-help = 바퀴에서 밧줄이 떨어지는 쪽부터 짐까지 끈다. 빈 곳에는 새 짐이 생긴다. 바퀴에는 힌지가 있어야 한다.
kit-tool-screw = 나사
kit-tool-screw-help = 물체가 축을 한 바퀴 돌 때마다 피치만큼 나아간다. 축을 따라 끈다. 피치는 속성에서 정한다.
kit-tool-torsion = 비틀림 용수철
kit-tool-torsion-help = 두 물체의 각, 또는 물체와 바닥의 각 사이에 놓는 용수철. 강성이 아무리 커도 안정하다. 둘을 서로 붙들어 두지는 않는다.
kit-tool-motion = 정해진 운동
kit-tool-motion-help = 물체를 클릭한다. 빈 곳을 클릭하면 새 입자가 생긴다. 무엇이 작용하든 그 운동은 t의 식을 따른다. 식은 속성에서 정한다.
kit-motion-x = x 방향 변위 (m)
kit-motion-y = y 방향 변위 (m)
kit-motion-z = z 방향 변위 (m)
kit-motion-angle = 회전각 (rad)
kit-family-link = 막대, 용수철, 밧줄, 바람
kit-family-solid = 강체
kit-family-joint = 관절
kit-family-wire = 핀과 철사
kit-family-relation = 여러 입자의 관계
kit-family-take = 자르기와 삭제
kit-tool-cut = 가위
kit-tool-cut-help = 막대와 용수철을 가로질러 끌면 잘린다.
kit-tool-erase = 지우개
kit-tool-erase-help = { POINTER() ->
    [touch] 누르면 삭제한다. 이어진 구속 조건도 함께 삭제된다.
   *[mouse] 클릭하면 삭제한다. 이어진 구속 조건도 함께 삭제된다.
}
kit-tool-kind-help = 입자를 고른다.
kit-all = 모든 구속 조건과 힘
kit-constraints = 구속 조건
kit-forces = 힘
kit-make-fixed = 고정: 선택한 입자 또는 새 입자

kit-pick = { $title }: 입자 { $total }개 가운데 { $number }번째
kit-pick-open = { POINTER() ->
    [touch] { $title }: { $count }개 선택, { $least }개 이상. “완료”로 끝낸다
   *[mouse] { $title }: { $count }개 선택, { $least }개 이상. Enter나 두 번 클릭으로 끝낸다
}
kit-pick-any = { POINTER() ->
    [touch] { $title }: 입자 하나를 누르거나, 모두라면 “완료”를 누른다
   *[mouse] { $title }: 입자 하나를 클릭하거나, 모두라면 Enter를 누른다
}
kit-joint-first = { $title }: 물체 위 관절의 자리를 누른 채 다른 물체나 바닥까지 끈다
kit-joint-second = { POINTER() ->
    [touch] { $title }: 이제 다른 물체나 빈 곳을 누른다. 같은 자리를 다시 누르면 아래에 놓인 물체를 고른다
   *[mouse] { $title }: 이제 다른 물체나 빈 곳을 클릭한다. 같은 자리를 다시 클릭하면 아래에 놓인 물체를 고른다
}
kit-joint-needs-body = { POINTER() ->
    [touch] 둘 가운데 하나는 물체여야 한다. 물체를 누르면 된다.
   *[mouse] 둘 가운데 하나는 물체여야 한다. 물체를 클릭하면 된다.
}
kit-polygon-corners = 다각형에는 한 직선 위에 있지 않은 꼭짓점 셋이 필요하다.
kit-chain-corners = 선분 지형에는 점이 적어도 둘 필요하다.
kit-fuse-which = 구속 조건이 없고 유한하며 아직 복합 물체가 아닌 물체만 결합할 수 있다.
kit-type-corners = x, y; x, y; x, y
kit-type-corners-space = x, y, z; x, y, z; …
kit-type-bodies = 물체 번호
kit-type-place = x, y (미터)
kit-type-place-space = x, y, z (미터)
kit-type-particles = 입자 번호
kit-type-place-wrong = 좌표마다 수를 하나씩 써야 한다.
kit-type-none = 입자 { $number }은(는) 없다.
kit-type-count = 입자의 개수가 맞지 않는다.
kit-stroke-short = 철사로 쓰기에는 선이 너무 짧다.

kit-particle = 입자 { $number }
kit-body = 물체 { $number }
kit-fixed = 고정
kit-all-particles = 모든 입자
kit-position = 위치
kit-velocity = 속도
kit-nothing-yet = 만든 것은 모두 그 속성과 함께 여기에 나온다.
kit-nothing-selected = 무대나 이 목록에서 무엇이든 선택하면 그 속성을 보고 바꿀 수 있다.
kit-several = { $count }개 선택됨
kit-several-help = { $particles ->
    [0] 삭제하면 함께 없어진다.
    [1] 삭제하면 함께 없어진다.
   *[other] 이 입자 { $particles }개로 막대, 밧줄, 각도, 묶음을 만들 수 있다. 그 버튼을 누르면 된다.
}
kit-delete = 삭제
kit-delete-with = 이어진 { $count }개와 함께 삭제
kit-key-delete = Delete 키
kit-removed-with = 이어진 { $count }개도 함께 삭제했다. 실행 취소를 누르면 모두 돌아온다.
kit-refused = 그렇게 할 수 없다: { $message }
kit-now-stepping = 접촉에 가장 알맞은 방법인 “충격량”(가우스–자이델)으로 바꾸었다.
kit-list-body = 입자: { $count }
kit-list-bodies = 물체: { $count }
kit-list-constraint = 구속 조건: { $count }
kit-list-force = 힘: { $count }

kit-undo = 실행 취소
kit-redo = 다시 실행
kit-open = 열기
kit-empty-plane = 평면의 빈 무대
kit-empty-plane-help = 중력만 있다.
kit-empty-space = 공간의 빈 무대
kit-empty-space-help = 중력만 있는 삼차원 공간이다.
kit-from-file = 파일에서…
kit-from-file-help = 여기서 저장한 장면을 연다. 파일을 무대에 끌어다 놓아도 된다.
kit-scenes = 이 강좌의 장면
kit-save = 저장
kit-save-help = 지금 상태까지 담아 장면을 파일로 저장한다
kit-file-name = 장면
kit-share = 공유
kit-share-help = 장면 전체를 담은 링크를 복사한다
kit-shared = 링크를 클립보드에 넣었다({ $letters }자).
kit-shared-start = 링크를 클립보드에 넣었다({ $letters }자). 지금 상태까지 담으면 너무 길어지므로 처음 상태에서 시작한다.
kit-shared-address = 이제 주소 표시줄에 링크가 있다. 거기서 복사하면 된다.
kit-share-long = 이 장면은 { $most }자 링크에 담기에는 너무 크다. 대신 파일로 저장하면 된다.
kit-code = 코드
kit-code-help = 장면을 문서와 프로그램으로 본다
kit-code-language = 언어
kit-code-json = 문서
kit-code-js = JavaScript
kit-code-rust = Rust
kit-code-python = Python (Jupyter)
kit-copy = 복사
kit-copied = 복사했다.
kit-example = 마음껏 다루어 볼 수 있는 예제이다. 입자를 끌고, 막대를 자르고, 무엇이든 덧붙여 보라. 빈 무대는 “열기”에 있다.
kit-restored = 지난번에 만든 것을 되살렸다. 빈 무대는 “열기”에 있다.
kit-link-opened = 링크의 장면을 열었다. 이전 장면은 실행 취소를 누르면 돌아온다.
kit-link-refused = 이 링크의 장면을 보여 줄 수 없다: { $message }
kit-link-broken = 링크가 완전하지 않아 장면을 읽을 수 없다.
kit-file-opened = { $name }을(를) 열었다.
kit-file-not-json = { $name }은(는) 장면 파일이 아니어서 열지 못했다: { $message }
kit-file-refused = { $name }을(를) 열지 못했다: { $message }
kit-file-large = { $name }은(는) 너무 커서 열지 못했다.

# 구속 조건, 힘, 그 수치의 이름.
kit-constraint-circle = 고리
kit-constraint-circle-help = 입자를 중심 둘레의 원 위에 둔다.
kit-constraint-driven-circle = 움직이는 고리
kit-constraint-driven-circle-help = 모터가 흔들고 공간에서는 돌리기도 하는 고리 위에 입자를 둔다.
kit-constraint-distance = 막대
kit-constraint-distance-help = 두 물체 또는 그 위의 점 사이의 거리를 일정하게 유지한다. 곧 막대이다.
kit-constraint-pin = 핀
kit-constraint-pin-help = 입자를 한 점에 붙들어 둔다.
kit-constraint-line = 곧은 철사
kit-constraint-line-help = 입자를 직선 위에 둔다.
kit-constraint-through = 고리를 지나는 막대
kit-constraint-through-help = 세 입자를 한 직선 위에 둔다. 셋째는 첫 두 입자를 잇는 막대에 끼운 고리이다.
kit-constraint-angle = 각도
kit-constraint-angle-help = 세 입자가 이루는 각을 유지한다.
kit-constraint-rope = 밧줄
kit-constraint-rope-help = 여러 입자에 걸친 밧줄의 길이를 유지한다. 고정된 입자는 도르래이다.
kit-constraint-area = 넓이
kit-constraint-area-help = 평면에서 닫힌 입자 사슬이 둘러싼 넓이를 유지한다.
kit-constraint-volume = 부피
kit-constraint-volume-help = 공간에서 네 입자가 이루는 사면체의 부피를 유지한다.
kit-constraint-equal-distances = 같은 거리
kit-constraint-equal-distances-help = 두 쌍의 입자 사이의 거리를 서로 같게 유지한다.
kit-constraint-rigid-group = 강체 묶음
kit-constraint-rigid-group-help = 여러 입자가 처음 모양을 유지하도록, 되도록 적은 막대로 묶는다.
kit-constraint-ellipse = 타원
kit-constraint-ellipse-help = 평면에서 입자를 타원 위에 둔다.
kit-constraint-lemniscate = 렘니스케이트
kit-constraint-lemniscate-help = 평면에서 입자를 8자 곡선 위에 둔다. 교차점에서는 기울기 벡터가 0이다.
kit-constraint-polynomial = 다항식 곡선
kit-constraint-polynomial-help = 평면에서 입자를 x와 y의 다항식이 0인 곳에 둔다.
kit-constraint-sphere = 구면
kit-constraint-sphere-help = 입자를 구면 위에 둔다.
kit-constraint-plane = 평면
kit-constraint-plane-help = 공간에서 입자를 평면 위에 둔다.
kit-constraint-cylinder = 원기둥면
kit-constraint-cylinder-help = 공간에서 입자를 원기둥면 위에 둔다.
kit-constraint-ellipsoid = 타원체면
kit-constraint-ellipsoid-help = 공간에서 입자를 타원체면 위에 둔다.
kit-constraint-torus = 원환면
kit-constraint-torus-help = 공간에서 입자를 원환면 위에 둔다.
kit-constraint-parabola = 포물선
kit-constraint-parabola-help = 입자를 위로 열린 포물선 위에 둔다.
kit-constraint-cycloid = 사이클로이드
kit-constraint-cycloid-help = 입자를 사이클로이드 위에 둔다. 진동의 주기는 언제나 같다.
kit-constraint-helix = 나선
kit-constraint-helix-help = 공간에서 입자를 연직축 둘레의 나선 위에 둔다.
kit-constraint-spline = 그린 철사
kit-constraint-spline-help = 입자를 주어진 점들을 지나는 매끄러운 곡선 위에 둔다. 곡선은 직접 그린다.
kit-constraint-formula = 수식
kit-constraint-formula-help = 좌표와 시간의 수식으로 준 조건을 지키게 한다. 조건은 등식, 또는 >=나 <=로 쓴 부등식이다.
kit-constraint-ball = 구면 관절
kit-constraint-ball-help = 한 물체의 점을 다른 물체의 점에 붙들어 둔다. 둘 다 그 점을 중심으로 자유롭게 돈다.
kit-constraint-hinge = 힌지
kit-constraint-hinge-help = 두 물체가 한 축을 중심으로만 돌게 한다. 한계와 모터를 둘 수 있다.
kit-constraint-slider = 미끄럼 관절
kit-constraint-slider-help = 한 물체가 다른 물체의 축을 따라 회전 없이 움직이게 한다. 한계와 모터를 둘 수 있다.
kit-constraint-weld = 용접
kit-constraint-weld-help = 두 물체를 한 점에서, 처음의 상대 자세 그대로 결합한다.
kit-constraint-gear = 톱니바퀴
kit-constraint-gear-help = 서로를 돌리는 두 바퀴. 저마다 축을 힌지로 받쳐야 한다.
kit-constraint-rack-and-pinion = 랙과 피니언
kit-constraint-rack-and-pinion-help = 톱니바퀴가 톱니 막대를 따라 구른다. 톱니바퀴가 돌면 막대가 나란히 움직인다.
kit-constraint-screw = 나사
kit-constraint-screw-help = 공간에서 한 물체가 다른 물체의 축을 중심으로 돌며, 한 바퀴마다 피치만큼 나아가게 한다.
kit-constraint-drum = 드럼에 감긴 밧줄
kit-constraint-drum-help = 드럼이 감는 밧줄. 드럼을 받치는 물체의 한 점에서 짐까지 이어진다. 질량이 있는 도르래에는 반지름의 부호가 서로 반대인 밧줄이 둘 있다.
kit-constraint-torsion = 물체 사이의 각도
kit-constraint-torsion-help = 한 물체의 다른 물체에 대한 각을 단단히, 또는 암시적 비틀림 용수철로 유지한다. 공간에서는 힌지가 축을 받쳐야 한다.
kit-constraint-motor = 모터
kit-constraint-motor-help = 두 물체 가운데 둘째를 첫째에 대해 정해진 속력으로, 제한된 토크로 돌린다.
kit-constraint-max-distance = 최대 거리
kit-constraint-max-distance-help = 두 점이 밧줄의 길이보다 멀어지지 않게 한다. 밧줄은 느슨해질 수 있다.
kit-force-constant = 일정한 힘
kit-force-constant-help = 일정한 힘.
kit-force-gravity = 중력
kit-force-gravity-help = 모든 물체에 같은 가속도.
kit-force-drag = 저항
kit-force-drag-help = 속도와 반대 방향이고 속도에 비례하는 힘.
kit-force-user = 사용자가 주는 힘
kit-force-user-help = 시뮬레이션 도중에 정하는 힘.
kit-force-spring = 용수철
kit-force-spring-help = 두 물체 또는 그 위의 점 사이의, 감쇠기가 딸린 용수철.
kit-force-buoyancy = 부력
kit-force-buoyancy-help = 어느 높이 아래에 정지해 있는 유체. 모양이 있는 물체를, 그 물체가 밀어낸 유체의 무게만큼 들어 올린다. 속도에 비례하는 저항도 있다.
kit-force-lorentz = 로런츠 힘
kit-force-lorentz-help = 균일한 전기장과 자기장이 전하를 띤 물체의 중심에 작용하는 힘.
kit-force-rotating-frame = 회전 좌표계
kit-force-rotating-frame-help = 회전목마나 지구 같은 회전 좌표계에서 모든 물체에 작용하는 원심력과 코리올리 힘.
kit-force-torsional-spring = 비틀림 용수철과 감쇠기
kit-force-torsional-spring-help = 두 물체를 서로에 대해 돌리는, 감쇠기가 딸린 용수철. 공간에서는 힌지가 축을 받쳐야 한다.
kit-force-wind = 바람
kit-force-wind-help = 움직이는 공기의 저항.
kit-force-attraction = 만유인력
kit-force-attraction-help = 모든 물체가 서로 끌어당긴다.
kit-force-coulomb = 전하 사이의 힘
kit-force-coulomb-help = 전하를 띤 물체들이 서로 밀거나 끌어당긴다.
kit-force-formula = 수식으로 주는 힘
kit-force-formula-help = 좌표, 속도, 시간의 수식으로 주는 힘. 퍼텐셜로, 첫째 물체의 한 점에서의 성분으로, 또는 그 물체에 대한 토크로 준다.

kit-parameter-center = 중심
kit-parameter-friction = 마찰 계수
kit-parameter-slidingFriction = 운동 마찰과 정지 마찰의 비
kit-parameter-rollingFriction = 구름 마찰
kit-parameter-torsionalFriction = 비틀림 마찰
kit-parameter-restitution = 반발 계수
kit-parameter-collide = 서로 접촉함
kit-parameter-groups = 충돌 그룹
kit-parameter-ignores = 무시할 그룹
kit-parameter-half = 너비의 절반, 높이의 절반
kit-parameter-radius = 반지름
kit-parameter-form = 꼴
kit-parameter-normal = 법선
kit-parameter-amplitude = 진폭
kit-parameter-frequency = 각진동수
kit-parameter-axis = 축
kit-parameter-turning = 각속도
kit-parameter-length = 길이
kit-parameter-point = 점
kit-parameter-direction = 방향
kit-parameter-angle = 각도
kit-parameter-area = 넓이
kit-parameter-volume = 부피
kit-parameter-a = 반축
kit-parameter-b = 반축
kit-parameter-c = 반축
kit-parameter-terms = 항 i; j; 계수
kit-parameter-tube = 관의 반지름
kit-parameter-curvatureRadius = 곡률 반지름
kit-parameter-rollingRadius = 구르는 바퀴의 반지름
kit-parameter-pitch = 피치
kit-parameter-turns = 감은 수
kit-parameter-points = 점
kit-parameter-closed = 닫힘
kit-parameter-force = 힘
kit-parameter-acceleration = 가속도
kit-parameter-coefficient = 계수
kit-parameter-stiffness = 용수철 상수
kit-parameter-damping = 감쇠
kit-parameter-rest = 자연 길이
kit-parameter-velocity = 속도
kit-parameter-constant = 상수
kit-parameter-softening = 연화 길이
kit-parameter-charge = 전하
kit-parameter-density = 밀도
kit-parameter-level = 액면 높이
kit-parameter-gravity = 중력 가속도
kit-parameter-magnetic = 자기장
kit-parameter-electric = 전기장
kit-parameter-axes = 힘의 좌표축
axes-world = 세계
axes-body = 물체
kit-parameter-height = 높이
kit-parameter-breakingForce = 파단 하중
kit-parameter-breakingTorque = 파단 토크
kit-parameter-alternating = 부호 교대
kit-parameter-anchors = 부착점
kit-parameter-limited = 한계 있음
kit-parameter-lower = 하한
kit-parameter-upper = 상한
kit-parameter-driven = 모터로 구동
kit-parameter-speed = 속력
kit-parameter-maxTorque = 최대 토크
kit-parameter-maxForce = 최대 힘
kit-parameter-gain = 이득
kit-parameter-target = 목표값
kit-parameter-frictionTorque = 베어링 마찰 토크
kit-parameter-frictionForce = 안내면 마찰력
kit-parameter-play = 백래시
kit-parameter-taut = 늘 팽팽함
kit-parameter-ratio = 회전비
kit-parameter-of = 물체
kit-parameter-condition = 조건
kit-parameter-potential = 퍼텐셜
kit-parameter-fx = x 방향 힘
kit-parameter-fy = y 방향 힘
kit-parameter-fz = z 방향 힘
kit-parameter-torque = 토크
kit-parameter-otherAxis = 둘째 축
kit-parameter-halfLength = 길이의 절반
kit-parameter-mass = 질량
kit-parameter-body = 입자
kit-parameter-between = 물체
kit-parameter-over = 입자
kit-parameter-around = 입자
kit-parameter-corners = 입자
kit-parameter-bodies = 입자
kit-parameter-first = 첫째 쌍
kit-parameter-second = 둘째 쌍

kit-heavy = 큰 장면
kit-heavy-text = 물체 { $bodies }개와 구속 조건 { $constraints }개가 있다. 만드는 데 시간이 걸릴 수 있고, 다 될 때까지 이 페이지는 반응하지 않는다.
kit-heavy-points = 이 장면을 기술하는 수가 { $numbers }개이다. 만드는 데 시간이 걸릴 수 있고, 다 될 때까지 이 페이지는 반응하지 않는다.
kit-heavy-build = 만들기
kit-heavy-cancel = 취소
kit-heavy-building = 만드는 중…
kit-heavy-cancelled = 아무것도 열지 않았다. 모두 그대로이다.
