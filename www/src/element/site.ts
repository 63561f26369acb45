// Where the files of the course are: links of an embedded scene lead there.
let base = "";

/** `address`: of a file of the built site. */
export function siteAt(address: string): void {
  base = address;
}
export function siteAddress(path: string): string {
  return base === "" ? "" : new URL(path, base).href;
}
