// Labels are made by the outbox, in a lane of their own for each carrier: one that is slow keeps up no other action, and no
// other carrier. The action that asked for the label ends with it.
import type { FastifyBaseLogger } from 'fastify';
import { isTemporary } from '#src/shipping/label-carrier.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readActionInput } from '../../orders/office/order-action-input.ts';
import { findOrderAction, finishOrderAction, type StoredOrderAction } from '../../orders/office/order-action-store.ts';
import { neededFor } from '../../orders/office/request-order-action.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { addToOutbox, type WaitingEntry } from '../../outbox/outbox-store.ts';
import { labelledCarriers } from '../../shipping/labels/label-carriers.ts';
import { mayStill } from '../../staff/may-still.ts';
import { endFailingAction } from '../end-failing-action.ts';
import type { LabelServices } from './label-request.ts';
import { sendWithLabel } from './send-with-label.ts';

/** After a minute staff decides: somebody stands there with a parcel. */
const MOST_TRIES = 6;
const FIRST_TRY = 1;

type Services = LabelServices & { log: Pick<FastifyBaseLogger, 'error'> };

const lanes = [...labelledCarriers, 'other'] as const;

export function createLabelEffects(services: Services): Record<string, OutboxEffect> {
  const handle = (entry: WaitingEntry) => makeActionLabel(services, entry);
  return Object.assign({}, ...lanes.map((name) => inLane({ name: `labels-${name}` }, { [kindOf(name)]: handle })));
}

const kindOf = (lane: (typeof lanes)[number]) => `make-label-${lane}`;

/** Of an action that sends. */
export function isLabelled({ input }: Pick<StoredOrderAction, 'input'>): boolean {
  return input.label !== undefined;
}

/** The action goes on until the label is there. */
export async function askForLabel({ db, now }: Pick<LabelServices, 'db' | 'now'>, action: StoredOrderAction) {
  const lane = labelledCarriers.find((known) => known === action.input.carrier) ?? 'other';
  const entry = { deduplicationKey: `label-${action.id}`, kind: kindOf(lane), payload: { actionId: action.id } };
  await inTransaction(db, (tx) => addToOutbox(tx, entry, now()));
}

async function makeActionLabel(services: Services, { payload, attempts }: WaitingEntry): Promise<void> {
  const { db, now } = services;
  const action = await findOrderAction(db, String(payload.actionId));
  if (action?.status !== 'running') return;
  // Many labels wait here for each other. One that the carrier was asked for may be paid already, and goes on.
  if (attempts === FIRST_TRY && !(await mayStill(db, action.staffId, [neededFor[action.kind]]))) {
    await inTransaction(db, (tx) => finishOrderAction(tx, action.id, 'NoLongerAllowed', now()));
    return;
  }
  const sent = await endFailingAction(services, action, () => sendLabelled(services, action));
  if (!sent) return;
  if (!sent.ok && isTemporary(sent.error) && attempts < MOST_TRIES) {
    throw new Error(
      `the label is not there yet: ${sent.error.kind} ${'detail' in sent.error ? sent.error.detail : ''}`,
    );
  }
  await inTransaction(db, (tx) => finishOrderAction(tx, action.id, sent.ok ? null : sent.error.kind, now()));
}

function sendLabelled(services: LabelServices, action: StoredOrderAction) {
  const asked = readActionInput(action);
  const input = asked?.kind === 'send' ? asked.input : null;
  if (!input?.label) throw new Error('the action has no label');
  const { parcelId: id, carrier, lines, isDespiteDispute, label } = input;
  return sendWithLabel(services, { id, orderId: action.orderId, carrier, lines, isDespiteDispute, ...label });
}
