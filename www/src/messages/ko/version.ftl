# 열려 있는 페이지에서 새 버전이 있을 때의 알림.
version-new = 이 강좌의 새 버전이 있다.
version-reload = 새로 고침
version-later = 나중에
