// The first seconds belong to what the reader came for, and so does a machine that has no idle moment; but not for ever.

/** ms */
const delay = 4_000;
const patience = 60_000;

/** Does the work in an idle moment after the first seconds. */
export function afterFirstSeconds(work: () => void): void {
  const whenIdle = (): void =>
    // Safari has no idle moments to tell.
    "requestIdleCallback" in window ? void requestIdleCallback(work, { timeout: patience }) : work();
  setTimeout(whenIdle, delay);
}
