// What every stage fetches after its first picture.
export { makeExtras } from "./extras/registry";
export { Recalled } from "./recalled";
