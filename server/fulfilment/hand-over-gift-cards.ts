// An order of gift cards has nothing to be packed: it is fulfilled as it is paid.
import { isAllRefunded } from '#src/orders/refund-decisions.ts';
import { EMAILED } from '#src/shipping/carriers.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { HAND_OVER_CARDS } from '../gift-cards/sell-cards.ts';
import { lockOrder } from '../orders/order-store.ts';
import { inLane, type OutboxEffect } from '../outbox/outbox-lanes.ts';
import { handOver } from './hand-over.ts';

const lane = { name: 'gift cards' };

export function createGiftCardEffects({ db, now }: { db: Db; now: () => Date }): Record<string, OutboxEffect> {
  return inLane(lane, {
    [HAND_OVER_CARDS]: async ({ payload }) =>
      inTransaction(db, async (tx) => {
        const orderId = String(payload.orderId);
        const order = await lockOrder(tx, orderId);
        // Done before, or given up meanwhile.
        if (order?.state.payment !== 'paid' || order.state.parcels.length > 0) return;
        // The cards were taken back before their turn came.
        if (isAllRefunded(order.state, order.state.intentId, order.capturedMinor)) return;
        await handOver(tx, orderId, { carrier: EMAILED, cause: 'gift-cards', now: now() });
      }),
  });
}
