// Which of some products are gift cards: they are ordered by themselves, so nothing else offers them beside itself.
import type { Db } from '../../database/connect.ts';

/** Answers with their handles. */
export async function findGiftCards(db: Db, handles: readonly string[]): Promise<ReadonlySet<string>> {
  if (handles.length === 0) return new Set();
  const found = await db
    .selectFrom('products')
    .select('handle')
    .where('handle', 'in', handles)
    .where('gift_card', 'is not', null)
    .execute();
  return new Set(found.map(({ handle }) => handle));
}
