// Scripts of the slides: reveal.js with its notes, formulas from LaTeX, and the keyboard for the deck.
import { connect } from "../../../pkg/frame.js";
import Notes from "../../node_modules/reveal.js/dist/plugin/notes.mjs";
import Reveal from "../../node_modules/reveal.js/dist/reveal.mjs";
import temml from "../../node_modules/temml/dist/temml.mjs";

for (const place of document.querySelectorAll(".tex")) {
  temml.render(place.textContent, place, { displayMode: place.matches("p") });
}

// On paper scenes stand still: two seconds on, so that there is something in their plots.
if (new URLSearchParams(location.search).get("view") === "print") {
  for (const { dataset } of document.querySelectorAll("iframe"))
    dataset.src = dataset.src.replace("&autoplay", "") + (dataset.src.includes("&from=") ? "" : "&from=2");
}

// Keys that a scene has no use for turn the slides. reveal.js itself tells a frame when its slide is shown or hidden.
for (const frame of document.querySelectorAll("iframe")) {
  frame.addEventListener("load", () => {
    if (frame.getAttribute("src")) connect(frame).catch(({ message }) => console.warn(message));
  });
}

const deck = new Reveal({
  width: 1280,
  height: 720,
  margin: 0.03,
  hash: true,
  center: false,
  slideNumber: true,
  transition: "none",
  // Scenes of the slides next to the present one are fetched before they are shown, and keep their state when it goes on.
  preloadIframes: true,
  viewDistance: 2,
  plugins: [Notes],
});
deck.initialize();
