// The search of the API reference: shows the entries that have every word, in their name, declaration or comment.
const input = document.querySelector("input");
const articles = [...document.querySelectorAll("article")].map((article) => ({
  article,
  text: article.textContent.toLowerCase(),
}));

function show() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { article, text } of articles) {
    article.hidden = !words.every((word) => text.includes(word));
    count += article.hidden ? 0 : 1;
  }
  // The first entry with it in its name comes into view.
  const named =
    words.length &&
    articles.find(({ article }) => words.every((word) => article.dataset.name.includes(word)));
  if (named) named.article.scrollIntoView({ block: "center" });
  document.querySelector("output").textContent = words.length ? `${count} of ${articles.length}` : "";
}
input.addEventListener("input", show);
