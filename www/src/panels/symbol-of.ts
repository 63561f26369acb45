// Which symbol of the page a parameter is, so that pointing at its control lights it up everywhere.
import type { SymbolKey } from "../simulation/session";
import { symbolColor } from "../styles/palette";

const symbols: Readonly<Record<string, SymbolKey>> = {
  radius: "r",
  mass: "m",
  stepSize: "h",
  alpha: "alpha",
  beta: "beta",
  form: "C",
};

export function parameterSymbol(name: string): SymbolKey | null {
  return symbols[name] ?? null;
}
export function parameterColor(name: string): string {
  const key = parameterSymbol(name);
  return key === null ? "--ink" : symbolColor(key);
}
