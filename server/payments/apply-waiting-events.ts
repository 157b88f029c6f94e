import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { applyEvent, type EventHandlers, reportAlarm } from './apply-event.ts';
import { listWaitingEvents, lockWaitingEvent, markEventApplied } from './stripe-event-store.ts';

/** Applies events that arrived before the shop knew their order: refunds and disputes too. */
export async function applyWaitingEvents(
  { db, now, log }: { db: Db; now: () => Date; log: FastifyBaseLogger },
  handlers: EventHandlers,
): Promise<void> {
  for (const id of await listWaitingEvents(db)) {
    const outcome = await inTransaction(db, async (tx) => {
      const event = await lockWaitingEvent(tx, id);
      const applied = event && (await applyEvent(tx, event, handlers, now()));
      if (applied && applied.kind !== 'unknown') await markEventApplied(tx, id, now());
      return applied;
    });
    if (outcome) reportAlarm(log, id, outcome);
  }
}
