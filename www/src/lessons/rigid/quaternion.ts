// Rates of a unit quaternion (x, y, z, w) whose body turns with ω along the world axes: the matrix S(q) of the lesson times ω.
import type { Vector } from "../../simulation/core";

export function quaternionRates(q: Vector, omega: Vector): number[] {
  const [x = 0, y = 0, z = 0, w = 0] = q;
  const [a = 0, b = 0, c = 0] = omega;
  return [w * a + z * b - y * c, -z * a + w * b + x * c, y * a - x * b + w * c, -x * a - y * b - z * c].map(
    (twice) => twice / 2,
  );
}
