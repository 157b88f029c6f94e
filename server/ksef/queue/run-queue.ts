// The sending as the shop starts it: by the outbox when something was issued, or by a command. What keeps it from sending is
// noted where staff sees it.
import { dateIn } from '#src/dates/local-date.ts';
import { KSEF_EFFECT } from '../../invoices/ksef-facts.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { KsefAway, KsefLimited, KsefRefused } from '../client/ksef-failures.ts';
import { type KsefServices, offlinePairOf, openKsef, readKsefTerms } from '../ksef-access.ts';
import { declareOffline } from './declare-offline.ts';
import { QueueUnfinished } from './queue-run.ts';
import { sendQueue } from './send-queue.ts';
import { holdingLane, noteProblem, readLane } from './sending-lane.ts';

/** Throws what keeps something from being sent; what was sent until then is noted. */
export async function runQueue(services: KsefServices, signal?: AbortSignal): Promise<void> {
  const { db, now } = services;
  await holdingLane(services, async () => {
    const { blockedUntil } = await readLane(db);
    const leftMs = Number(blockedUntil ?? now()) - now().getTime();
    if (leftMs > 0) throw new KsefLimited(Math.ceil(leftMs / 1000));
    const offlinePair = offlinePairOf(services.keys());
    try {
      const access = await openKsef(services, signal);
      const today = () => dateIn(access.timeZone, now());
      await sendQueue({ db, now, ...access, today, offlinePair, ...(signal && { signal }) });
      await noteProblem(db, null, now());
    } catch (error) {
      const until = error instanceof KsefLimited ? new Date(now().getTime() + error.retryAfterS * 1000) : null;
      await noteProblem(db, error, now(), until);
      if (error instanceof KsefAway || error instanceof KsefLimited || error instanceof KsefRefused)
        await declareOffline({ db, now, offlinePair, ...(await readKsefTerms(services)) });
      throw error;
    }
  });
}

/** Neither a fault of our own, nor one of a document. */
const isOfKsef = (error: unknown) => String((error as { code?: unknown }).code).startsWith('KSEF_');

/** The whole queue waits for the same thing: KSeF, its limits, our keys. What it still works on keeps nobody waiting. */
const ksefLane = {
  name: 'ksef',
  isBlockedBy: (error: unknown) => isOfKsef(error) && !(error instanceof QueueUnfinished),
};

export function createKsefEffects(services: KsefServices): Record<string, OutboxEffect> {
  return inLane(ksefLane, { [KSEF_EFFECT]: (_, signal) => runQueue(services, signal) });
}
