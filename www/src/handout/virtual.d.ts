/** The functions of rust-lines.ts as they are written, by scripts/rust-lines.ts. */
declare module "virtual:rust-lines" {
  const lines: Readonly<Record<string, import("./rust-lines").RustLines>>;
  /** False in the course as one file, which has no pages beside it. */
  export const paged: boolean;
  export default lines;
}
