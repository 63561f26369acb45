// Shared code in few files: many small ones name each other and compress badly. What is not named here goes where Vite puts it. The
// order of the style sheets does not depend on it (layers.ts).
const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"));

// A module that only one file imports when it is wanted (`minShareCount`) stays out of the groups of stage and panels.
export const chunks = [
  // The first page needs it, and every lesson.
  { name: "layout", priority: 5, test: any("/src/styles/layout\\.css$") },
  {
    name: "course",
    priority: 4,
    test: any("/src/lessons/(registry|moved)\\.ts", "/src/app/(sections|progress|address|later)\\.ts"),
  },
  {
    name: "base",
    priority: 3,
    minShareCount: 2,
    test: any(
      "/node_modules/(lit|lit-html|lit-element|@lit|@fluent)/",
      "/src/base/(?!fold|divider|keep-place|core-words)",
      "/src/messages/(index|languages|rich)\\.ts",
      "/src/simulation/core-file\\.ts",
      "/src/styles/[^/]*\\.ts",
      // In both pages.
      "/src/styles/(base|fonts|tokens)\\.css$",
      "/src/panels/(numbers|symbol|popover|words|typed-key)\\.",
    ),
  },
  {
    name: "scene",
    priority: 2,
    minShareCount: 2,
    test: any(
      "/pkg/constrained_dynamics\\.js",
      "/src/base/core-words\\.ts",
      "/src/simulation/(?!laboratory|stepping)",
      "/src/stage/(?!hull|system)[^/]*\\.",
      "/src/stage/extras/tie\\.",
      "/src/stage/glyphs/",
    ),
  },
  {
    name: "panels",
    priority: 1,
    minShareCount: 2,
    test: any(
      "/src/plots/(?!data|columns|csv|download|picture|table)",
      "/src/panels/(runs|controls?|number-entry|slider-scale|symbol-of|explosion|transport|shortcuts|failure-words)\\.",
    ),
  },
  // Lesson 2 goes on with them.
  { name: "circle", priority: 1, minShareCount: 2, test: any("/src/lessons/circle/") },
  {
    name: "lesson",
    test: any(
      "/src/lessons/(answer|ask|draw|grade|layout|open|panels|measure|prediction|skip|stages|text|usual|vocabulary)\\.ts",
      "/src/formula/(chips|highlight|live-formula|mathml|reading)\\.ts",
      "/src/panels/(number-field|presets|question|setting|state-in-words)\\.ts",
      "/src/app/(lesson-[a-z]+|neighbours)\\.ts",
      "/src/base/(fold|divider|keep-place)\\.ts",
    ),
  },
];
