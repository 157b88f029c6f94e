// What text a product asks for. Lines that lie in carts are read with it afresh; orders have frozen theirs.
import type { LineText } from '#src/catalogue/line-text.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import type { Currency } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings } from '../history/change-batch.ts';

export type LineTextRefusal =
  | { kind: 'ProductUnknown' }
  /** The shop sells in these, and what costs something elsewhere needs its price there. */
  | { kind: 'PriceMissing'; currencies: Currency[] };

export async function findLineText(db: Db, handle: string): Promise<Result<LineText | null, LineTextRefusal>> {
  const row = await db.selectFrom('products').select('line_text').where('handle', '=', handle).executeTakeFirst();
  return row ? ok(row.line_text as LineText | null) : refuse({ kind: 'ProductUnknown' });
}

/** Null: it asks for none any more. */
export async function setLineText(
  { db, now, markets, by }: { db: Db; now: () => Date; markets: ShopMarkets; by: ChangedBy },
  { handle, lineText }: { handle: string; lineText: LineText | null },
): Promise<Result<null, LineTextRefusal>> {
  const priced = Object.keys(lineText?.prices ?? {});
  const sold = new Set(markets.markets.map(({ currency }) => currency));
  const currencies = [...sold].filter((currency) => priced.length > 0 && !priced.includes(currency));
  if (currencies.length > 0) return refuse({ kind: 'PriceMissing', currencies });
  return inTransaction(db, async (tx) => {
    const product = await tx.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirst();
    if (!product) return refuse({ kind: 'ProductUnknown' });
    await lockThings(tx, 'product', [product.id]);
    const title: BatchTitle = { key: 'batch.productEdited', values: { product: handle } };
    await inBatch(tx, { by, title, now: now() }, () =>
      tx
        .updateTable('products')
        .set({ line_text: lineText && JSON.stringify(lineText), updated_at: now() })
        .where('id', '=', product.id)
        .execute(),
    );
    return ok(null);
  });
}
