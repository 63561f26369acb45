// How dark an entry is: the logarithm of its size, so that a hundredth of the largest is still seen.

/** Entries this many decades below the largest, and smaller ones, are as light as can be seen. */
const decades = 3;
const lightest = 0.1;

/** 0 for zero, 1 for the largest; in between by the logarithm. */
export function depth(value: number, largest: number): number {
  if (value === 0 || !(largest > 0) || Number.isNaN(value)) return 0;
  const part = 1 + Math.log10(Math.abs(value) / largest) / decades;
  return Math.min(1, Math.max(lightest, part));
}

/** The core's painter spreads its opacity (0 to 255) over six decades; this is the same entry over ours. */
export function depthOfPainted(opacity: number): number {
  if (opacity === 0) return 0;
  const logarithm = (opacity / 255 - 1) * 6;
  return Math.min(1, Math.max(lightest, 1 + logarithm / decades));
}

export function largestOf(data: Float64Array): number {
  let largest = 0;
  for (const value of data) if (Math.abs(value) > largest) largest = Math.abs(value);
  return largest;
}
