// One press for many orders: each is an action of its own, with its own transaction and its own refusal, and all of them
// take effect together, ten seconds later. One undo takes back all that still wait.

import { randomUUID } from 'node:crypto';
import { isUuid } from '#src/is-uuid.ts';
import type { OrderActionKind } from '#src/order-actions/office/order-actions.ts';
import { type ManyAction, manyActions } from '#src/order-actions/office/order-actions.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isLabelled } from '../../order-actions/office/ask-for-label.ts';
import type { FoundCarrier } from '../../order-actions/office/order-action.ts';
import { registeredActions } from '../../order-actions/office/registered-actions.ts';
import {
  mayAct,
  type Office,
  type OrderAtVersion,
  takeBack,
  takeOrderAction,
} from '../../order-actions/office/request-order-action.ts';
import { UNDO_MS } from '../../outbox/undo-time.ts';
import type { OfficeContext } from '../../schema/request-context.ts';

/** One request takes so many: more go in several, as one batch. */
export const MOST_AT_ONCE = 200;

export type RefusedOrder = { number: number; refusal: string };

export type OrderBatch = {
  id: string;
  kind: string;
  dueAt: Date;
  /** The numbers of those that have not taken effect yet. */
  waiting: number[];
  isUndoable: boolean;
  done: number;
  /** Those that were sent with a label. */
  labelled: number[];
  undone: number;
  refused: RefusedOrder[];
};

/** `refused`: in the order in which they were given. `begun`: one's own batch that these belong to, too. */
export async function actOnManyOrders(
  office: Office & Pick<OfficeContext, 'findLabelCarrier'>,
  name: ManyAction,
  orders: readonly OrderAtVersion[],
  begun: string | null = null,
): Promise<{ id: string; taken: number[]; dueAt: Date; refused: RefusedOrder[] }> {
  const id = begun && (await isOwnBatch(office, begun)) ? begun : randomUUID();
  const requestedAt = office.now();
  const dueAt = new Date(requestedAt.getTime() + UNDO_MS);
  const findCarrier = name === 'send_labelled' ? await findCarriersOf(office, orders) : () => null;
  const taken: number[] = [];
  const refused: RefusedOrder[] = [];
  const { kind, audited, prepare } = actionOf(name);
  for (const { number, version } of orders) {
    const request = { number, version, kind, audited, requestedAt, dueAt, batchId: id };
    const result = await inTransaction(office.db, (tx) =>
      takeOrderAction(tx, office, request, (order) => prepare(tx, order, findCarrier)),
    );
    if (result.ok) taken.push(number);
    else refused.push({ number, refusal: result.error.kind });
  }
  return { id, taken, dueAt, refused };
}

/**
 * What the order does not allow is refused at once: of many, nobody would find those that were refused when the ten seconds
 * are over.
 */
function actionOf(name: ManyAction) {
  const known = manyActions.find((action) => action.name === name);
  const action = known && registeredActions[known.kind];
  const prepare = action?.prepare[name];
  if (!prepare) throw new Error(`${name} cannot be asked for of many orders`);
  return { kind: action.kind, audited: action.audited, prepare };
}

/** Nobody adds to what another undoes. */
async function isOwnBatch({ db, staff }: Pick<Office, 'db' | 'staff'>, id: string): Promise<boolean> {
  if (!staff || !isUuid(id)) return false;
  const found = await db
    .selectFrom('order_actions')
    .select('id')
    .where('batch_id', '=', id)
    .where('staff_id', '=', staff.id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Keys and numbers of all carriers that these orders go by, so that no transaction waits for them. */
async function findCarriersOf(
  { db, findLabelCarrier }: Pick<OfficeContext, 'db' | 'findLabelCarrier'>,
  orders: readonly OrderAtVersion[],
): Promise<(carrier: string) => FoundCarrier> {
  const numbers = orders.map(({ number }) => number);
  const rows = await db
    .selectFrom('orders')
    .select('shipping_carrier as carrier')
    .distinct()
    .where('number', 'in', numbers)
    .execute();
  const found = new Map<string, FoundCarrier>();
  for (const { carrier } of rows) found.set(carrier, await findLabelCarrier(carrier));
  return (carrier) => found.get(carrier) ?? null;
}

/** Returns how many were taken back; the others have taken effect already. */
export async function undoOrderBatch({ db, now, staff, audit }: Office, id: string): Promise<number> {
  if (!isUuid(id)) return 0;
  return inTransaction(db, async (tx) => {
    const actions = await tx
      .selectFrom('order_actions')
      .innerJoin('orders', 'orders.id', 'order_actions.order_id')
      .select(['order_actions.id', 'order_actions.kind', 'orders.number'])
      .where('order_actions.batch_id', '=', id)
      .where('order_actions.status', '=', 'waiting')
      .orderBy('order_actions.id')
      .forUpdate('order_actions')
      .execute();
    const own = actions.filter(({ kind }) => mayAct(staff, kind));
    for (const { kind, ...action } of own) {
      await takeBack(tx, { ...action, kind: kind as OrderActionKind }, { now: now(), audit });
    }
    return own.length;
  });
}

/** Null when there is no such batch. */
export async function findOrderBatch(db: Db, id: string): Promise<OrderBatch | null> {
  if (!isUuid(id)) return null;
  const actions = await db
    .selectFrom('order_actions')
    .innerJoin('orders', 'orders.id', 'order_actions.order_id')
    .select(['order_actions.kind', 'order_actions.status', 'order_actions.refusal', 'order_actions.due_at as dueAt'])
    .select(['orders.number', 'order_actions.input'])
    .where('order_actions.batch_id', '=', id)
    .orderBy('orders.number', 'desc')
    .execute();
  const [first] = actions;
  if (!first) return null;
  const count = (wanted: string) => actions.filter(({ status }) => status === wanted).length;
  return {
    id,
    kind: first.kind,
    dueAt: first.dueAt,
    waiting: actions.filter(({ status }) => status === 'waiting' || status === 'running').map(({ number }) => number),
    isUndoable: count('waiting') > 0,
    done: count('done'),
    labelled: actions
      .filter(({ status, input }) => status === 'done' && isLabelled({ input: input as Record<string, unknown> }))
      .map(({ number }) => number),
    undone: count('undone'),
    refused: actions
      .filter(({ status }) => status === 'refused')
      .map(({ number, refusal }) => ({ number, refusal: refusal ?? '' })),
  };
}
