# 페이지의 틀: 머리, 차례, 시간 조작, 실행.
app-title = Constrained Dynamics
app-skip = 본문으로 건너뛰기
app-lessons = 수업
app-settings = 모양과 언어
app-large-type = 큰 글자
app-language = 언어
app-theme = 색상 테마
app-theme-auto = 테마: 시스템 설정
app-theme-light = 테마: 밝게
app-theme-dark = 테마: 어둡게
app-course-kicker = 브라우저에서 배우는 강좌
app-course-lead = 시뮬레이션 속의 물체는 어떻게 있어야 할 자리에 머무를까요? 철사 위의 구슬, 끊어지지 않는 사슬, 바닥 위의 상자. 각 수업은 직접 만져 볼 수 있는 시뮬레이션이며, 그 옆에 방정식이 있고 모든 기호 아래에 수가 나타납니다.
app-course-how = 보이는 모든 것은 보는 동안 계산됩니다. 무엇이든 바꾸고, 시간을 멈추고, 한 단계를 나누어 보고, 방법들을 나란히 비교해 보세요.
app-lesson-number = 수업 { $number }
app-minutes = 약 { $minutes }분
app-open-lesson = 수업 열기
app-loading = 시뮬레이션을 불러오는 중…
app-core-missing = 이 브라우저에는 WebAssembly가 없거나 꺼져 있습니다. 이 강좌의 시뮬레이션은 WebAssembly 없이 실행되지 않습니다.
app-core-blocked = 시뮬레이션을 불러오지 못했습니다. WebAssembly가 차단되었거나 파일을 가져올 수 없습니다. 페이지를 다시 불러오거나, 브라우저 관리자에게 WebAssembly 허용을 요청하세요.
app-licences = 이 과정과 여기에 담긴 소프트웨어·글꼴의 라이선스
app-not-found = 그런 수업은 없습니다. 전체 수업은 다음과 같습니다.
app-stage-column = 시뮬레이션
app-plots = 그래프
app-controls = 조절

app-transport = 시간
app-run = 실행
app-pause = 일시 정지
app-step-forward = 한 단계
app-step-back = 한 단계 뒤로
app-rewind = 처음으로 되돌아가기(기록은 남습니다)
app-reset = 지금 설정으로 처음부터 다시 시작(기록은 지워집니다)
app-timeline = 시간선
app-seconds = { $seconds }초
app-speed = 속도
app-slow = 실제 시간보다 느립니다: 이 설정에서는 컴퓨터가 따라가지 못합니다
app-keys = 키
app-space = 스페이스
app-key-toggle = 실행, 일시 정지
app-key-forward = 한 단계, Shift와 함께 열 단계
app-key-back = 한 단계 뒤로, Shift와 함께 열 단계
app-key-rewind = 기록의 처음으로
app-key-reset = 처음부터 다시 시작, 기록 지우기
app-key-slower = 느리게
app-key-faster = 빠르게
app-key-zoom = 무대에서: 확대, 축소, 모두 보기
app-key-bead = 무대에서: 구슬 옮기기, 실행 중에는 밀기

app-runs = 실행 목록
app-run-add = 실행 추가
app-run-add-help = 같은 설정의 실행을 하나 더 나란히 둡니다. 모두 처음부터 시작합니다
app-run-select = 선택: 조절, 수식, 화살표가 이 실행을 보여 줍니다. 두 번 눌러 이름 바꾸기.
app-run-rename = { $name } 이름 바꾸기
app-run-remove = { $name } 지우기
app-run-new-name = 새 이름
app-run-diverged = { $name }: 수가 한없이 커져 멈추었습니다.
app-run-exploded = 발산했습니다
app-run-exploded-help = |C|가 백만을 넘어 이 실행은 그림 밖으로 나갔습니다
app-run-limit = { $name }: 풀이기가 반복 한도에 이르렀습니다.
app-run-unsupported = { $name }: 멈추었습니다. 이 방법은 이 장면을 지원하지 않습니다. 다른 방법을 고르세요.
app-run-use-stepping = 시간 진행법으로 바꾸기
app-run-work = { $name }: 멈추었습니다. 다음 단계에는 한 단계에 허용된 양보다 많은 계산이 필요합니다.
app-run-more-work = 열 배까지 허용
app-run-start-over = 처음부터 다시

app-embed-wrong = 이 주소는 그대로 보여 줄 수 없습니다
app-embed-unknown = “{ $name }”은(는) 알 수 없습니다. 쓸 수 있는 것: { $known }.
app-embed-unknown-too = “{ $name }”도 알 수 없습니다.
app-embed-twice = “{ $name }”이(가) 두 번 나옵니다. 값은 하나만 쓸 수 있습니다.
app-embed-number = “{ $name } = { $value }”은(는) 수가 아닙니다.
app-embed-refused = “{ $name } = { $value }”: { $message }
app-embed-failed = 장면을 만들지 못했습니다: { $message }
app-embed-choice = “{ $name } = { $value }”은(는) { $known } 가운데 하나가 아닙니다.
app-embed-open = 수업 열기

# 계산핵이 받아들이지 않는 것. 코드별 문장 뒤에 위치와 계산핵 자신의 말이 이어집니다.
error-unknown-scene = 그런 장면은 없습니다.
error-unknown-key = 이 항목은 여기에서 쓸 수 없습니다.
error-wrong-type = 여기에는 다른 형식의 값이 필요합니다. 예를 들어 글이 아니라 수입니다.
error-out-of-range = 이 값은 허용 범위를 벗어났습니다.
error-not-finite = 유한한 수가 아닙니다.
error-missing = 꼭 있어야 할 것이 빠졌습니다.
error-unknown-id = 존재하지 않는 것을 가리킵니다.
error-duplicate-id = 이름이 같은 것이 둘 있습니다.
error-in-use = 다른 것이 필요로 하는 동안에는 없앨 수 없습니다.
error-too-large = 이 프로그램이 다룰 수 있는 크기를 넘습니다.
error-unsupported = 이 조합은 지원하지 않습니다. 다른 방법, 형태 또는 종류를 고르세요.
error-bad-snapshot = 저장된 상태가 손상되었거나 다른 장면의 것입니다.
error-not-recorded = 이 양은 기록되지 않았습니다.
error-freed = 이 시뮬레이션은 끝났습니다. 페이지를 새로 고치세요.
error-recursive-use = 시뮬레이션이 계산하는 도중에 호출되었습니다.
error-out-of-memory = 시뮬레이션의 메모리가 부족해졌습니다. 페이지를 새로 고치세요. 이 브라우저에 보관된 장면은 그 뒤에 되살아납니다.
error-other = 예상하지 못한 오류가 일어났습니다. 페이지를 새로 고치세요.
error-at = { $sentence } 위치: { $path }
