# 한 스텝의 연립일차방정식을 그림으로.
matrix-title = λ의 방정식을 그림으로
matrix-title-short = 행렬
