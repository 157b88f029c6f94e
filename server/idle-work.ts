// What may wait until the process has little to do: one task after the other, at most one a second.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 1_000;
/** The part of the last second that the process has worked. */
const IDLE_BELOW = 0.5;
/** Further tasks are dropped when this many are waiting. */
const MOST_WAITING = 20;

export type IdleTask = () => Promise<unknown>;

export class IdleWork {
  #waiting: IdleTask[] = [];
  #isRunning = false;
  #lookEveryMs: number;

  constructor(lookEveryMs = LOOK_EVERY_MS) {
    this.#lookEveryMs = lookEveryMs;
  }

  /** A task must not reject. Returns whether it was taken. */
  add(task: IdleTask): boolean {
    if (this.#waiting.length >= MOST_WAITING) return false;
    this.#waiting.push(task);
    if (!this.#isRunning) this.#run();
    return true;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await untilIdle({ lookEveryMs: this.#lookEveryMs });
      await this.#waiting.shift()?.();
    }
    this.#isRunning = false;
  }
}

/** Waits a second, and further ones in which the process is busy. An aborted `signal` ends the waiting with its error. */
export async function untilIdle({
  lookEveryMs = LOOK_EVERY_MS,
  signal,
}: {
  lookEveryMs?: number;
  signal?: AbortSignal;
} = {}): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await sleep(lookEveryMs, undefined, { ref: false, signal });
    if (performance.eventLoopUtilization(before).utilization < IDLE_BELOW) return;
  }
}
