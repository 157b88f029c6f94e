// Whether the database is known to be silent. Only waiting tells that it is, and once one request has waited in vain, the
// others that have a fallback take it at once. One at a time goes on asking, so that the first answer ends it, be it that
// nobody listens there: asking costs a millisecond then.
import { PATIENCE_MS } from './if-silent.ts';

export class KnownOutage {
  #isKnown = false;
  #isAsking = false;

  get isKnown(): boolean {
    return this.#isKnown;
  }

  begin(): void {
    this.#isKnown = true;
  }

  end(): void {
    this.#isKnown = false;
  }

  /** Looks whether the database is back, by work that somebody wants anyway; not while another one looks. */
  ask(
    work: () => Promise<unknown>,
    { isOutage, onFailure }: { isOutage: (error: unknown) => boolean; onFailure: (error: unknown) => void },
  ): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const startedAt = performance.now();
    work()
      .then(
        () => this.end(),
        (error: unknown) => {
          const isSilent = isOutage(error) && performance.now() - startedAt >= PATIENCE_MS;
          if (!isSilent) this.end();
          if (!isOutage(error)) onFailure(error);
        },
      )
      .finally(() => {
        this.#isAsking = false;
      });
  }
}
