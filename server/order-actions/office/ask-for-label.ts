import { inTransaction } from '../../database/transaction.ts';
import type { StoredOrderAction } from '../../orders/office/order-action-store.ts';
import { addToOutbox } from '../../outbox/outbox-store.ts';
import { labelledCarriers } from '../../shipping/labels/label-carriers.ts';
import type { ActionServices } from './order-action.ts';

export const labelLanes = [...labelledCarriers, 'other'] as const;

export const labelEffectOf = (lane: (typeof labelLanes)[number]) => `make-label-${lane}`;

/** Whether an action that sends asks for a label. */
export function isLabelled({ input }: Pick<StoredOrderAction, 'input'>): boolean {
  return input.label !== undefined;
}

/** The action goes on until the label is there. */
export async function askForLabel(
  { db, now }: Pick<ActionServices, 'db' | 'now'>,
  action: Pick<StoredOrderAction, 'id' | 'input'>,
): Promise<void> {
  const lane = labelledCarriers.find((known) => known === action.input.carrier) ?? 'other';
  const entry = { deduplicationKey: `label-${action.id}`, kind: labelEffectOf(lane), payload: { actionId: action.id } };
  await inTransaction(db, (tx) => addToOutbox(tx, entry, now()));
}
