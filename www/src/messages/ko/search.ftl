# 검색: app/search.ts.
search-placeholder = 수업, 장면, 기호, 용어 검색
search-close = 닫기
search-found = 검색 결과
search-none = 찾지 못했다. 다른 단어나 단어의 일부로 검색해 보라.
search-count = { $count }건
search-key-choose = 선택
search-key-open = 열기
search-lesson = 수업
search-section = 절
search-symbol = 기호
search-term = 용어
search-scene = 장면
