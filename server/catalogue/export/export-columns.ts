// The columns of an exported file: Shopify's under the chosen header, the shop's metafields and markets, and the
// columns of earlier imports that the shop only keeps.
import type { ProductFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { type Currency, currencies, rulesOf } from '#src/currencies.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { ExcelManner } from '../csv/excel-manner.ts';
import type { OwnFieldColumn } from '../csv/own-field-columns.ts';
import {
  type ColumnLevel,
  legacyOrder,
  metafieldColumnName,
  shopMetafields,
  standardColumns,
} from '../csv/product-csv-columns.ts';
import { STOCK_AT_EXPORT, stockAtExportColumn } from '../csv/stock-at-export.ts';
import { meaningOf } from '../import/import-header.ts';

export type ExportOptions = {
  /** Tells this export from others: an import adds to stock what was changed in its file. */
  now: Date;
  /** The language of the plain text columns. */
  baseLocale: Locale;
  /** The currency of the plain price columns. */
  baseCurrency: Currency;
  /** The shop's markets: there are columns for what is lacking there. */
  markets?: ShopMarkets;
  /** `new`: the product template; `legacy`: Shopify's admin export. */
  header?: 'new' | 'legacy';
  /** It is to be opened by Excel, in the manner of the company's country: see `write-rows.ts`. */
  excel?: ExcelManner | null;
  /** Only the products that the office's list would show under them. */
  filters?: Partial<ProductFilters>;
};

/** `key` is the field that the cell is made from, or the name under which an extra cell is stored. */
export type ExportColumn = {
  name: string;
  key: string;
  level: ColumnLevel;
  /** A number with decimals, whose mark is another one in Excel. */
  isDecimal?: boolean;
};

/** What the catalogue holds. */
export type Contents = {
  /** Those in which anything has a price. */
  currencies: Currency[];
  /** The names that occur in `import_columns`. */
  extra: { product: string[]; variant: string[] };
  ownFields: readonly OwnFieldColumn[];
};

const ofPrice = { level: 'variant', isDecimal: true } as const;

/** The columns in order. */
export function listExportColumns(
  { baseLocale, baseCurrency, markets = everyMarket, header = 'new' }: Omit<ExportOptions, 'now'>,
  { currencies: priced, extra, ownFields }: Contents,
): ExportColumn[] {
  const isLegacy = header === 'legacy';
  const standard = standardColumns.map(({ field, level, name, legacyName }): ExportColumn => {
    const isDecimal = field === 'price' || field === 'compare_at';
    return { name: isLegacy ? legacyName : name, key: field ?? name, level, isDecimal };
  });
  const compareAt = isLegacy ? 'Compare At Price' : 'Compare-at price';
  // The shop's markets can be filled in where they have no prices yet.
  const used = new Set([...markets.markets.map(({ currency }) => currency), ...priced]);
  const pricesOfMarkets = currencies
    .filter((currency) => currency !== baseCurrency && used.has(currency))
    .flatMap((currency): ExportColumn[] => [
      { name: `Price / ${rulesOf(currency).marketName}`, key: `price_${currency}`, ...ofPrice },
      { name: `${compareAt} / ${rulesOf(currency).marketName}`, key: `compare_at_${currency}`, ...ofPrice },
    ]);
  const ofShop = shopMetafields(baseLocale, ownFields);
  const numbers = new Set(ownFields.flatMap(({ key, field }) => (field.kind === 'number' ? [key] : [])));
  const metafields = ofShop.map(([key, label]): ExportColumn => {
    const level = key.startsWith('image_alt_') ? 'image' : 'product';
    return { name: metafieldColumnName(key, label), key, level, isDecimal: numbers.has(key) };
  });
  metafields.push({ name: stockAtExportColumn, key: STOCK_AT_EXPORT, level: 'variant' });
  const standardKeys = new Set(standard.map((column) => column.key));
  const keyOfMetafields = new Map(ofShop);
  const others = (['product', 'variant'] as const).flatMap((level) =>
    extra[level]
      .filter((name) => !standardKeys.has(name) && meaningOf(name, keyOfMetafields).field === null)
      .map((name): ExportColumn => {
        return { name: isLegacy ? name.replace(/^Compare-at price \//, 'Compare At Price /') : name, key: name, level };
      }),
  );
  if (!isLegacy) return [...standard, ...pricesOfMarkets, ...metafields, ...others];
  const [leading, trailing, last] = legacyOrder.map((names) =>
    names.flatMap((name) => standard.find((column) => column.name === name) ?? []),
  );
  return [leading, metafields, others, trailing, pricesOfMarkets, last].flatMap((part) => part ?? []);
}
