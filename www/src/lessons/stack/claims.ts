// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { weight } from "../measure";
import { stack } from "./scenes";

export const claims: readonly Claim[] = [
  { at: "stack-guide", says: "weight of ten boxes", value: () => weight(simulate(stack())) },
  {
    at: "stack-guide",
    says: "what the ground bears when the stack has come to rest",
    value: () => {
      const simulation = simulate(stack(), { maxIterations: 400 });
      simulation.step(200);
      const onGround = simulation.contacts().filter(({ bodies }) => bodies.includes(0));
      return onGround.reduce((sum, { lambda: [n = 0] }) => sum + n, 0);
    },
    about: 0.01,
  },
  {
    at: "stack-heavy-measured",
    says: "where the heavy box began",
    value: () => simulate(stack({ count: 5, top: 100 })).observe("body[5].y"),
  },
];
