// Writes what a patch makes of the reductions of prices. Those that end and those that move come first: they make room.
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import { writeEnded } from '../reductions/write-ended.ts';
import type { ReductionRow, ReductionsPlan } from './plan-reductions-patch.ts';

/** The variants whose prices are reduced otherwise now; what is converted from them is to be converted anew. */
export async function putReductions(
  tx: Transaction,
  { added, changed, withdrawn, ended }: ReductionsPlan,
  { now }: { now: Date },
): Promise<string[]> {
  const idsOf = (rows: readonly ReductionRow[]) => rows.map(({ id }) => id);
  await writeEnded(tx, { planned: idsOf(withdrawn), running: idsOf(ended) }, now);
  if (changed.length > 0) {
    await sql`
      update price_reductions r set amount_minor = given.amount_minor, begins_at = given.begins_at, ends_at = given.ends_at
      from ${given(changed)} where r.id = given.id`.execute(tx);
  }
  if (added.length > 0) {
    await sql`
      insert into price_reductions (id, variant_id, currency, amount_minor, begins_at, ends_at, set_id, title)
      select given.* from ${given(added)}`.execute(tx);
  }
  return [...added, ...changed, ...withdrawn, ...ended].map(({ variantId }) => variantId);
}

function given(rows: readonly ReductionRow[]): RawBuilder<unknown> {
  const all = <Name extends keyof ReductionRow>(name: Name) => rows.map((row) => row[name]);
  return sql`unnest(${all('id')}::uuid[], ${all('variantId')}::uuid[], ${all('currency')}::text[],
    ${all('amountMinor')}::bigint[], ${all('beginsAt')}::timestamptz[], ${all('endsAt')}::timestamptz[],
    ${all('setId')}::uuid[], ${all('title')}::text[])
    as given (id, variant_id, currency, amount_minor, begins_at, ends_at, set_id, title)`;
}
