// What the columns of a file can be read as, named in the language of whoever chooses.
import type { ImportKind } from '#src/catalogue/import-states.ts';
import { type Currency, rulesOf } from '#src/currencies.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { languageNameIn } from '#src/i18n/language-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type ShopMarkets, spokenLanguages } from '#src/shop/markets.ts';
import { nameIn } from '#src/shop/own-fields/name-in.ts';
import type { ProductField } from '#src/shop/own-fields/product-fields.ts';
import { translateTo } from '../../../i18n/translations.ts';
import { ownFieldColumns } from '../../csv/own-field-columns.ts';
import { metafieldColumnName, ownColumns, standardColumns, translatedFields } from '../../csv/product-csv-columns.ts';
import { stockAtExportColumn } from '../../csv/stock-at-export.ts';
import { namesOfWooFields } from '../../woocommerce/woocommerce-columns.ts';

export type ImportField = { name: string; label: string };

type Asked = {
  kind: ImportKind;
  language: Locale;
  currency: Currency;
  markets: ShopMarkets;
  staff: { locale: Locale } | null;
  ownFields: readonly ProductField[];
};

type Label = (field: string) => string;

export function listFields(asked: Asked): ImportField[] {
  const reader = asked.staff?.locale ?? 'en';
  const t = translateTo(reader);
  const label: Label = (field) => t(`importColumn.${field}` as MessageKey);
  // The columns of WooCommerce mean what its own manual says.
  if (asked.kind === 'woocommerce')
    return Object.values(namesOfWooFields).map(([name = '']) => ({ name, label: name }));
  return [
    ...standardColumns.flatMap(({ field, name }) =>
      field === null ? [] : [{ name, label: isPrice(field) ? `${label(field)} (${asked.currency})` : label(field) }],
    ),
    { name: 'Collections', label: label('collections') },
    ...ownColumns.map(([field, name]) => ({ name, label: label(field) })),
    ...listOwnFields(asked, reader),
    ...listPrices(asked, label),
    ...listTranslations(asked, { label, reader }),
    { name: stockAtExportColumn, label: label('stock_at_export') },
  ];
}

function listOwnFields({ ownFields, language }: Asked, reader: Locale): ImportField[] {
  return ownFieldColumns(ownFields, language).map(({ key, label, field, locale }) => {
    const own = nameIn(field.names, reader, language);
    const name = metafieldColumnName(key, label);
    return { name, label: locale === null ? own : `${own} – ${languageNameIn(reader, locale)}` };
  });
}

function isPrice(field: string): boolean {
  return field === 'price' || field === 'compare_at';
}

function listPrices({ currency, markets }: Asked, label: Label): ImportField[] {
  const others = new Set(markets.markets.map((market) => market.currency).filter((other) => other !== currency));
  return [...others].flatMap((other) => [
    { name: `Price / ${rulesOf(other).marketName}`, label: `${label('price')} (${other})` },
    { name: `Compare-at price / ${rulesOf(other).marketName}`, label: `${label('compare_at')} (${other})` },
  ]);
}

function listTranslations({ language, markets }: Asked, { label, reader }: { label: Label; reader: Locale }) {
  return spokenLanguages(markets)
    .filter((other) => other !== language)
    .flatMap((other) =>
      translatedFields.map(([field, name]) => ({
        name: metafieldColumnName(`${field}_${other}`, name),
        label: `${label(field)} – ${languageNameIn(reader, other)}`,
      })),
    );
}
