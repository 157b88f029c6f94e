// The carts of everybody who followed the link of an assistant's cart. Each counts, because a second device or the preview of a
// chat follows it, too. An order of any of them that holds something that was offered is the assistant's: a trigger writes that
// down.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';

/** Hashes of what is in a cart (with its code), and of what was typed at its checkout. */
export type CartMarks = { goods: Buffer; draft: Buffer };

/** `own`: of the person's cart, right after; its goods are empty where there was something beside what was offered. */
export type Taken = { offered: CartMarks; own: CartMarks };

export async function markCart(db: Db, cartId: string): Promise<CartMarks> {
  const { rows } = await sql<CartMarks>`select sha256(convert_to(c.checkout_draft::text, 'UTF8')) as draft,
      sha256(convert_to(jsonb_build_array(c.discount_code, (select jsonb_agg(
        jsonb_build_array(l.variant_id, l.line_text, l.quantity) order by l.variant_id, l.line_text)
        from cart_lines l where l.cart_id = c.id))::text, 'UTF8')) as goods
    from carts c where c.id = ${cartId}`.execute(db);
  const [marks] = rows;
  if (!marks) throw new Error(`there is no cart ${cartId}`);
  return marks;
}

export function isSameCart(one: CartMarks, other: CartMarks): boolean {
  return one.goods.equals(other.goods) && one.draft.equals(other.draft);
}

/** `takenBy`: left out, whoever followed the link last. Null where nobody has. */
export async function findTaken(
  db: Db,
  { cartId, takenBy }: { cartId: string; takenBy?: string },
): Promise<Taken | null> {
  const row = await db
    .selectFrom('assistant_takers')
    .select(['offered_goods', 'offered_form', 'own_goods', 'own_form'])
    .where('cart_id', '=', cartId)
    .$if(takenBy !== undefined, (query) => query.where('taken_by', '=', takenBy ?? ''))
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    offered: { goods: row.offered_goods, draft: row.offered_form },
    own: { goods: row.own_goods, draft: row.own_form },
  };
}

/** What the assistant has changed since its person came is seen by nobody until the link is opened again. */
export async function isChangedSinceTaken(db: Db, cartId: string): Promise<boolean> {
  const taken = await findTaken(db, { cartId });
  return taken !== null && !isSameCart(taken.offered, await markCart(db, cartId));
}

/** Answers whether nobody had followed the link before. */
export async function noteTaker(
  tx: Transaction,
  { cartId, takenBy, at, offered, own }: Taken & { cartId: string; takenBy: string; at: Date },
): Promise<boolean> {
  const isFirst = (await findTaken(tx, { cartId })) === null;
  await sql`insert into assistant_takers as known
      (cart_id, taken_by, taken_at, variant_ids, offered_goods, offered_form, own_goods, own_form)
    values (${cartId}, ${takenBy}, ${at}, array(select variant_id from cart_lines where cart_id = ${cartId}),
      ${offered.goods}, ${offered.draft}, ${own.goods}, ${own.draft})
    on conflict (cart_id, taken_by) do update set taken_at = excluded.taken_at,
      variant_ids = array(select distinct unnest(known.variant_ids || excluded.variant_ids)),
      offered_goods = excluded.offered_goods, offered_form = excluded.offered_form,
      own_goods = excluded.own_goods, own_form = excluded.own_form`.execute(tx);
  return isFirst;
}
