// What has begun ends at once and stays for the history of the price; what is only planned is taken out, as if nobody had
// planned it.
import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';

/** Ids of reductions; none is asked of the database where there are none. */
export async function writeEnded(
  tx: Transaction,
  { planned, running }: { planned: readonly string[]; running: readonly string[] },
  at: Date,
): Promise<void> {
  if (planned.length > 0) await sql`delete from price_reductions where id = any(${planned}::uuid[])`.execute(tx);
  if (running.length > 0)
    await sql`update price_reductions set ends_at = ${at} where id = any(${running}::uuid[])`.execute(tx);
}
