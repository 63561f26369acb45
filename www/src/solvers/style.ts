// Style of a solver's curve. There are more solvers than colours: later ones repeat the colours with another dash and marker.
import { type RunStyle, runStyle, runStyles } from "../styles/palette";

/** @param index its place in the catalogue */
export function solverStyle(index: number): RunStyle {
  const own = runStyle(index);
  const round = Math.floor(index / runStyles.length);
  if (round === 0) return own;
  const other = runStyle(index + 2 * round + 1);
  return { color: own.color, dash: other.dash, marker: other.marker };
}
