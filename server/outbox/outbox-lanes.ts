// Effects wait in lanes, and each lane runs by itself: a mail server that hangs does not delay refunds. Each kind of
// effect is assigned to its lane beside its handler.
import type { WaitingEntry } from './outbox-store.ts';

/** `signal` aborts when the shop stops and waits no longer. */
export type OutboxHandler = (entry: WaitingEntry, signal: AbortSignal) => Promise<void>;

export type OutboxLane = {
  name: string;
  /** How many entries are carried out side by side; left out: one after the other. */
  atOnce?: number;
  /** Whether this error means that the lane's other entries would fail as well: then they wait too. */
  isBlockedBy?(error: unknown): boolean;
};

/** Thrown by a handler whose receiver cannot be asked now: nothing was tried, and the place is free for others until then. */
export class Postponed extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super('the entry waits for its receiver');
    this.until = until;
  }
}

/** What is done for one kind of entry. */
export type OutboxEffect = { lane: OutboxLane; handle: OutboxHandler };

export function inLane(lane: OutboxLane, handlers: Record<string, OutboxHandler>): Record<string, OutboxEffect> {
  return Object.fromEntries(Object.entries(handlers).map(([kind, handle]) => [kind, { lane, handle }]));
}
