// Actions of staff in the office wait ten seconds before they take effect. Until then they can be undone, and nothing has
// gone out: no event, no e-mail, no money. The outbox carries them out (`carry-out-action.ts`).
import { randomUUID } from 'node:crypto';
import { isUuid } from '#src/is-uuid.ts';
import { isOrderActionKind, type OrderActionKind, orderActions } from '#src/order-actions/office/order-actions.ts';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { findVersion } from '../../orders/office/order-version.ts';
import { addToOutbox, removeFromOutbox } from '../../outbox/outbox-store.ts';
import { UNDO_MS } from '../../outbox/undo-time.ts';
import { auditedFields } from '../../schema/audited-fields.ts';
import type { OfficeContext } from '../../schema/request-context.ts';

export const ACTION_EFFECT = 'order-action';

/** An order at the version that the person saw. */
export type OrderAtVersion = { number: number; version: number };

export type ActionRequest = OrderAtVersion & {
  kind: OrderActionKind;
  input: Record<string, unknown>;
  /** Which of the input the log may hold. */
  audited: readonly string[];
};

export type Office = Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit'>;

/** Why the order would not allow it now. */
export type CheckAction = (tx: Transaction, order: LockedForAction) => Promise<Result<unknown, OrderActionRefusal>>;

/** What the order does not allow is refused at once; what happens to it meanwhile, when the ten seconds are over. */
export async function requestOrderAction(
  office: Office,
  { input, ...request }: ActionRequest,
  check: CheckAction,
): Promise<Result<{ id: string }, OrderActionRefusal>> {
  const requestedAt = office.now();
  const dueAt = new Date(requestedAt.getTime() + UNDO_MS);
  return inTransaction(office.db, (tx) =>
    takeOrderAction(tx, office, { ...request, requestedAt, dueAt, batchId: null }, async (order) => {
      const possible = await check(tx, order);
      return possible.ok ? ok(input) : possible;
    }),
  );
}

export type TimedRequest = Omit<ActionRequest, 'input'> & {
  requestedAt: Date;
  dueAt: Date;
  /** What is asked for together with others has one; null alone. */
  batchId: string | null;
};

/** The row of the order, which nobody else changes meanwhile. */
export type LockedForAction = { id: string; carrier: string; capturedMinor: number; requestedAt: Date };

/** `prepare`: all that carrying it out needs, or why the order does not allow it. */
export async function takeOrderAction(
  tx: Transaction,
  { staff, audit }: Pick<Office, 'staff' | 'audit'>,
  { number, version, kind, audited, requestedAt, dueAt, batchId }: TimedRequest,
  prepare: (order: LockedForAction) => Promise<Result<Record<string, unknown>, OrderActionRefusal>>,
): Promise<Result<{ id: string }, OrderActionRefusal>> {
  if (!staff) throw new Error('an action without anybody who is signed in');
  // Two tabs may press at once: the second waits here and then finds the first one's action.
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'shipping_carrier as carrier', 'captured_minor as capturedMinor'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return refuse({ kind: 'OrderUnknown' });
  if ((await findVersion(tx, order.id)) !== version) return refuse({ kind: 'OrderChanged' });
  const prepared = await prepare({ ...order, requestedAt });
  if (!prepared.ok) return prepared;
  const input = prepared.value;
  const id = randomUUID();
  const inserted = await tx
    .insertInto('order_actions')
    .values({
      id,
      order_id: order.id,
      kind,
      input: JSON.stringify(input),
      status: 'waiting',
      staff_id: staff.id,
      staff_name: staff.name,
      requested_at: requestedAt,
      due_at: dueAt,
      batch_id: batchId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return refuse({ kind: 'ActionWaiting' });
  await addToOutbox(tx, { ...entryOf(id), dueAt }, requestedAt);
  await audit(tx, { kind: `order.${kind}`, subject: String(number), after: auditedFields(input, audited) });
  return ok({ id });
}

/** Nobody may what an older release did and this one does not know. */
export function mayAct(staff: OfficeContext['staff'], kind: string): boolean {
  return isOrderActionKind(kind) && mayAccess(staff, [orderActions[kind].permission]);
}

/** Nothing of the action has happened, and nothing will. */
export async function undoOrderAction(
  { db, now, staff, audit }: Office,
  id: string,
): Promise<Result<null, OrderActionRefusal>> {
  if (!isUuid(id)) return refuse({ kind: 'TooLate' });
  return inTransaction(db, async (tx) => {
    const action = await tx
      .selectFrom('order_actions')
      .innerJoin('orders', 'orders.id', 'order_actions.order_id')
      .select(['order_actions.kind', 'order_actions.status', 'orders.number'])
      .where('order_actions.id', '=', id)
      .forUpdate('order_actions')
      .executeTakeFirst();
    const mayUndo = action && mayAct(staff, action.kind);
    if (!mayUndo || action.status !== 'waiting') return refuse({ kind: 'TooLate' });
    await takeBack(tx, { id, number: action.number, kind: action.kind as OrderActionKind }, { now: now(), audit });
    return ok(null);
  });
}

/** Takes back an action that is locked, and waits. */
export async function takeBack(
  tx: Transaction,
  { id, kind, number }: { id: string; kind: OrderActionKind; number: number },
  { now, audit }: { now: Date; audit: Office['audit'] },
): Promise<void> {
  await tx.updateTable('order_actions').set({ status: 'undone', finished_at: now }).where('id', '=', id).execute();
  await removeFromOutbox(tx, entryOf(id).deduplicationKey);
  await audit(tx, { kind: `order.${kind}.undone`, subject: String(number) });
}

function entryOf(actionId: string) {
  return { deduplicationKey: `${ACTION_EFFECT}-${actionId}`, kind: ACTION_EFFECT, payload: { actionId } };
}
