# 강체와 접촉이 있는 무대.
stage-layers = 접촉
stage-layers-help = 접촉 표시
stage-layer-points = 접촉점 (같은 쌍의 점은 선으로 연결)
stage-layer-normals = 법선
stage-layer-forces = 접촉력
stage-layer-cones = 마찰 원뿔
stage-layer-boxes = 경계 상자
rigid-description = 움직일 수 있는 물체 { $bodies }개, 접촉점 { $contacts }개.
rigid-keys = N과 P로 물체를 고르고, Enter로 선택하고, Esc로 놓는다. 멈춘 상태에서는 화살표 키로 옮기고 R로 돌리며, 실행 중에는 민다. +, −, 0으로 확대·축소한다.
rigid-body = 물체 { $order } / { $count }: { $place }
rigid-placed = 놓음, 정지
stage-load = { $weight } N 중 { $force } N
