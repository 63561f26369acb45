// Words in place of a blank page where the course cannot start: opened as a file, in a sandbox that keeps its files away,
// in a browser without modules. It stands in the pages themselves as a classic script, because in these cases nothing
// else runs; so it uses nothing that is newer than 2015, and finds the language by itself (see preferredLanguage in
// messages/index.ts). scripts/start.ts fills in WORDS: messages by language and id.
(() => {
  const words = WORDS;
  /** After this time without a start, words say so. ms */
  const patience = 20000;
  let notice = null;

  function language() {
    const asked = /[?&]lang=([a-z]+)/.exec(location.search);
    const wishes = asked ? [asked[1]] : [];
    try {
      wishes.push(localStorage.getItem("language"));
    } catch (_) {
      // A sandbox denies storage.
    }
    return (
      wishes
        .concat(navigator.languages || [navigator.language])
        .map((wish) => String(wish).toLowerCase().split("-")[0])
        .filter((wish) => Object.keys(words).indexOf(wish) >= 0)[0] || "en"
    );
  }

  function started() {
    const page = document.getElementById("page");
    return page !== null && page.firstElementChild !== null;
  }

  function say(id) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => say(id));
      return;
    }
    if (notice) notice.parentNode.removeChild(notice);
    notice = document.createElement("div");
    notice.className = "notice";
    notice.setAttribute("role", "alert");
    notice.lang = language();
    const title = document.createElement("h1");
    title.textContent = document.title;
    const text = document.createElement("p");
    text.textContent = words[notice.lang][id];
    notice.appendChild(title);
    notice.appendChild(text);
    document.body.insertBefore(notice, document.body.firstChild);
  }

  /** Says it as long as the page is empty. */
  function sayUntilStarted(id) {
    if (started()) return;
    say(id);
    new MutationObserver((_, observer) => {
      if (!started()) return;
      observer.disconnect();
      if (notice) notice.parentNode.removeChild(notice);
      notice = null;
    }).observe(document.documentElement, { childList: true, subtree: true });
  }

  if (!("noModule" in HTMLScriptElement.prototype)) {
    say("start-old");
    return;
  }
  // Chromium refuses modules of pages that are opened as files; Firefox runs them.
  const file = location.protocol === "file:";
  // The error of a script that cannot be fetched does not bubble.
  addEventListener(
    "error",
    (event) => {
      if (event.target === window || event.target instanceof HTMLScriptElement)
        sayUntilStarted(file ? "start-file" : "start-failed");
    },
    true,
  );
  setTimeout(() => {
    if (!notice) sayUntilStarted(file ? "start-file" : "start-slow");
  }, patience);
})();
