// Saved views of the list of orders that look for a person, or are called after one: staff typed it, but it says who bought
// here, and finds nobody once the person is erased.
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import type { Person } from './person.ts';

/** Anything shorter is in the names of too many people. */
const SHORTEST_TEXT = 4;

/** Is called while the orders still say whose they are. */
export async function deleteViewsAbout(tx: Transaction, { emails, orderIds }: Person): Promise<void> {
  const { rows: known } = await sql<{ text: string }>`
    select distinct lower(unnest(array[address->>'fullName', billing_address->>'fullName', phone])) as text
    from orders where id = any(${orderIds})`.execute(tx);
  const texts = [...emails, ...known.map(({ text }) => text)].filter((text) => text?.length >= SHORTEST_TEXT);
  const words = new Set(texts.flatMap((text) => text.split(/\s+/)).filter((word) => word.length >= SHORTEST_TEXT));
  const isAbout = (text: string) => words.has(text) || texts.some((known) => text.includes(known));
  const views = await tx.selectFrom('order_views').select(['id', 'name', 'filters']).execute();
  const about = views.filter(({ name, filters }) =>
    [name, new URLSearchParams(filters).get('text') ?? ''].some((text) => isAbout(text.trim().toLowerCase())),
  );
  if (about.length === 0) return;
  await tx
    .deleteFrom('order_views')
    .where(
      'id',
      'in',
      about.map(({ id }) => id),
    )
    .execute();
}
