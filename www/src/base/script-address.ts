// Addresses of code: under the page's policy (docs/security.md) they are of a type of their own, in browsers that know it.

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

const known = new Map<string, string>();

/** The address for a worker. Each policy has this one address; it throws where the page does not allow the policy. */
export function scriptAddress(policy: "service-worker" | "worker", address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const trusted =
    known.get(policy) ??
    trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL(address) ??
    address;
  known.set(policy, trusted);
  return trusted;
}
