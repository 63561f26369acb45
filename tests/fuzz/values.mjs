// Values that nobody should send: numbers at the ends of what a double can be, things of another type, and objects that act when
// they are read. `within` is the simulation that such an object may call or free while it is being read.

const f64 = new Float64Array(1);
const bits = new BigInt64Array(f64.buffer);
/** The neighbour of a number, `steps` representable numbers away. */
export function ulps(number, steps) {
  f64[0] = number;
  bits[0] += BigInt(steps);
  return f64[0];
}

const numbers = [
  0, -0, 1, -1, 0.5, 2, 1e-9, -1e-9, 1e9, 1e10, 1e300, -1e300, 1e-300, 5e-324, 1.7e308, Number.NaN, Infinity, -Infinity,
  2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 53, -(2 ** 31), 255, 256, 65536, 1e6, Math.PI,
];
/** A number of any size. */
export const anyNumber = (random) => (random.chance(0.5) ? random.pick(numbers) : random.between(-10, 10));

/** A number made of another one. */
export const nudged = (random, number) =>
  random.weighted([
    [3, () => ulps(number, random.pick([-2, -1, 1, 2]))],
    [3, () => number + random.pick([-1e-9, 1e-9])],
    [1, () => number * 1e300],
    [1, () => number * 1e-300],
    [2, () => -number],
    [1, () => number * random.pick([2, 10, 0.5, 1e6])],
    [3, () => anyNumber(random)],
  ])();

const words = ["", "0", "1", "circle", "__proto__", "constructor", "toString", "NaN", "\ud800", "\0", "a".repeat(5000), "λ", "C.norm", "-1"];

function detached(array) {
  structuredClone(array, { transfer: [array.buffer] });
  return array;
}
function revoked(target) {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}
function nested(depth) {
  let value = [];
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}
function cyclic() {
  const value = { at: [0, 0] };
  value.self = value;
  return value;
}
const throwing = () => { throw new Error("the fuzz's own"); };

/** Something of another type. */
export const anything = (random, within) =>
  random.weighted([
    [6, () => anyNumber(random)],
    [3, () => random.pick(words)],
    [1, () => null],
    [1, () => undefined],
    [1, () => random.chance(0.5)],
    [1, () => BigInt(random.below(5))],
    [1, () => Symbol("s")],
    [1, () => []],
    [1, () => ({})],
    [1, () => [[]]],
    [1, () => Array.from({ length: random.below(7) }, () => anyNumber(random))],
    [1, () => Float64Array.from({ length: random.below(7) }, () => anyNumber(random))],
    [1, () => new Uint8Array(random.below(200)).map(() => random.below(256))],
    [1, () => detached(random.pick([new Float64Array(4), new Uint8Array(64), new Float32Array(4)]))],
    [1, () => revoked(random.pick([{}, [], () => 1]))],
    [1, () => nested(random.pick([3, 50, 3000]))],
    [1, cyclic],
    [1, () => Object.assign([], { length: random.pick([1e6, 4294967295]) })],
    [1, () => ({ length: random.pick([3, -1, 1e9, Number.NaN]), 0: 1, 1: 2 })],
    [1, () => () => 1],
    [1, () => new Date(Number.NaN)],
    [1, () => new Map([["a", 1]])],
    [1, () => new BigInt64Array(3)],
    [1, () => Object.create(null)],
    [2, () => acting(random, within)],
  ])();

/** An object that throws, calls the simulation or frees it while it is read. */
export function acting(random, within) {
  const act = random.pick([
    throwing, throwing,
    () => within?.()?.step(),
    () => within?.()?.free(),
    () => within?.()?.setState(0, { at: [0, 0] }),
    () => within?.()?.toJSON(),
    () => within?.()?.restore(new Uint8Array(8)),
  ]);
  const answer = random.pick([1, undefined, null, "x"]);
  const acts = () => { act(); return answer; };
  return random.pick([
    () => ({ get at() { return acts(); }, particle: {} }),
    () => ({ get length() { return acts(); } }),
    () => ({ valueOf: acts, toString: acts }),
    () => ({ [Symbol.toPrimitive]: acts }),
    () => ({ [Symbol.iterator]: acts }),
    () => ({ toJSON: acts }),
    () => Object.defineProperty([1, 2, 3], 1, { get: acts, enumerable: true }),
    () => new Proxy({ at: [0, 0] }, { ownKeys: acts }),
    () => new Proxy({ at: [0, 0] }, { get: acts }),
    () => new Proxy([1, 2], { get: (list, key) => (key === "1" ? acts() : Reflect.get(list, key)) }),
    () => new Proxy({}, { getPrototypeOf: acts }),
    () => new Proxy({}, { has: acts, getOwnPropertyDescriptor: acts }),
  ])();
}

/** A copy of a document with `times` things changed at random places. */
export function mutated(random, document, within, times = 1) {
  const whole = structuredClone(document);
  const places = [];
  const collect = (value) => {
    if (value === null || typeof value !== "object") return;
    for (const key of Object.keys(value)) {
      places.push([value, key, value[key]]);
      collect(value[key]);
    }
  };
  collect(whole);
  if (places.length === 0) return whole;
  for (let i = 0; i < times; i++) {
    const [parent, key, old] = random.pick(places);
    const put = (name, value) => Object.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true });
    random.weighted([
      [8, () => put(key, typeof old === "number" ? nudged(random, old) : anything(random, within))],
      [3, () => put(key, anything(random, within))],
      [2, () => { if (Array.isArray(parent)) parent.splice(Number(key), 1); else delete parent[key]; }],
      [2, () => { if (Array.isArray(parent)) parent.splice(Number(key), 0, old); else put(`${key}${random.pick(["", "s", "_"])}`, old); }],
      [2, () => put(key, random.pick(places)[2])],
      [1, () => put("__proto__", { polluted: 1 })],
      [1, () => Object.defineProperty(parent, key, { get: () => acting(random, within).at, set: (value) => put(key, value), enumerable: true, configurable: true })],
    ])();
  }
  return whole;
}
