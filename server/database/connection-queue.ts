// The queue for the database's connections, and whose turn it is: whoever has had one before goes first. So under
// overload a request is refused before it has done anything, and never between reserving goods and saying so.
import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request does. */
export type Work = { hasBegun: boolean };

const current = new AsyncLocalStorage<Work>();

/** Queries that `task` makes, now or later, are part of the work. */
export function asPartOf<T>(work: Work, task: () => T): T {
  return current.run(work, task);
}

type Turn = { work: Work; take: () => void };

export class ConnectionQueue {
  #free: number;
  #turns: Turn[] = [];
  #patience: { newMs: number; begunMs: number };

  /** `newMs`: how long somebody waits who has done nothing yet; `begunMs`: who would leave something half done. */
  constructor(connections: number, patience: { newMs: number; begunMs: number }) {
    this.#free = connections;
    this.#patience = patience;
  }

  get waiting(): number {
    return this.#turns.length;
  }

  /** Resolves when a connection may be taken; `leave` is to be called once for each. Throws when that takes too long. */
  async enter(): Promise<void> {
    const work = current.getStore() ?? { hasBegun: false };
    if (this.#free > 0) this.#free -= 1;
    else await this.#waitForTurn(work);
    work.hasBegun = true;
  }

  leave(): void {
    // Those who began while they waited, with another query of theirs, count as well.
    const next = this.#turns.find(({ work }) => work.hasBegun) ?? this.#turns[0];
    if (next) next.take();
    else this.#free += 1;
  }

  #waitForTurn(work: Work): Promise<void> {
    const { newMs, begunMs } = this.#patience;
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        work,
        take: () => {
          clearTimeout(timer);
          this.#remove(turn);
          resolve();
        },
      };
      const giveUp = () => {
        this.#remove(turn);
        // The error is the driver's: see `outage.ts`.
        reject(new Error('timeout exceeded when trying to connect'));
      };
      let timer = setTimeout(() => {
        if (!work.hasBegun) return giveUp();
        timer = setTimeout(giveUp, begunMs - newMs);
      }, newMs);
      this.#turns.push(turn);
    });
  }

  #remove(turn: Turn): void {
    this.#turns = this.#turns.filter((each) => each !== turn);
  }
}
