// The origin of this shop. The demo can be taken away again; into a shop of somebody's own no demo is ever put.
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type ShopOrigin = 'demo' | 'own';

/** Null: an empty database, which is nobody's yet. */
export async function findOrigin(db: Db): Promise<ShopOrigin | null> {
  const row = await db.selectFrom('shop_origin').select('origin').executeTakeFirst();
  return (row?.origin as ShopOrigin | undefined) ?? null;
}

export async function setOrigin(tx: Transaction, origin: ShopOrigin): Promise<void> {
  await tx
    .insertInto('shop_origin')
    .values({ origin })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ origin }))
    .execute();
}
