// A QR code as SVG, with its white border.
import { html, nothing, type TemplateResult } from "lit";
import { type PathData, pathData } from "../../base/path-data";
import { type Modules, qrCode } from "./code";

const border = 4;

/** `nothing` where the address is too long for a code. */
export function qrPicture(address: string, label: string): TemplateResult | typeof nothing {
  const modules = qrCode(address);
  if (modules === null) return nothing;
  const size = modules.length + 2 * border;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <rect width=${size} height=${size} fill="#fff"></rect><path fill="#000" d=${outline(modules)}></path></svg>`;
}

/** A rectangle for every dark module. */
function outline(modules: Modules): PathData {
  const squares = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [pathData`M${x + border} ${y + border}h1v1h-1z`] : [])),
  );
  return pathData`${squares}`;
}
