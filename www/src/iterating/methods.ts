// The iterations whose lines are shown: which splitting they are, whether they have an ω, in which order they go.

export interface Method {
  /** The core's id. */
  readonly id: "jacobi" | "gauss-seidel" | "symmetric-gauss-seidel" | "sor";
  /** ω it begins with; absent where there is none. */
  readonly omega?: number;
  /** Every sweep keeps the old λ and reads that. */
  readonly copies?: true;
  /** Formulas of B and C in A = B + C. */
  readonly splitting: readonly [b: string, c: string];
}
export type MethodId = Method["id"];

export const methods: readonly Method[] = [
  { id: "jacobi", omega: 1, copies: true, splitting: ["B-jacobi", "C-jacobi"] },
  { id: "gauss-seidel", splitting: ["B-seidel", "C-seidel"] },
  { id: "symmetric-gauss-seidel", splitting: ["B-symmetric", "C-symmetric"] },
  { id: "sor", omega: 1.5, splitting: ["B-sor", "C-sor"] },
];
export const methodOf = (id: MethodId): Method =>
  methods.find((method) => method.id === id) ?? (methods[0] as Method);
