// The theme that the reader has chosen in the course, and the language in which it was read.
(() => {
  const { dataset } = document.documentElement;
  const asked = /[?&]lang=(en|de|ja|ko)\b/.exec(location.search);
  if (asked) dataset.language = asked[1];
  try {
    dataset.theme = localStorage.getItem("constrained-dynamics-theme") || "auto";
  } catch (_) {
    // A sandbox denies storage.
  }
})();
