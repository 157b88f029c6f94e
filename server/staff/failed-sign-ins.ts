// Tries to sign in that failed, counted by hour, account and network. They are strangers' doing and may be thousands: the
// log of what staff did has none of them.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { networkOf } from '../http/visitor-network.ts';

const HOUR_MS = 60 * 60_000;

/** `staffId`: null when nobody is known by what was typed. */
export type FailedSignIn = { way: 'password' | 'passkey'; staffId: number | null; address: string };

export async function countFailedSignIn(tx: Transaction, failed: FailedSignIn, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const { way, staffId, address } = failed;
  await sql`
    insert into failed_sign_ins as f (hour, way, staff_id, network, tries)
    values (${hour}, ${way}, ${staffId}, ${networkOf(address) ?? address}, 1)
    on conflict (hour, way, staff_id, network) do update set tries = f.tries + 1`.execute(tx);
}

export type FailedSignIns = { tries: number; networks: number };

export async function sumFailedSignIns(db: Db, since: Date): Promise<FailedSignIns> {
  const { rows } = await sql<FailedSignIns>`
    select coalesce(sum(tries), 0)::int as tries, count(distinct network)::int as networks
    from failed_sign_ins where hour >= ${since}`.execute(db);
  return rows[0] ?? { tries: 0, networks: 0 };
}
