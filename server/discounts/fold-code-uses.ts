// Adds what orders have written of the uses of codes to the row of each code and currency, so that few rows are added up
// when a code is looked at. A reader sees both before it or both after it.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** One statement that commits by itself: nobody waits long for it. */
const MOST_FOLDED = 10_000;

/** Returns how many rows are added. Another process that does the same at this moment has rows of its own. */
export async function foldCodeUses(db: Db): Promise<number> {
  let folded = 0;
  for (;;) {
    const count = await foldSome(db);
    folded += count;
    if (count < MOST_FOLDED) return folded;
  }
}

async function foldSome(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from discount_code_changes where id in (
        select id from discount_code_changes order by id limit ${MOST_FOLDED} for update skip locked)
      returning code_id, currency, uses, discounted_minor
    ), folded as (
      insert into discount_code_uses as u (code_id, currency, uses, discounted_minor)
      select code_id, currency, sum(uses), sum(discounted_minor) from gone
      group by code_id, currency order by code_id, currency
      on conflict (code_id, currency) do update
        set uses = u.uses + excluded.uses, discounted_minor = u.discounted_minor + excluded.discounted_minor
    )
    select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}
