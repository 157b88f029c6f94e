// Withdrawals as staff works them off: those that wait, the oldest first; closed ones, the newest first.
import { sql } from 'kysely';
import { refundDeadline } from '#src/returns/refund-deadline.ts';
import type { Db } from '../../database/connect.ts';
import { byNumber, keysetPage, type PlaceInList } from '../../database/keyset-page.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';
import type { ReturnChannel, ReturnStatus } from '../return-store.ts';

export type ReturnFilter = 'open' | 'overdue' | 'refunded' | 'refused' | 'closed' | 'all';

type Row = {
  number: number;
  status: ReturnStatus;
  channel: ReturnChannel;
  announcedAt: Date;
  receivedAt: Date | null;
  proofOfSendingAt: Date | null;
  isLate: boolean;
  customer: string;
  orderNumber: number | null;
  pieces: number;
  isSent: boolean;
};

/** The most that are listed of one order. */
const MOST_OF_ORDER = 50;

type Clocks = { now: Date; timeZone: string };

const isOpen = sql`r.status in ('announced', 'received')`;
/** The condition by which a refund is overdue: that of `refundDeadline`. */
const isOverdueOn = ({ now, timeZone }: Clocks) => sql`${isOpen}
  and (r.announced_at at time zone ${timeZone})::date + 14 < (${now}::timestamptz at time zone ${timeZone})::date
  and (r.received_at is not null or r.proof_of_sending_at is not null or o.id is null or o.fulfilment_state = 'unfulfilled')`;

export async function listOfficeReturns(
  db: Db,
  { filter, now, ...place }: { filter: ReturnFilter; now: Date } & PlaceInList,
) {
  const keyset = byNumber<Row>(sql`r.number`, ({ number }) => number, filter === 'open' || filter === 'overdue');
  const clocks = await readClocks(db, now);
  const { rows, ...page } = await keysetPage(keyset, place, ({ beyond, order, limit }) =>
    selectRows(db, { where: sql.join([conditionOf(filter, clocks), ...beyond], sql` and `), order, limit }),
  );
  return { returns: rows.map((row) => showListed(row, clocks)), ...page };
}

export async function findListed(db: Db, number: number, now: Date) {
  const [row] = await selectRows(db, { where: sql`r.number = ${number}`, order: sql`r.number`, limit: 1 });
  return row ? showListed(row, await readClocks(db, now)) : null;
}

export async function listOfOrder(db: Db, orderNumber: number, now: Date) {
  const rows = await selectRows(db, {
    where: sql`o.number = ${orderNumber}`,
    order: sql`r.number`,
    limit: MOST_OF_ORDER,
  });
  const clocks = await readClocks(db, now);
  return rows.map((row) => showListed(row, clocks));
}

export async function countOverdue(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from returns r left join orders o on o.id = r.order_id where ${isOverdueOn(await readClocks(db, now))}`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

async function readClocks(db: Db, now: Date): Promise<Clocks> {
  return { now, timeZone: await readTimeZone(db) };
}

function conditionOf(filter: ReturnFilter, clocks: Clocks) {
  switch (filter) {
    case 'open':
      return isOpen;
    case 'overdue':
      return isOverdueOn(clocks);
    case 'refunded':
    case 'refused':
    case 'closed':
      return sql`r.status = ${filter}`;
    case 'all':
      return sql`true`;
  }
}

type Sql = ReturnType<typeof sql>;

async function selectRows(db: Db, { where, order, limit }: { where: Sql; order: Sql; limit: number }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.number, r.status, r.channel, r.announced_at as "announcedAt", r.received_at as "receivedAt",
      r.proof_of_sending_at as "proofOfSendingAt", r.is_late as "isLate", r.name as customer,
      o.number as "orderNumber", coalesce(o.fulfilment_state <> 'unfulfilled', false) as "isSent",
      coalesce((select sum(l.quantity) from return_lines l where l.return_id = r.id), 0)::int as pieces
    from returns r left join orders o on o.id = r.order_id
    where ${where} order by ${order} limit ${limit}`.execute(db);
  return rows;
}

function showListed({ announcedAt, receivedAt, proofOfSendingAt, isSent, ...row }: Row, clocks: Clocks) {
  const deadline = refundDeadline({ announcedAt, receivedAt, proofOfSendingAt, isSent }, clocks);
  const isClosed = row.status !== 'announced' && row.status !== 'received';
  return {
    ...row,
    announcedAt: announcedAt.toISOString(),
    dueOn: deadline.dueOn,
    isWaiting: !isClosed && deadline.isWaiting,
    isOverdue: !isClosed && deadline.isOverdue,
  };
}
