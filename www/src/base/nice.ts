// Round numbers for grids and scales: 1, 2 or 5 times a power of ten. Pure.

/** The largest round number not above `value`; `value` > 0. */
export function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = value / power;
  // The tolerance keeps 10^n itself from falling to 5·10^(n−1) by rounding.
  const digit = lead >= 10 - 1e-9 ? 10 : lead >= 5 - 1e-9 ? 5 : lead >= 2 - 1e-9 ? 2 : 1;
  return digit * power;
}

/** The smallest round number not below `value`; `value` > 0. */
export function roundUp(value: number): number {
  const below = roundDown(value);
  if (below >= value * (1 - 1e-9)) return below;
  return roundDown(below * 2.5);
}
