// The energy of rigid bodies, for all engines alike, from the poses and velocities that each gives.
import { gravity } from "../scenes.mjs";
import { density } from "./scenes.mjs";

/** Kinetic plus potential energy in J: `placed` bodies, and for each its velocity and its angular velocity in the world's axes. */
export function energy({ space, bodies }, placed, velocities) {
  const [dimension, dof] = space === "plane" ? [2, 3] : [3, 6];
  return bodies.reduce((sum, body, i) => {
    if (body.fixed) return sum;
    const [v, spin] = [velocities.subarray(dof * i, dof * i + dimension), velocities.subarray(dof * i + dimension, dof * i + dof)];
    const [mass, inertia] = massAndInertia(space, body);
    const { center, axes } = placed[i];
    const turning =
      space === "plane" ? inertia[0] * spin[0] ** 2 : axes.reduce((sum, axis, k) => sum + inertia[k] * dot(axis, spin) ** 2, 0);
    return sum + 0.5 * mass * dot(v, v) + 0.5 * turning + mass * gravity * center[1];
  }, 0);
}

/**
 * The drop's potential range in J: what the weight does if every body falls onto the floor, or hangs straight down from the point
 * that holds it.
 */
export function range({ space, bodies, drop }) {
  return bodies.reduce((sum, body, i) => (body.fixed ? sum : sum + massAndInertia(space, body)[0] * gravity * drop(body, i)), 0);
}

/** Mass and moments of inertia about the own axes. */
function massAndInertia(space, { box, ball }) {
  const each = density[space];
  if (space === "plane") {
    const mass = each * (box ? 4 * box[0] * box[1] : Math.PI * ball ** 2);
    return [mass, [mass * (box ? (box[0] ** 2 + box[1] ** 2) / 3 : ball ** 2 / 2)]];
  }
  const mass = each * (box ? 8 * box[0] * box[1] * box[2] : (4 / 3) * Math.PI * ball ** 3);
  const square = (k) => (box ? box[k] ** 2 / 3 : ball ** 2 / 5);
  return [mass, [0, 1, 2].map((k) => mass * (square((k + 1) % 3) + square((k + 2) % 3)))];
}

function dot(a, b) {
  let sum = 0;
  for (let k = 0; k < b.length; k++) sum += a[k] * b[k];
  return sum;
}
