// Scenes of the catalogue that the first of the core's two files sets up and plays at their defaults (scripts/wasm-profile.mjs).
// lessons/light-scenes.test.ts holds the list to the core.

export const lightScenes: readonly string[] = ["circle", "double-pendulum"];
