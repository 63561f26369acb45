// Parts that every stage loads after its first picture.
export { makeExtras } from "./extras/registry";
export { Recalled } from "./recalled";
