// Whether an order allows an action that is asked for many orders at once, and all that carrying it out needs. Asked for
// alone, an action says the same when its ten seconds are over; of many, nobody would find those that were refused.
import { randomUUID } from 'node:crypto';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { decide, fold } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { FindLabelCarrier } from '#src/shipping/label-carrier.ts';
import type { Transaction } from '../../database/transaction.ts';
import { findOrderToLabel, toLabelParcel, weighLines } from '../../fulfilment/labels/read-label-parcel.ts';
import { listOrderEvents } from '../../orders/order-store.ts';
import { listQuantitiesToSend } from '../../shipping/ordered-quantities.ts';

export const manyActionKinds = ['send', 'send_labelled', 'delivered', 'paid', 'resend_mail'] as const;
export type ManyActionKind = (typeof manyActionKinds)[number];

export type FoundCarrier = Awaited<ReturnType<FindLabelCarrier>>;

type Order = { id: string; carrier: string; capturedMinor: number };
type Prepared = Result<Record<string, unknown>, OrderActionRefusal>;

/** `findCarrier`: asks nobody. */
export async function prepareOrderAction(
  tx: Transaction,
  kind: ManyActionKind,
  order: Order,
  findCarrier: (carrier: string) => FoundCarrier,
): Promise<Prepared> {
  if (kind === 'resend_mail') return prepareMail(tx, order.id);
  const state = fold(await listOrderEvents(tx, order.id));
  switch (kind) {
    case 'send':
    case 'send_labelled': {
      const { carrier, capturedMinor } = order;
      const parcel = { parcelId: randomUUID(), carrier, trackingNumber: '', lines: null, isDespiteDispute: false };
      const ordered = await listQuantitiesToSend(tx, order.id);
      const decision = decide({ type: 'markSent', ordered, capturedMinor, ...parcel }, state);
      if (!decision.ok) return decision;
      if (kind === 'send') return ok(parcel);
      const label = await prepareLabel(tx, order.id, findCarrier(carrier));
      return label.ok ? ok({ ...parcel, label: label.value }) : label;
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

/** All that is left, in the carrier's usual size. */
async function prepareLabel(tx: Transaction, orderId: string, found: FoundCarrier): Promise<Prepared> {
  const order = await findOrderToLabel(tx, { id: orderId });
  if (!order) return refuse({ kind: 'OrderUnknown' });
  if (!found) return refuse({ kind: 'LabelKeysMissing' });
  const { labels, settings: sending } = found;
  const [usual] = labels.sizesFor(order.destination);
  if (!usual) return refuse({ kind: 'LabelCountry' });
  const weightGrams = weighLines(order.lines, sending.packagingGrams);
  if (weightGrams === null) return refuse({ kind: 'LabelWeight' });
  const asked = { size: usual.id, weightGrams };
  const parcel = toLabelParcel(order, { id: '', reference: '', ...asked }, { chosen: null, sending });
  const fault = labels.check(parcel);
  return fault ? refuse({ kind: fault.kind }) : ok({ ...asked, isAskedAgain: false });
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
