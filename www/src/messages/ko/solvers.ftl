# 솔버의 반복을 지켜보기.
solvers-title = 일하는 솔버 들여다보기
solvers-title-short = 솔버
