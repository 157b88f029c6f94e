// Markets that a product is not sold in: Shopify's columns `Included / <Market>`, which an import keeps as they are. Where
// one says no there is no price in the market's currency, neither given nor converted.
import { type RawBuilder, sql } from 'kysely';
import { currencies, rulesOf } from '#src/currencies.ts';
import type { Currency } from '#src/money.ts';
import { falseWords } from '../csv/csv-flags.ts';
import { currencyOfMarket } from '../csv/product-csv-columns.ts';

export const INCLUDED = 'Included / ';

/** Reads them from the columns that are kept of a product. */
export function listExcluded(kept: unknown): Currency[] {
  const columns = Object.entries((kept ?? {}) as Record<string, string>);
  return columns.flatMap(([name, cell]) => {
    const isExcluded = name.startsWith(INCLUDED) && falseWords.includes(cell.trim().toLowerCase());
    return (isExcluded && currencyOfMarket(name.slice(INCLUDED.length))) || [];
  });
}

/** A market may be called by its currency, too. */
export function columnsOfMarket(currency: Currency): string[] {
  return [INCLUDED + rulesOf(currency).marketName, INCLUDED + currency];
}

const columnsByCurrency = JSON.stringify(
  Object.fromEntries(currencies.map((currency) => [currency, columnsOfMarket(currency)])),
);

/** The same as `listExcluded`, in a query: of a product's columns and one currency. */
export function isExcluded(kept: RawBuilder<unknown>, currency: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from jsonb_array_elements_text(${columnsByCurrency}::jsonb -> ${currency}) as name
    where lower(trim(${kept} ->> name)) = any(${falseWords}::text[]))`;
}
