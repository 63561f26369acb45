// The kit's part of the one drawn set of icons (../icons.ts says how they are drawn): kept here, since the first page of
// the course does not need them.
import { type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { drawn } from "../base/icons";

const bead = (x: number, y: number, r = 2.3): SVGTemplateResult =>
  svg`<circle cx=${x} cy=${y} r=${r} fill="currentColor" stroke="none"/>`;

const drawings = {
  hand: svg`<path d="M5 3.4l10.4 6.4-4.6 1-2.4 4.2z"/>`,
  particle: svg`${bead(8.4, 11.6, 4)}<path d="M15 3v5M12.5 5.500h5"/>`,
  box: svg`<path d="M3.600 6.200h9.400v9.400H3.600zM16 3v4.600M13.700 5.300h4.600" />`,
  disc: svg`<circle cx="8.400" cy="11.200" r="5"/><path d="M8.400 11.200h5M16 3v4.600M13.700 5.300h4.600"/>`,
  capsule: svg`<path d="M4.200 11.600a2.600 2.600 0 0 0 3.700 3.700l6.600-6.600a2.600 2.600 0 0 0-3.700-3.700zM16.200 2.800v4M14.200 4.800h4"/>`,
  cylinder: svg`<path d="M3.600 6.200v8.400c0 1.300 2.100 2.200 4.700 2.200s4.700-.9 4.700-2.200V6.200M16.800 2.600v4M14.800 4.600h4"/><ellipse cx="8.300" cy="6.200" rx="4.700" ry="2.200"/>`,
  cone: svg`<path d="M3.200 14.400 8.300 4l5.100 10.400M16.800 2.600v4M14.800 4.600h4"/><ellipse cx="8.300" cy="14.400" rx="5.100" ry="2.200"/>`,
  polygon: svg`<path d="M3.400 9.200 8.200 5l6 4.600-1.800 6.200-7 .4zM16 2.600v4.200M13.900 4.700h4.200"/>`,
  hull: svg`<path d="M3.400 8.400 8.600 4l5.600 3.600v6.200l-6.200 2.800-4.600-3.200zM3.400 8.400l5 2.600 5.800-3.400M8.400 11v5.600"/>`,
  chain: svg`<path d="M2.400 12.400 6.200 8l4 5.600 3.600-4.200 3.800 2.400"/>${bead(6.2, 8, 1.4)}${bead(10.2, 13.6, 1.4)}${bead(13.8, 9.4, 1.4)}`,
  fuse: svg`<path d="M3.400 8.400h5.200a4.400 4.400 0 1 1 3.600 6.600v1H3.400z"/><path d="M8.600 8.400a4.400 4.400 0 0 0 3.600 6.600" stroke-dasharray="1.6 2"/>`,
  hinge: svg`<path d="M8.400 11.600 3.400 16.600M11.600 8.400l5-5"/><circle cx="10" cy="10" r="2.400"/>`,
  slider: svg`<path d="M2.600 13.800h14.800M2.600 6.200h14.800M6.600 7.600h6.800v4.800H6.600z"/>`,
  weld: svg`<path d="M3 6.600h7v6.800H3zM10 6.600h7v6.800h-7z"/><path d="M10 4.400v11.200" stroke-width="3"/>`,
  gear: svg`<circle cx="6.800" cy="11.400" r="3.800"/><circle cx="13.600" cy="7" r="3.200" /><path d="M6.800 5.800v1.800M6.800 15.200V17M1.200 11.400H3M13.600 2v1.800M16.800 7h1.800M15.900 9.300l1.200 1.200M2.800 15.400l1.300-1.300"/>`,
  motor: svg`<circle cx="10" cy="10" r="2"/><path d="M16 10a6 6 0 1 1-2-4.500"/><path d="M14.400 2.600v3.200h-3.200"/>`,
  drum: svg`<circle cx="8" cy="7.600" r="4.600"/><path d="M12.600 7.600v6M10.800 13.600h3.600v3.400h-3.600z"/>${bead(8, 7.6, 1.2)}`,
  screw: svg`<path d="M10 2.800v14.400M6.400 6.600l7.200-2.200M6.400 10.200l7.200-2.200M6.400 13.800l7.200-2.200"/>`,
  torsion: svg`<path d="M10 10a1.700 1.700 0 0 1 3.400 0 3.500 3.500 0 0 1-7 0 5.200 5.200 0 0 1 10.400 0c0 2.800-1 4.800-2.800 6.800"/>${bead(10, 10, 1.2)}`,
  wind: svg`<path d="M2.800 7.400h8.600a2.200 2.200 0 1 0-2.200-2.200M2.800 10.600h12a2.200 2.200 0 1 1-2.200 2.200M2.800 13.800h5.200"/>`,
  motion: svg`<path d="M2.600 7.600c2.200-6 4.600-6 7 0s4.800 6 7.800 0"/><path d="M5.200 15.800h9.600M7.200 13.800l-2 2 2 2M12.800 13.800l2 2-2 2"/>`,
  ground: svg`<path d="M2.800 9.400h14.400M4.400 14l3-4.600M8.400 14l3-4.600M12.400 14l3-4.600"/>`,
  stick: svg`<path d="M4.6 15.4 15.4 4.6"/>${bead(4.4, 15.6)}${bead(15.6, 4.4)}`,
  spring: svg`<path d="M3.4 16.6 5.3 14.7 5 11.6 9 13 7.6 8.8 11.4 10.2 10.2 6.2 13.6 7.2 14.7 5.3 16.6 3.4"/>`,
  rope: svg`<path d="M3 14.600C6 4 8.6 4 10 8.600S14.6 15 17 4.8"/>${bead(3, 14.6, 1.9)}${bead(10, 8.6, 1.9)}${bead(17, 4.8, 1.9)}`,
  pin: svg`<path d="M10 8.6 5.6 16.200h8.800z"/>${bead(10, 5.4, 2.8)}`,
  ring: svg`<circle cx="10" cy="10" r="6.2"/>${bead(14.4, 14.4, 2.6)}`,
  line: svg`<path d="M2.6 14.2 17.4 5.8"/>${bead(10, 10, 2.6)}`,
  draw: svg`<path d="M2.8 15.200c2.4 2.4 3.4-3.6 5.6-2.600s-.2 3.8 2 3.6"/><path d="M10.4 11.4 16 4.200l1.6 1.3-5.4 7.2-2.2.9z"/>`,
  angle: svg`<path d="M16.4 16H4L13.6 4.400M8.8 16a6 6 0 0 0-1.7-3.8"/>`,
  equal: svg`<path d="M4 6.600h12M4 13.400h12M9.2 4.8 10.8 8.400M9.2 11.600l1.6 3.6"/>`,
  area: svg`<path d="M4 15.6 6.6 5l9.8 2.4-2.6 8.200z" fill="currentColor" fill-opacity=".18"/>`,
  group: svg`<path d="M10 4.4 4.2 15h11.600zM10 4.400V15"/>${bead(10, 4.4, 1.9)}${bead(4.2, 15, 1.9)}${bead(15.8, 15, 1.9)}`,
  scissors: svg`<circle cx="5.4" cy="14.6" r="2.2"/><circle cx="14.6" cy="14.6" r="2.2"/><path d="M6.7 12.8 13.4 3.400M13.3 12.8 6.6 3.4"/>`,
  eraser: svg`<path d="M7.4 16.4 3.6 12.600a1 1 0 0 1 0-1.400L11 3.800a1 1 0 0 1 1.4 0l4 4a1 1 0 0 1 0 1.400L9.2 16.400zM7 7.800l5.6 5.600M7.4 16.400h9"/>`,
  redo: svg`<path d="M16 8H8a4 4 0 0 0 0 8h4"/><path d="M13 4.6 16.4 8 13 11.4"/>`,
  open: svg`<path d="M3 15.400V5.200a.8.8 0 0 1 .8-.8h4l1.8 2h6.600a.8.8 0 0 1 .8.8v8.200a.8.8 0 0 1-.8.8H3.800a.8.8 0 0 1-.8-.8z"/>`,
  blank: svg`<path d="M5 3.200h6.600L15.4 7v9.800H5zM11.4 3.400V7.200h3.8"/>`,
  upload: svg`<path d="M10 12.600V3.600M6.2 7.2 10 3.400l3.8 3.800M3.8 16.400h12.4"/>`,
  code: svg`<path d="M7 5.6 2.6 10 7 14.400M13 5.6 17.4 10 13 14.400M11.4 3.8 8.6 16.2"/>`,
  fixed: svg`<path d="M10 2.8v6.4"/>${bead(10, 11.4, 3)}<path d="M4.4 17h11.200M6 17l1.6-2.200M10 17l1.6-2.2"/>`,
  all: svg`<path d="M3.6 5.200h2.800v2.800H3.600zM3.6 12h2.800v2.800H3.600zM9 6.600h7.600M9 13.400h7.6"/>`,
} as const satisfies Record<string, SVGTemplateResult>;

export type KitIcon = keyof typeof drawings;

export function kitIcon(name: KitIcon): TemplateResult {
  return drawn(drawings[name]);
}
