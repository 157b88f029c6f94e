// What a document calls the goods: as the order was placed, where paper can show it. A title with letters that no typeface has
// is said by the product's title of today, or by its SKU once there is no such product; other texts of a line are left out.
import type { InvoiceLine } from '#src/invoices/invoice-document.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { findUnreadable } from '../../papers/find-unreadable.ts';
import type { Sale } from './read-sale.ts';

/** Letters of titles that no face on paper has: nobody could read what was sold. */
export type GoodsFault = { kind: 'GoodsUnreadable'; letters: string[] };

export async function readableLines(db: Db, sale: Sale): Promise<Result<readonly InvoiceLine[], GoodsFault>> {
  const { lines } = sale;
  const unreadable = await findUnreadable(lines.map(({ title, variant }) => `${title} ${variant}`).join(' '));
  if (unreadable.length === 0) return ok(lines);
  const others = await readOtherTexts(db, sale);
  const letters = new Set<string>();
  const readable = await Promise.all(
    lines.map(async (line) => {
      const other = others.get(line.position);
      const title = (await firstReadable([line.title, other?.title ?? line.sku])) ?? '';
      if (title === '') for (const letter of await findUnreadable(line.title)) letters.add(letter);
      return { ...line, title, variant: (await firstReadable([line.variant, other?.variant ?? ''])) ?? '' };
    }),
  );
  return letters.size > 0 ? refuse({ kind: 'GoodsUnreadable', letters: [...letters] }) : ok(readable);
}

async function firstReadable(texts: readonly string[]): Promise<string | undefined> {
  for (const text of texts) if ((await findUnreadable(text)).length === 0) return text;
  return undefined;
}

/**
 * Reads the texts by position. `title`: null where there is no such product any more; `variant`: without what the buyer
 * wanted written on it.
 */
async function readOtherTexts(db: Db, { orderId, locale }: Pick<Sale, 'orderId' | 'locale'>) {
  const rows = await db
    .selectFrom('order_lines')
    .leftJoin('variants', 'variants.id', 'order_lines.variant_id')
    .leftJoin('product_texts', (join) =>
      join.onRef('product_texts.product_id', '=', 'variants.product_id').on('product_texts.locale', '=', locale),
    )
    .select(['order_lines.position', 'product_texts.title', 'order_lines.variant_title as variant'])
    .where('order_lines.order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ position, ...texts }) => [position, texts]));
}
