// Says in the database that a carrier is about to be asked for the label of an order's parcel.
import { hash } from 'node:crypto';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { latestPossible } from '../../database/wrong-clocks.ts';
import {
  changeLabel,
  findLabel,
  insertLabel,
  listLabels,
  type StoredLabel,
} from '../../shipping/labels/label-store.ts';
import type { LabelRefusal, LabelRequest } from './label-request.ts';

type Request = LabelRequest & { orderNumber: number };

export type BegunLabel = {
  label: StoredLabel;
  /** What is known of earlier tries: there was none, the last one came to nothing, or something may have come of it. */
  earlier: 'none' | 'failed' | 'unclear';
};

/**
 * A label that was asked for earlier and is not on any parcel is carried on with, whoever asked: what is paid for is used.
 */
export async function beginLabel(
  tx: Transaction,
  request: Request,
  busyUntil: Date,
  now: Date,
): Promise<Result<BegunLabel, LabelRefusal>> {
  // Two may press at once: the second waits here, and then finds the first one's label.
  await tx.selectFrom('orders').select('id').where('id', '=', request.orderId).forUpdate().execute();
  const open = await findOpen(tx, request);
  if (!open) return ok({ label: await addLabel(tx, request, busyUntil, now), earlier: 'none' });
  const { state, detail, reference } = open;
  // Nothing is busy for longer than this request would be, unless a clock was wrong.
  const isBusy = open.busyUntil !== null && open.busyUntil > now && open.busyUntil <= latestPossible(busyUntil);
  if (isBusy) return refuse({ kind: 'LabelUnderWay', detail: '' });
  if (state === 'unknown') {
    if (!request.isAskedAgain) return refuse({ kind: 'LabelUnknown', detail, reference });
    await changeLabel(tx, open.id, { state: 'given_up', busyUntil: null }, now);
    return ok({ label: await addLabel(tx, request, busyUntil, now), earlier: 'none' });
  }
  const asShipped = open.shipmentId ? open : request;
  const carriedOn = { id: request.id, size: asShipped.size, weightGrams: asShipped.weightGrams };
  // Until this try has ended, nobody knows how it will.
  await changeLabel(tx, open.id, { request: carriedOn, problem: null, busyUntil }, now);
  const hasFailed = ['LabelAway', 'LabelBusy', 'LabelKeysRefused'].includes(open.problem ?? '');
  return ok({ label: { ...open, ...carriedOn, id: open.id }, earlier: hasFailed ? 'failed' : 'unclear' });
}

async function addLabel(tx: Transaction, request: Request, busyUntil: Date, now: Date): Promise<StoredLabel> {
  const { id, orderNumber } = request;
  // Short enough to be typed into a search; unlike the numbers of parcels it is never given twice.
  const reference = `${orderNumber}-${hash('sha256', id).slice(0, 8)}`;
  await insertLabel(tx, { ...request, reference }, now);
  await changeLabel(tx, id, { busyUntil }, now);
  const label = await findLabel(tx, id);
  if (!label) throw new Error('a label was not stored');
  return label;
}

async function findOpen(tx: Transaction, { id, orderId, carrier }: Request): Promise<StoredLabel | undefined> {
  const labels = (await listLabels(tx, orderId)).filter((label) => label.carrier === carrier);
  const sent = await tx.selectFrom('parcels').select('id').where('order_id', '=', orderId).execute();
  const isSent = (label: StoredLabel) => sent.some((parcel) => parcel.id === label.id);
  return (
    labels.find((label) => label.state === 'made' && (label.requestId === id || !isSent(label))) ??
    labels.find(({ state }) => state === 'asked' || state === 'ordered' || state === 'unknown')
  );
}
