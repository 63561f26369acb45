// The languages of the page, in the order in which they are offered.
export const languages = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
  { id: "ja", name: "日本語" },
  { id: "ko", name: "한국어" },
] as const;
export type LanguageId = (typeof languages)[number]["id"];
