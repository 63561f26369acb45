// Runs in the page, of either browser.
/** True where the stage shows something: a canvas of more than one colour, or lines of a drawing. */
export const drawn = () => {
  const canvases = [...document.querySelectorAll("cd-stage canvas")];
  if (canvases.length === 0) return document.querySelectorAll(".stage-card svg *, lcp-stage svg *, program-stage svg *, pivoting-stage svg *, cd-iterating svg *").length > 5;
  const small = Object.assign(document.createElement("canvas"), { width: 64, height: 64 });
  const context = small.getContext("2d", { willReadFrequently: true });
  // Runs side by side have canvases of their own, over that of the stage.
  return canvases.some((canvas) => {
    context.clearRect(0, 0, 64, 64);
    context.drawImage(canvas, 0, 0, 64, 64);
    const { data } = context.getImageData(0, 0, 64, 64);
    const colours = new Set(Array.from({ length: 4096 }, (_, i) => `${data[4 * i]} ${data[4 * i + 1]} ${data[4 * i + 2]} ${data[4 * i + 3]}`));
    return colours.size > 2;
  });
};
