// Whether an order allows an action that is asked for many orders at once, and all that carrying it out needs. Asked for
// alone, an action says the same when its ten seconds are over; of many, nobody would find those that were refused.
import { randomUUID } from 'node:crypto';
import { decide, fold } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { listOrderEvents } from '../../orders/order-store.ts';
import { listQuantitiesToSend } from '../../shipping/ordered-quantities.ts';

export const manyActionKinds = ['send', 'delivered', 'paid', 'resend_mail'] as const;
export type ManyActionKind = (typeof manyActionKinds)[number];

type Order = { id: string; carrier: string; capturedMinor: number };
type Prepared = Result<Record<string, unknown>, { kind: string }>;

export async function prepareOrderAction(tx: Transaction, kind: ManyActionKind, order: Order): Promise<Prepared> {
  if (kind === 'resend_mail') return prepareMail(tx, order.id);
  const state = fold(await listOrderEvents(tx, order.id));
  switch (kind) {
    case 'send': {
      const { carrier, capturedMinor } = order;
      const parcel = { parcelId: randomUUID(), carrier, trackingNumber: '', lines: null, isDespiteDispute: false };
      const ordered = await listQuantitiesToSend(tx, order.id);
      const decision = decide({ type: 'markSent', ordered, capturedMinor, ...parcel }, state);
      return decision.ok ? ok(parcel) : decision;
    }
    case 'delivered': {
      const decision = decide({ type: 'markDelivered', parcel: null }, state);
      return decision.ok ? ok({}) : decision;
    }
    case 'paid': {
      const decision = decide({ type: 'notePaidByHand', intentId: '', isStockLeft: false }, state);
      return decision.ok ? ok({ reference: '' }) : decision;
    }
  }
}

/** The latest one. */
async function prepareMail(tx: Transaction, orderId: string): Promise<Prepared> {
  const sent = await tx
    .selectFrom('sent_mails')
    .select('key')
    .where('order_id', '=', orderId)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return sent ? ok({ mailKey: sent.key }) : refuse({ kind: 'MailUnknown' });
}
