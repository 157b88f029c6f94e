// Effects wait in lanes, and each lane runs by itself: a mail server that hangs holds up no refund. A kind of effect is
// put into its lane where its handler is.
import type { WaitingEntry } from './outbox-store.ts';

/** `signal` says that the shop stops and waits no longer. */
export type OutboxHandler = (entry: WaitingEntry, signal: AbortSignal) => Promise<void>;

export type OutboxLane = {
  name: string;
  /** Whether after this error the others in the lane would fare no better: then they wait too. */
  isBlockedBy?(error: unknown): boolean;
};

/** What is done for one kind of entry. */
export type OutboxEffect = { lane: OutboxLane; handle: OutboxHandler };

export function inLane(lane: OutboxLane, handlers: Record<string, OutboxHandler>): Record<string, OutboxEffect> {
  return Object.fromEntries(Object.entries(handlers).map(([kind, handle]) => [kind, { lane, handle }]));
}
