# 開いているページで、新しい版があるときの知らせ。
version-new = このコースの新しい版があります。
version-reload = 再読み込み
version-later = あとで
