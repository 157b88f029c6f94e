// Actions of staff in the office wait ten seconds before they take effect. Until then they can be undone, and nothing has
// gone out: no event, no e-mail, no money. The outbox carries them out (`server/fulfilment/office/carry-out-action.ts`).
import { randomUUID } from 'node:crypto';
import { ok, type Result, refuse } from '#src/result.ts';
import { mayAccess, type Permission } from '#src/staff/permissions.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addToOutbox, removeFromOutbox } from '../../outbox/outbox-store.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import type { OrderActionKind } from './order-action-store.ts';

export const UNDO_MS = 10_000;

export const ACTION_EFFECT = 'order-action';

export type ActionRequest = {
  number: number;
  /** Of the order as the person saw it. */
  version: number;
  kind: OrderActionKind;
  input: Record<string, unknown>;
};

export type ActionRefusal = { kind: 'OrderUnknown' | 'OrderChanged' | 'ActionWaiting' | 'TooLate' };

const neededFor: Readonly<Record<OrderActionKind, Permission>> = {
  send: 'orders.fulfil',
  delivered: 'orders.fulfil',
  resend_mail: 'orders.fulfil',
  paid: 'orders.refund',
  refund: 'orders.refund',
  cancel: 'orders.cancel',
};

type Office = Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit'>;

export async function requestOrderAction(
  { db, now, staff, audit }: Office,
  { number, version, kind, input }: ActionRequest,
): Promise<Result<{ id: string }, ActionRefusal>> {
  if (!staff) throw new Error('an action without anybody who is signed in');
  return inTransaction(db, async (tx) => {
    // Of two tabs that press at once, the second waits here and then finds the first one's action.
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (!order) return refuse({ kind: 'OrderUnknown' });
    const latest = await tx
      .selectFrom('order_events')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    if (latest?.id !== version) return refuse({ kind: 'OrderChanged' });
    const id = randomUUID();
    const requestedAt = now();
    const dueAt = new Date(requestedAt.getTime() + UNDO_MS);
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
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return refuse({ kind: 'ActionWaiting' });
    await addToOutbox(tx, { ...entryOf(id), dueAt }, requestedAt);
    await audit(tx, { kind: `order.${kind}`, subject: String(number), after: input });
    return ok({ id });
  });
}

/** Nothing of the action has happened, and nothing will. */
export async function undoOrderAction(
  { db, now, staff, audit }: Office,
  id: string,
): Promise<Result<null, ActionRefusal>> {
  if (!isUuid(id)) return refuse({ kind: 'TooLate' });
  return inTransaction(db, async (tx) => {
    const action = await tx
      .selectFrom('order_actions')
      .innerJoin('orders', 'orders.id', 'order_actions.order_id')
      .select(['order_actions.kind', 'order_actions.status', 'orders.number'])
      .where('order_actions.id', '=', id)
      .forUpdate('order_actions')
      .executeTakeFirst();
    const mayUndo = action && mayAccess(staff, [neededFor[action.kind as OrderActionKind]]);
    if (!mayUndo || action.status !== 'waiting') return refuse({ kind: 'TooLate' });
    await tx.updateTable('order_actions').set({ status: 'undone', finished_at: now() }).where('id', '=', id).execute();
    await removeFromOutbox(tx, entryOf(id).deduplicationKey);
    await audit(tx, { kind: `order.${action.kind}.undone`, subject: String(action.number) });
    return ok(null);
  });
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

function entryOf(actionId: string) {
  return { deduplicationKey: `${ACTION_EFFECT}-${actionId}`, kind: ACTION_EFFECT, payload: { actionId } };
}
