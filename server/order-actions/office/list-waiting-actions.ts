// Which actions of staff wait for their ten seconds, for every screen of the office: whose, which, and until when.
import { sql } from 'kysely';
import type { OfficeContext } from '../../schema/request-context.ts';
import { mayAct } from './request-order-action.ts';

const MOST_SHOWN = 20;
/** What takes longer, a payment service that is away, is said on the order's own page. */
const SHOWN_RUNNING_MS = 60_000;
const REFUSED_SHOWN_MS = 5 * 60_000;

type WaitingRow = {
  id: string;
  isBatch: boolean;
  kind: string;
  by: string;
  staffId: number;
  number: number;
  count: number;
  dueAt: Date;
  isWaiting: boolean;
};

export async function listWaitingActions({ db, now, staff }: Pick<OfficeContext, 'db' | 'now' | 'staff'>) {
  const at = now();
  const { rows } = await sql<WaitingRow>`
    select coalesce(a.batch_id, a.id) as id, a.batch_id is not null as "isBatch", a.kind, a.staff_name as by,
      a.staff_id as "staffId", max(o.number) as number, count(*) as count, max(a.due_at) as "dueAt",
      bool_or(a.status = 'waiting') as "isWaiting"
    from order_actions a join orders o on o.id = a.order_id
    where a.status in ('waiting', 'running')
      and (a.status = 'waiting' or a.due_at > ${new Date(at.getTime() - SHOWN_RUNNING_MS)})
    group by coalesce(a.batch_id, a.id), a.batch_id, a.kind, a.staff_name, a.staff_id
    order by a.staff_id = ${staff?.id ?? 0} desc, max(a.requested_at) desc, id limit ${MOST_SHOWN}`.execute(db);
  return {
    at: at.toISOString(),
    waiting: rows.map(({ staffId, dueAt, isWaiting, ...row }) => ({
      ...row,
      isMine: staffId === staff?.id,
      dueAt: dueAt.toISOString(),
      isUndoable: isWaiting && mayAct(staff, row.kind),
    })),
    refused: await listRefused({ db, at, staffId: staff?.id ?? 0 }),
  };
}

/** Lists what was refused; of those that were asked for together the list says what became of each. */
function listRefused({ db, at, staffId }: Pick<OfficeContext, 'db'> & { at: Date; staffId: number }) {
  return db
    .selectFrom('order_actions')
    .innerJoin('orders', 'orders.id', 'order_actions.order_id')
    .select(['order_actions.id', 'order_actions.kind', 'orders.number'])
    .select(({ fn, val }) => fn.coalesce('order_actions.refusal', val('')).as('refusal'))
    .where('order_actions.status', '=', 'refused')
    .where('order_actions.staff_id', '=', staffId)
    .where('order_actions.batch_id', 'is', null)
    .where('order_actions.finished_at', '>', new Date(at.getTime() - REFUSED_SHOWN_MS))
    .orderBy('order_actions.finished_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}
