// The base of all elements of the page: light DOM, words in the present language, and subscriptions that live as long as the
// element is connected.
import { LitElement } from "lit";
import { onLanguage } from "../messages";

/** Ends a subscription. */
export type Stop = () => void;

export abstract class CdElement extends LitElement {
  readonly #stops: Stop[] = [];
  #sources: readonly unknown[] = [];

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** The objects whose events the element follows, often its session. While one of them is undefined the element follows none. */
  protected sources(): readonly unknown[] {
    return [];
  }
  /** Subscribes to the sources and to what else the element follows: after the first update, and whenever a source is another. */
  protected listen(): readonly Stop[] {
    return [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The language may have changed while the element was away; the update subscribes anew.
    this.requestUpdate();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unlisten();
  }

  protected override performUpdate(): void {
    super.performUpdate();
    const sources = this.sources();
    const known = this.#stops.length > 0 && sources.length === this.#sources.length;
    if (!this.isConnected || (known && sources.every((source, i) => source === this.#sources[i]))) return;
    this.#unlisten();
    this.#sources = sources;
    this.#stops.push(onLanguage(() => this.requestUpdate()));
    if (sources.every((source) => source !== undefined)) this.#stops.push(...this.listen());
  }
  #unlisten(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }
}
