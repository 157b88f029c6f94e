// The addresses on which the products are sold, and the languages that they speak. A product without a price in a market's
// currency is not sold there, and one without texts in its language shows those of the shop's own: both are easily not
// noticed by anyone who looks at one language.
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { type Currency, rulesOf } from '#src/currencies.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';

export type MarketCoverage = {
  locale: Locale;
  /** The beginning of its addresses, such as `/de`. */
  address: string;
  currency: Currency;
  /** Products that have a price in its currency. */
  sold: number;
  /** Products that have texts in its language. */
  translated: number;
};

export type CatalogueCoverage = {
  /** Those for sale anywhere: active and published. */
  products: number;
  markets: MarketCoverage[];
};

/** What is said of it: the number of products, and what to do. */
export type CoverageGap = {
  kind: 'NOT_SOLD_EVERYWHERE' | 'NOT_TRANSLATED';
  message: string;
  fix: string;
  /** The currency, or the languages by their codes, which read the same in each language of the office. */
  value: string;
};

export async function readCoverage(
  db: Db,
  { markets: sellingIn }: Pick<ShopMarkets, 'markets'>,
): Promise<CatalogueCoverage> {
  const counts = await sql<{ of: 'all' | 'currency' | 'locale'; name: string; products: number }>`
    with on_sale as materialized (select id from products where status = 'active' and is_published)
    select 'all' as of, '' as name, count(*)::integer as products from on_sale
    union all
    select 'currency', currency, count(distinct product_id)::integer
      from prices join variants on variants.id = variant_id join on_sale on on_sale.id = product_id
      where archived_at is null group by currency
    union all
    select 'locale', locale, count(*)::integer
      from product_texts join on_sale on on_sale.id = product_id group by locale`.execute(db);
  const countOf = (of: string, name: string) =>
    counts.rows.find((row) => row.of === of && row.name === name)?.products ?? 0;
  const markets = sellingIn.map(({ language: locale, currency }): MarketCoverage => {
    const sold = countOf('currency', currency);
    return { locale, address: `/${locale}`, currency, sold, translated: countOf('locale', locale) };
  });
  return { products: countOf('all', ''), markets };
}

/** What a merchant would not expect of it; the plain columns are in the base language and currency. */
export function listCoverageGaps({ products, markets }: CatalogueCoverage, baseLocale: Locale): CoverageGap[] {
  const unsold = Map.groupBy(
    markets.filter(({ sold }) => sold < products),
    ({ currency }) => currency,
  );
  const gaps = [...unsold].map(([currency, [first, ...others]]): CoverageGap => {
    const addresses = [first, ...others].map((market) => market?.address).join(' ');
    const count = products - (first?.sold ?? 0);
    return {
      kind: 'NOT_SOLD_EVERYWHERE',
      message: `${ofAll(count, products)} no ${currency} price: not sold on ${addresses}.`,
      fix: `Add a column “Price / ${rulesOf(currency).marketName}”; kasa export writes it, ready to be filled in.`,
      value: currency,
    };
  });
  const untranslated = Map.groupBy(
    markets.filter(({ locale, sold, translated }) => locale !== baseLocale && sold > 0 && translated < products),
    ({ translated }) => translated,
  );
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  for (const [translated, group] of untranslated) {
    const names = group.map(({ locale }) => languages.of(locale)).join(', ');
    gaps.push({
      kind: 'NOT_TRANSLATED',
      message: `${ofAll(products - translated, products)} no texts in ${names}: ${group.map(({ address }) => address).join(' ')} ${group.length === 1 ? 'shows' : 'show'} them in ${languages.of(baseLocale)}.`,
      fix: `Add columns such as “Title (product.metafields.kasa.title_${group[0]?.locale})”; kasa export writes them all, ready to be filled in.`,
      value: group.map(({ locale }) => locale).join(', '),
    });
  }
  return gaps;
}

function ofAll(count: number, products: number): string {
  const number = (value: number) => formatNumber(value, 'en');
  return `${number(count)} of ${number(products)} products ${count === 1 ? 'has' : 'have'}`;
}
