// Products for a line of a draft: by title as the shop's search finds them, by the beginning of the SKU, or by the EAN that
// a scanner types. Sold out and unpublished ones too: the person sees the stock, and knows.
import { sql } from 'kysely';
import { type LineText, labelOfLineText, priceOfLineText } from '#src/catalogue/line-text.ts';
import type { VatClass } from '#src/countries/country.ts';
import type { DraftText } from '#src/drafts/draft-content.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type MarketView, type ShopMarkets, spokenLanguages, viewOf } from '#src/shop/markets.ts';
import { suggestProducts } from '../catalogue/search/suggest-products.ts';
import { pricesAt } from '../catalogue/variants/prices-at.ts';
import { byVariant } from '../catalogue/variants/variant-picture.ts';
import type { Db } from '../database/connect.ts';

const MOST_FOUND = 20;

export type DraftGoods = {
  variantId: string;
  title: string;
  variantTitle: string;
  sku: string;
  /** Null: it costs nothing in this currency yet. */
  unitMinor: number | null;
  vatClass: VatClass;
  /** Null: its product asks for no text in this currency. */
  asked: Omit<DraftText, 'text'> | null;
  /** Null: its stock is not counted. */
  available: number | null;
  imageUrl: string | null;
  /** What was typed is its whole SKU or EAN: a scanner means no other. */
  isExact: boolean;
};

/** `at`: the moment whose prices they have. */
export type DraftGoodsAsked = { locale: Locale; markets: ShopMarkets; at: Date };

export async function findDraftGoods(
  db: Db,
  { text, locale, markets, at }: DraftGoodsAsked & { text: string },
): Promise<DraftGoods[]> {
  if (text.length < 2) return [];
  const view = viewOf(markets, locale);
  const { products } = await suggestProducts(db, { ...view, languages: spokenLanguages(markets), text });
  const handles = products.map(({ handle }) => handle);
  const wanted = text.toLowerCase();
  const prefix = `${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Omit<DraftGoods, 'asked'> & { line_text: LineText | null }>`
    with found as (
      select id from variants where lower(sku) like ${prefix} and sku <> ''
      union select id from variants where barcode = ${text} and barcode <> ''
      union select v.id from variants v join products p on p.id = v.product_id where p.handle = any(${handles})
    )
    select v.id as "variantId", coalesce(own.title, base.title, p.handle) as title, v.sku,
      coalesce((select string_agg(coalesce(t.target, o.value), ' / ' order by o.place)
        from unnest(array[v.option1, v.option2, v.option3]) with ordinality as o(value, place)
        left join product_option_texts t on t.product_id = p.id and t.locale = ${view.locale} and t.source = o.value
        where o.value is not null), '') as "variantTitle",
      pr.amount_minor as "unitMinor", case when v.is_taxable then p.vat_class else 'zero' end as "vatClass", p.line_text,
      case when v.tracks_stock then v.on_hand - v.reserved end as available,
      (select '/media/' || m.picture from media m where m.product_id = p.id
        order by ${byVariant} limit 1) as "imageUrl",
      lower(v.sku) = ${wanted} or v.barcode = ${text} as "isExact"
    from found join variants v on v.id = found.id join products p on p.id = v.product_id
    left join ${pricesAt(at)} pr on pr.variant_id = v.id and pr.currency = ${view.currency}
    left join product_texts own on own.product_id = p.id and own.locale = ${view.locale}
    left join product_texts base on base.product_id = p.id and base.locale = ${view.baseLocale}
    where v.archived_at is null and p.status <> 'archived' and p.gift_card is null
    order by "isExact" desc, array_position(${handles}::text[], p.handle) nulls last, v.sku, v.position
    limit ${MOST_FOUND}`.execute(db);
  return rows.map(({ line_text: lineText, ...goods }) => ({ ...goods, asked: askedOf(lineText, view) }));
}

export function askedOf(lineText: LineText | null, { locale, baseLocale, currency }: MarketView): DraftGoods['asked'] {
  const price = lineText && priceOfLineText(lineText, currency);
  if (!price) return null;
  const { isExcepted } = lineText;
  return { label: labelOfLineText(lineText, locale, baseLocale), minor: price.minor, isExcepted };
}
