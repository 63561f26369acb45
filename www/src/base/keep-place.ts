/** Another language has longer or shorter words: the paragraph one was reading stays where it was. */
export function keepPlace(host: HTMLElement, change: () => void): void {
  const read = [...host.querySelectorAll<HTMLElement>(".article section, .article p")].find(
    (element) => element.getBoundingClientRect().bottom > 120,
  );
  const before = read?.getBoundingClientRect().top ?? 0;
  change();
  if (read && window.scrollY > 0) window.scrollBy(0, read.getBoundingClientRect().top - before);
}
