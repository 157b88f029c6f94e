// Makes the label of a parcel, once. Before the carrier is asked a row says so, and what it answered is kept step by step: a
// process that is killed anywhere leaves what the next one needs to find the shipment, instead of asking for a second one.
// Carriers are asked outside of transactions.
import { ok, type Result, refuse } from '#src/result.ts';
import { isTemporary, type LabelCarrier, type LabelProblem } from '#src/shipping/label-carrier.ts';
import { inTransaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import { whyNoLabels } from '../../shipping/labels/label-carriers.ts';
import { changeLabel, type StoredLabel } from '../../shipping/labels/label-store.ts';
import { type BegunLabel, beginLabel } from './begin-label.ts';
import type { LabelRefusal, LabelRequest, LabelServices } from './label-request.ts';
import { findOrderToLabel, toLabelParcel } from './read-label-parcel.ts';

/** Longer than a step may take: anyone who finds a later time waits, and an earlier one is of a process that is gone. */
const STEP_MS = 60_000;

/** `id`: of an earlier request when that one was still open, and is carried on with. */
export type MadeLabel = { id: string; trackingNumber: string };
export async function makeLabel(
  services: LabelServices,
  request: LabelRequest,
): Promise<Result<MadeLabel, LabelRefusal>> {
  const { db, now, findLabelCarrier } = services;
  const found = await findLabelCarrier(request.carrier);
  if (!found) return refuse({ kind: whyNoLabels(request.carrier), detail: '' });
  const order = await findOrderToLabel(db, { id: request.orderId });
  if (!order) return refuse({ kind: 'OrderUnknown', detail: '' });
  const { labels, settings: sending } = found;
  const draft = toLabelParcel(order, { ...request, reference: '' }, { chosen: request.lines, sending });
  const fault = labels.check(draft);
  if (fault) return refuse(fault);
  const busyUntil = () => new Date(now().getTime() + STEP_MS);
  const begun = await inTransaction(db, (tx) =>
    beginLabel(tx, { ...request, orderNumber: order.number }, busyUntil(), now()),
  );
  if (!begun.ok) return begun;
  const { label, earlier } = begun.value;
  if (label.state === 'made') return ok({ id: label.id, trackingNumber: label.trackingNumber ?? '' });

  const parcel = {
    ...draft,
    id: label.id,
    reference: label.reference,
    size: label.size,
    weightGrams: label.weightGrams,
  };
  const shipment = label.shipmentId
    ? ok({ shipmentId: label.shipmentId })
    : await findOrCreate(labels, parcel, earlier);
  if (!shipment.ok) return fail(services, label, shipment.error, labels.find !== undefined);
  const { shipmentId } = shipment.value;
  reach('carrier-accepted');
  if (!label.shipmentId) {
    const change = { state: 'ordered', shipmentId, busyUntil: busyUntil() } as const;
    await inTransaction(db, (tx) => changeLabel(tx, label.id, change, now()));
  }
  const fetched = await labels.fetch(shipmentId);
  reach('carrier-paid');
  if (!fetched.ok) return fail(services, label, fetched.error, true);
  const { trackingNumber, document } = fetched.value;
  const made = { state: 'made', trackingNumber, document, problem: null, busyUntil: null } as const;
  await inTransaction(db, (tx) => changeLabel(tx, label.id, made, now()));
  return ok({ id: label.id, trackingNumber });
}

type Parcel = Parameters<LabelCarrier['create']>[0];

/** What an earlier try may have left is looked for first: whatever it says of itself, where the carrier can tell. */
async function findOrCreate(labels: LabelCarrier, parcel: Parcel, earlier: BegunLabel['earlier']) {
  if (earlier === 'none') return labels.create(parcel);
  if (!labels.find) {
    return earlier === 'failed' ? labels.create(parcel) : refuse<LabelProblem>({ kind: 'LabelNoAnswer', detail: '' });
  }
  const existing = await labels.find(parcel.id);
  if (!existing.ok) return existing;
  return existing.value ? ok(existing.value) : labels.create(parcel);
}

/** `isKnowable`: the next try finds out what became of this one. */
async function fail(
  { db, now }: LabelServices,
  { id, reference }: StoredLabel,
  problem: LabelProblem,
  isKnowable: boolean,
): Promise<{ ok: false; error: LabelRefusal }> {
  const isLost = problem.kind === 'LabelNoAnswer' && !isKnowable;
  // The label stays open, since other keys may work.
  const isOpen = isTemporary(problem) || problem.kind === 'LabelKeysRefused';
  const state = isLost ? 'unknown' : isOpen ? undefined : 'refused';
  await inTransaction(db, (tx) => changeLabel(tx, id, { ...(state && { state }), problem, busyUntil: null }, now()));
  return refuse(isLost ? { kind: 'LabelUnknown', detail: problem.detail, reference } : { ...problem, reference });
}
