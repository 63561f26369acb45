// How a solver's curve looks. There are more solvers than colours: those of the second round wear another dash and marker
// with the same colour.
import { type RunStyle, runStyle, runStyles } from "../styles/palette";

/** @param index its place in the catalogue */
export function solverStyle(index: number): RunStyle {
  const own = runStyle(index);
  const round = Math.floor(index / runStyles.length);
  if (round === 0) return own;
  const other = runStyle(index + 2 * round + 1);
  return { color: own.color, dash: other.dash, marker: other.marker };
}
