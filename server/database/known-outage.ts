// Whether the database is known not to answer. A database that is silent is noticed only by waiting for it, and once one
// request has waited in vain, the others that have a fallback take it at once. One at a time goes on asking, so that the
// first answer ends it.

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
    work()
      .then(
        () => this.end(),
        (error: unknown) => {
          if (isOutage(error)) return;
          this.end();
          onFailure(error);
        },
      )
      .finally(() => {
        this.#isAsking = false;
      });
  }
}
