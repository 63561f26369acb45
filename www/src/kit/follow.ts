// Redraws its host whenever the workbench changes, as long as the host is on the page.
import type { LitElement } from "lit";
import type { Workbench } from "./workbench";

export function follow(host: LitElement, bench: () => Workbench | undefined): void {
  let followed: Workbench | undefined;
  const redraw = (): void => host.requestUpdate();
  const attach = (): void => {
    const present = host.isConnected ? bench() : undefined;
    if (present === followed) return;
    followed?.removeEventListener("change", redraw);
    present?.addEventListener("change", redraw);
    followed = present;
  };
  host.addController({ hostConnected: attach, hostDisconnected: attach, hostUpdated: attach });
}
