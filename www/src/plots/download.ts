// Hands a file to the reader: through a Blob and a link, no server.
export function download(content: Blob | string, name: string, type = "text/csv;charset=utf-8"): void {
  const blob = typeof content === "string" ? new Blob(["\ufeff", content], { type }) : content;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A file name of plain letters: "C, Ċ" → "C-C". */
export function fileName(words: string, extension: string): string {
  const plain = words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${plain || "plot"}.${extension}`;
}
