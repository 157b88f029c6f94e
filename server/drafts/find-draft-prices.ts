// What the products of a draft cost where it goes: asked when it moves to a market of another currency.
import { sql } from 'kysely';
import type { LineText } from '#src/catalogue/line-text.ts';
import type { Currency } from '#src/money.ts';
import { viewOf } from '#src/shop/markets.ts';
import { pricesAt } from '../catalogue/variants/prices-at.ts';
import type { Db } from '../database/connect.ts';
import { askedOf, type DraftGoods, type DraftGoodsAsked } from './find-draft-goods.ts';

export type DraftPrice = Pick<DraftGoods, 'variantId' | 'unitMinor' | 'asked'> & {
  /** The price in the currency that it comes from: a line at another price was agreed by somebody. */
  formerMinor: number | null;
};

export async function findDraftPrices(
  db: Db,
  { variantIds, from, locale, markets, at }: DraftGoodsAsked & { variantIds: string[]; from: Currency },
): Promise<DraftPrice[]> {
  const view = viewOf(markets, locale);
  const { rows } = await sql<Omit<DraftPrice, 'asked'> & { line_text: LineText | null }>`
    select v.id as "variantId", here.amount_minor as "unitMinor", former.amount_minor as "formerMinor", p.line_text
    from variants v join products p on p.id = v.product_id
    left join ${pricesAt(at)} here on here.variant_id = v.id and here.currency = ${view.currency}
    left join ${pricesAt(at)} former on former.variant_id = v.id and former.currency = ${from}
    where v.id = any(${variantIds}::uuid[])`.execute(db);
  return rows.map(({ line_text: lineText, ...price }) => ({ ...price, asked: askedOf(lineText, view) }));
}
