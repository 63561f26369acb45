// The one drawn set of icons: 20 × 20, stroke 1.6, round joins, in the colour of the text.
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";

const filled = (d: string): SVGTemplateResult => svg`<path d=${d} fill="currentColor" stroke="none"/>`;
const line = (d: string): SVGTemplateResult => svg`<path d=${d}/>`;

const drawings = {
  play: filled("M6 3.6v12.8a.7.7 0 0 0 1.07.6l10-6.4a.7.7 0 0 0 0-1.2l-10-6.4A.7.7 0 0 0 6 3.6z"),
  pause: filled("M5 3.5h3.4v13H5zM11.6 3.5H15v13h-3.4z"),
  stepForward: svg`<path d="M4 4.6v10.8a.6.6 0 0 0 .93.5l8-5.4a.6.6 0 0 0 0-1l-8-5.4A.6.6 0 0 0 4 4.6z" fill="none"/><path d="M16 4v12"/>`,
  stepBack: svg`<path d="M16 4.6v10.8a.6.6 0 0 1-.93.5l-8-5.4a.6.6 0 0 1 0-1l8-5.4a.6.6 0 0 1 .93.5z" fill="none"/><path d="M4 4v12"/>`,
  rewind: svg`<path d="M3.4 4v12"/><path d="M10.6 4.9v10.2L5.6 10zM17 4.9v10.2L12 10z" fill="currentColor"/>`,
  reset: svg`<path d="M4.1 8.2A6.4 6.4 0 1 1 3.6 11"/><path d="M3.4 3.8v4.6H8"/>`,
  undo: svg`<path d="M4 8h8a4 4 0 0 1 0 8H8"/><path d="M7 4.6 3.6 8 7 11.4"/>`,
  panes: svg`<rect x="3" y="4" width="6" height="12" rx="1.2"/><rect x="11" y="4" width="6" height="12" rx="1.2"/>`,
  sliders: svg`<path d="M3 6h5.4M12.6 6H17M3 14h2.4M9.6 14H17"/><circle cx="10.5" cy="6" r="2.1"/><circle cx="7.5" cy="14" r="2.1"/>`,
  plus: line("M10 4v12M4 10h12"),
  minus: line("M4 10h12"),
  close: line("M5 5l10 10M15 5 5 15"),
  check: line("M4 10.5 8.2 15 16 5.6"),
  trash: svg`<path d="M3.6 5.4h12.8M8 5.2V3.6h4v1.6M5.2 5.6l.8 10.8h8l.8-10.8M8.4 8.6v4.8M11.6 8.6v4.8"/>`,
  pencil: svg`<path d="M4 16l.8-3.6L13 4.2a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L7.6 15.2zM11.6 5.6l2.8 2.8"/>`,
  zoomIn: svg`<circle cx="8.6" cy="8.6" r="5.2"/><path d="M12.5 12.5 17 17M8.6 6.2v4.8M6.2 8.6H11"/>`,
  zoomOut: svg`<circle cx="8.6" cy="8.6" r="5.2"/><path d="M12.5 12.5 17 17M6.2 8.6H11"/>`,
  home: line("M3.2 9.8 10 3.8l6.8 6M5.2 8.4v7.8h3.4v-4.4h2.8v4.4h3.4V8.4"),
  fullScreen: line("M3.6 7.4V3.6h3.8M12.6 3.6h3.8v3.8M16.4 12.6v3.8h-3.8M7.4 16.4H3.6v-3.8"),
  download: svg`<path d="M10 3.4v9M6.2 9 10 12.8 13.8 9M3.8 16.4h12.4"/>`,
  image: svg`<rect x="3" y="4" width="14" height="12" rx="1.4"/><circle cx="7.2" cy="8" r="1.3"/><path d="M3.6 14.4l4.2-3.6 2.6 2.2 3-3.2 3.4 3.4"/>`,
  table: svg`<rect x="3" y="4" width="14" height="12" rx="1.4"/><path d="M3 8h14M3 12h14M8 4v12"/>`,
  more: filled(
    "M4.6 8.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM10 8.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM15.4 8.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z",
  ),
  chevronDown: line("M5.4 7.8 10 12.4l4.6-4.6"),
  chevronLeft: line("M12.2 5.4 7.6 10l4.6 4.6"),
  chevronRight: line("M7.8 5.4 12.4 10l-4.6 4.6"),
  list: line("M7.4 5h9M7.4 10h9M7.4 15h9M3.6 5h.01M3.6 10h.01M3.6 15h.01"),
  search: svg`<circle cx="8.8" cy="8.8" r="5.2"/><path d="M12.7 12.7 17 17"/>`,
  link: svg`<path d="M8.4 11.6a3 3 0 0 0 4.3.2l2.6-2.6a3 3 0 0 0-4.3-4.3l-1 1M11.6 8.4a3 3 0 0 0-4.3-.2l-2.6 2.6a3 3 0 0 0 4.3 4.3l1-1"/>`,
  share: svg`<circle cx="5" cy="10" r="2.2"/><circle cx="14.6" cy="4.8" r="2.2"/><circle cx="14.6" cy="15.2" r="2.2"/><path d="M7 9l5.6-3.1M7 11l5.6 3.1"/>`,
  keyboard: svg`<rect x="2.2" y="5" width="15.6" height="10" rx="1.6"/><path d="M5.2 8.2h.01M8.4 8.2h.01M11.6 8.2h.01M14.8 8.2h.01M6.4 11.8h7.2"/>`,
  light: svg`<circle cx="10" cy="10" r="3.4"/><path d="M10 2.4v2M10 15.6v2M2.4 10h2M15.6 10h2M4.6 4.6 6 6M14 14l1.4 1.4M15.4 4.6 14 6M6 14l-1.4 1.4"/>`,
  dark: line("M16.4 12.2A6.8 6.8 0 0 1 7.8 3.6a6.8 6.8 0 1 0 8.6 8.6z"),
  auto: svg`<circle cx="10" cy="10" r="6.6"/><path d="M10 3.4a6.6 6.6 0 0 1 0 13.2z" fill="currentColor"/>`,
  largeType: svg`<path d="M2.6 15.6 7.2 4.4l4.6 11.2M4.2 11.8h6M12.6 15.6l2.6-6.4 2.6 6.4M13.5 13.4h3.4"/>`,
  language: svg`<circle cx="10" cy="10" r="6.8"/><path d="M3.2 10h13.6M10 3.2c2.2 2 3.2 4.2 3.2 6.8s-1 4.8-3.2 6.8c-2.2-2-3.2-4.2-3.2-6.8s1-4.8 3.2-6.8z"/>`,
  info: svg`<circle cx="10" cy="10" r="6.8"/><path d="M10 9.2v4.4M10 6.5v.01"/>`,
  warning: svg`<path d="M10 3.4 17.4 16H2.6zM10 8.2v3.6M10 13.9v.01"/>`,
  eye: svg`<path d="M2.2 10S5 4.8 10 4.8 17.8 10 17.8 10 15 15.2 10 15.2 2.2 10 2.2 10z"/><circle cx="10" cy="10" r="2.3"/>`,
  speak: svg`<path d="M3.4 4.4h13.2v8.8H9.4L5.8 16.4v-3.2H3.4z"/><path d="M6.6 7.6h6.8M6.6 10h4.4"/>`,
} as const satisfies Record<string, SVGTemplateResult>;

export type IconName = keyof typeof drawings;

/** An icon for beside a label or inside a labelled button: hidden from screen readers. */
export function icon(name: IconName): TemplateResult {
  return drawn(drawings[name]);
}

/** The frame of every icon; parts of the page that are loaded later bring drawings of their own. */
export function drawn(drawing: SVGTemplateResult): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor"
    stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${drawing}</svg>`;
}
