# 検索: app/search.ts。
search-placeholder = レッスン・シーン・記号・用語を検索
search-close = 閉じる
search-found = 検索結果
search-none = 見つかりませんでした。別の語か、語の一部で試してください。
search-count = { $count }件
search-key-choose = 選択
search-key-open = 開く
search-lesson = レッスン
search-section = 節
search-symbol = 記号
search-term = 用語
search-scene = シーン
