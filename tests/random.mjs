// Random numbers that a seed decides, the same in every engine: sfc32 (Chris Doty-Humphrey, PractRand), seeded by splitmix32.
// `key` names a stream of its own: `seeded(7, 123)` is case 123 of seed 7, whatever ran before it.

/** A generator of 32-bit words and what is drawn from them. */
export function seeded(seed, key = 0) {
  let mix = (Math.imul(seed, 0x9e3779b9) ^ Math.imul(key + 1, 0x85ebca6b)) | 0;
  const start = () => {
    mix = (mix + 0x9e3779b9) | 0;
    let t = mix ^ (mix >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
    return t ^ (t >>> 15);
  };
  let [a, b, c, counter] = [start(), start(), start(), 1];
  const word = () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) word();

  /** In [0, 1). */
  const unit = () => word() / 4294967296;
  /** A whole number in [0, count). */
  const below = (count) => Math.floor(unit() * count);
  const between = (low, high) => low + (high - low) * unit();
  const chance = (probability) => unit() < probability;
  const pick = (list) => list[below(list.length)];
  const shuffled = (list) => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  };
  /** One of the values of [[weight, value], …]. */
  const weighted = (list) => {
    let left = unit() * list.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of list) {
      left -= weight;
      if (left < 0) return value;
    }
    return list.at(-1)[1];
  };
  return { word, unit, below, between, chance, pick, shuffled, weighted };
}
