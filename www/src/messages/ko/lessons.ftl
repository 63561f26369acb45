# 강의 목록: 제목과 한 문장 설명
lesson-circle-title = 원 위의 한 점
lesson-circle-summary = 철사 고리에 꿴 구슬. 어떤 힘이 구슬을 고리 위에 붙들어 두는가, 계산한 구슬은 왜 고리를 벗어나는가, 무엇이 구슬을 되돌리는가.
