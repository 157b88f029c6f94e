// Gives a label back to its carrier, as long as the carrier takes it. The parcel is then no longer sent: what was in it is to be
// sent again.
import { isUuid } from '#src/is-uuid.ts';
import { decide } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { commitOrderEvents } from '../../orders/commit-order-events.ts';
import { lockOrder } from '../../orders/order-store.ts';
import { changeLabel, findLabel } from '../../shipping/labels/label-store.ts';
import { cancelParcel } from '../../shipping/parcel-store.ts';
import type { FulfilmentRefused } from '../send-parcel.ts';
import type { LabelRefusal, LabelServices } from './label-request.ts';

export type CancelRefusal = LabelRefusal | FulfilmentRefused;

/** `note`: of who did it. */
type CancelServices = LabelServices & { note?: (tx: Transaction) => Promise<void> };

export async function cancelLabel(services: CancelServices, labelId: string): Promise<Result<null, CancelRefusal>> {
  const { db, now, findLabelCarrier } = services;
  const label = isUuid(labelId) ? await findLabel(db, labelId) : null;
  if (label?.state === 'cancelled') return ok(null);
  if (label?.state !== 'made') return refuse({ kind: 'LabelNotCancellable', detail: '' });
  const found = await findLabelCarrier(label.carrier);
  if (!found) return refuse({ kind: 'LabelKeysMissing', detail: '' });
  const impossible = await inTransaction(db, (tx) => decideCancelling(tx, label));
  if (!impossible.ok) return impossible;
  // Repeated after a crash the label may already be cancelled: the carrier's answer is then the same as a refusal.
  const given = await found.labels.cancel(label.shipmentId ?? '');
  if (!given.ok) return given;
  return inTransaction(db, async (tx) => {
    const decision = await decideCancelling(tx, label);
    if (!decision.ok) return decision;
    const { order, events } = decision.value;
    await changeLabel(tx, labelId, { state: 'cancelled', busyUntil: null }, now());
    if (events.length > 0) {
      await cancelParcel(tx, labelId, now());
      await commitOrderEvents(tx, order, events, { cause: 'staff', now: now() });
    }
    await services.note?.(tx);
    return ok(null);
  });
}

/** A label that is on no parcel is only given back. */
async function decideCancelling(tx: Transaction, { id, orderId }: { id: string; orderId: string }) {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse<FulfilmentRefused>({ kind: 'OrderUnknown' });
  const isSent = order.state.parcels.some((parcel) => parcel.parcelId === id && !parcel.isCancelled);
  if (!isSent) return ok({ order, events: [] });
  const decision = decide({ type: 'cancelParcel', parcelId: id }, order.state);
  return decision.ok ? ok({ order, events: decision.value }) : decision;
}
