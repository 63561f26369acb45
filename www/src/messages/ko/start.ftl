# 강좌를 시작할 수 없을 때의 말. 페이지 자체에 들어간다 (scripts/start.ts).
start-no-script = 이 강좌의 시뮬레이션은 읽는 동안 브라우저에서 계산된다. 그러려면 JavaScript와 WebAssembly가 필요한데, 여기서는 JavaScript가 꺼져 있다. 이 페이지에서 허용한 뒤 다시 불러와야 한다.
start-file = 이 페이지는 파일로 직접 열렸다. 대부분의 브라우저에서는 웹 서버를 거쳐야 실행된다. 프로젝트 폴더에서 “make run”을 입력하거나, “python3 -m http.server” 같은 정적 서버로 이 폴더를 제공한 뒤 표시되는 주소를 열면 된다.
start-failed = 강좌의 일부 파일을 불러오지 못했다. 페이지를 다시 불러와야 한다. 샌드박스가 있는 프레임 안이라면 프레임에 “allow-same-origin”이 있거나, 서버가 “Access-Control-Allow-Origin: *”를 보내야 한다.
start-old = 이 브라우저는 너무 오래되어 JavaScript 모듈을 지원하지 않는다. 최신 Firefox, Chrome, Edge, Safari 가운데 하나를 써야 한다.
start-slow = 강좌가 아직 시작되지 않았다. 연결이 느리면 시간이 걸릴 수 있다. 그래도 시작되지 않으면 페이지를 다시 불러와야 한다.
