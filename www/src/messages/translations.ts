// The files of the languages other than English, fetched with the first word of one of them.
export const translations = import.meta.glob<string>(["./{de,ja,ko}/*.ftl", "!./*/start.ftl"], {
  query: "?raw",
  import: "default",
});
