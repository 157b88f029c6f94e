// The store of each carrier's list: the table `pickup_point_lists`.
import { sql } from 'kysely';
import type { PointProblem } from '#src/shipping/office/point-problems.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';

export type PointSourceKind = 'carrier' | 'file';

export type PointList = {
  carrier: string;
  source: PointSourceKind | null;
  askedAt: Date | null;
  done: number;
  total: number | null;
  problem: string | null;
  detail: string;
  leftOut: number;
  updatedAt: Date | null;
  /** Points that are open now. */
  count: number;
};

/** One that a shop has begun, and that nothing was heard of for so long, may be begun again. */
const PATIENCE_MS = 60 * 60_000;

/** Lists these carriers' lists, in their order. */
export async function listPointLists(db: Db, carriers: readonly string[]): Promise<PointList[]> {
  const { rows } = await sql<PointList>`
    select c.carrier, l.source, l.asked_at as "askedAt", coalesce(l.done, 0) as done, l.total, l.problem,
      coalesce(l.detail, '') as detail, coalesce(l.left_out, 0) as "leftOut", l.updated_at as "updatedAt",
      (select count(*)::int from pickup_points p where p.carrier = c.carrier and p.is_active) as count
    from unnest(${carriers}::text[]) with ordinality as c (carrier, position)
    left join pickup_point_lists l on l.carrier = c.carrier
    order by c.position`.execute(db);
  return rows;
}

/** False when one of that carrier is under way. */
export async function markAsked(
  tx: Transaction,
  { carrier, source, file = null, now }: { carrier: string; source: PointSourceKind; file?: Buffer | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into pickup_point_lists as l (carrier, source, asked_at, file)
    values (${carrier}, ${source}, ${now}, ${file})
    on conflict (carrier) do update set source = excluded.source, asked_at = excluded.asked_at, file = excluded.file,
      done = 0, total = null, problem = null, detail = ''
    where l.asked_at is null or l.asked_at < ${new Date(now.getTime() - PATIENCE_MS)}
    returning carrier`.execute(tx);
  return rows.length > 0;
}

/** Null when nothing is under way. */
export async function findAsked(
  db: Db,
  carrier: string,
): Promise<{ source: PointSourceKind; file: Buffer | null } | null> {
  const { rows } = await sql<{ source: PointSourceKind; file: Buffer | null }>`
    select source, file from pickup_point_lists where carrier = ${carrier} and asked_at is not null`.execute(db);
  return rows[0] ?? null;
}

export async function noteProgress(tx: Transaction, carrier: string, done: number, total: number | null) {
  await tx.updateTable('pickup_point_lists').set({ done, total }).where('carrier', '=', carrier).execute();
}

const over = { asked_at: null, file: null, done: 0, total: null };

export async function noteLoaded(
  tx: Transaction,
  { carrier, leftOut, now }: { carrier: string; leftOut: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('pickup_point_lists')
    .set({ ...over, problem: null, detail: '', left_out: leftOut, updated_at: now })
    .where('carrier', '=', carrier)
    .execute();
}

export async function noteProblem(tx: Transaction, carrier: string, { kind, detail }: PointProblem): Promise<void> {
  await tx
    .updateTable('pickup_point_lists')
    .set({ ...over, problem: kind, detail })
    .where('carrier', '=', carrier)
    .execute();
}

/** Brought in beside the office, by the command. */
export async function noteImported(tx: Transaction, carriers: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into pickup_point_lists (carrier, source, updated_at)
    select carrier, 'file', ${now} from unnest(${carriers}::text[]) as carrier
    on conflict (carrier) do update set source = 'file', updated_at = excluded.updated_at, left_out = 0,
      problem = null, detail = ''`.execute(tx);
}

/** Lists of carriers' own that are older than that, and not under way. */
export async function listStaleLists(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('pickup_point_lists')
    .select('carrier')
    .where('source', '=', 'carrier')
    .where('asked_at', 'is', null)
    .where('updated_at', '<', before)
    .execute();
  return rows.map(({ carrier }) => carrier);
}

/** Orders that wait to be sent to a point of that carrier's which is closed, by number. */
export async function listOrdersToClosed(db: Db, carrier: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select o.number from orders o
    join pickup_points p on p.carrier = ${carrier} and p.id = o.pickup_point ->> 'id' and not p.is_active
    where o.pickup_point ->> 'carrier' = ${carrier} and o.fulfilment_state = 'unfulfilled'
      and o.payment_state in ('paid', 'due_on_delivery')
    order by o.number limit 20`.execute(db);
  return rows.map(({ number }) => number);
}
