// The columns of Shopify's product CSV under both names in use today (see the new template and the admin export),
// and the metafields in which the shop keeps what Shopify has no column for. The array is in the new template's order.
import { type Currency, currencies, rulesOf } from '#src/currencies.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import type { WeightUnit } from '#src/numbers/weight.ts';
import type { OwnFieldColumn } from './own-field-columns.ts';

/** Which rows of a product carry the column: its first one, each variant's, or each image's. */
export type ColumnLevel = 'product' | 'variant' | 'image';

/** `field` is null where the shop has no use for the column and only keeps it for the next export. */
export type StandardColumn = { field: string | null; level: ColumnLevel; name: string; legacyName: string };

/** Text of a product that stands in the file as it does in the database, under one name. */
export const plainProductFields = [
  'vendor',
  'manufacturer_name',
  'manufacturer_address',
  'manufacturer_email',
  'responsible_person',
] as const;
export type PlainProductField = (typeof plainProductFields)[number];

/** A value for each of them. */
export function mapPlainFields<Value>(read: (field: PlainProductField) => Value): Record<PlainProductField, Value> {
  return Object.fromEntries(plainProductFields.map((field) => [field, read(field)])) as Record<
    PlainProductField,
    Value
  >;
}

export const standardColumns: readonly StandardColumn[] = [
  column('title', 'product', 'Title', 'Title'),
  column('handle', 'product', 'URL handle', 'Handle'),
  column('description', 'product', 'Description', 'Body (HTML)'),
  column('vendor', 'product', 'Vendor', 'Vendor'),
  column(null, 'product', 'Product category', 'Product Category'),
  column('type', 'product', 'Type', 'Type'),
  column('tags', 'product', 'Tags', 'Tags'),
  column('published', 'product', 'Published on online store', 'Published'),
  column('status', 'product', 'Status', 'Status'),
  column('sku', 'variant', 'SKU', 'Variant SKU'),
  column('barcode', 'variant', 'Barcode', 'Variant Barcode'),
  ...[1, 2, 3].flatMap((n) => [
    column(`option${n}_name`, 'product', `Option${n} name`, `Option${n} Name`),
    column(`option${n}_value`, 'variant', `Option${n} value`, `Option${n} Value`),
    column(null, 'product', `Option${n} Linked To`, `Option${n} Linked To`),
  ]),
  column('price', 'variant', 'Price', 'Variant Price'),
  column('compare_at', 'variant', 'Compare-at price', 'Variant Compare At Price'),
  column(null, 'variant', 'Cost per item', 'Cost per item'),
  column('taxable', 'variant', 'Charge tax', 'Variant Taxable'),
  column(null, 'variant', 'Tax code', 'Variant Tax Code'),
  column('unit_measure', 'variant', 'Unit price total measure', 'Unit Price Total Measure'),
  column('unit_measure_unit', 'variant', 'Unit price total measure unit', 'Unit Price Total Measure Unit'),
  column('unit_base_measure', 'variant', 'Unit price base measure', 'Unit Price Base Measure'),
  column('unit_base_measure_unit', 'variant', 'Unit price base measure unit', 'Unit Price Base Measure Unit'),
  column('tracker', 'variant', 'Inventory tracker', 'Variant Inventory Tracker'),
  column('quantity', 'variant', 'Inventory quantity', 'Variant Inventory Qty'),
  column('policy', 'variant', 'Continue selling when out of stock', 'Variant Inventory Policy'),
  column('grams', 'variant', 'Weight value (grams)', 'Variant Grams'),
  column(null, 'variant', 'Weight unit for display', 'Variant Weight Unit'),
  column('requires_shipping', 'variant', 'Requires shipping', 'Variant Requires Shipping'),
  column(null, 'variant', 'Fulfillment service', 'Variant Fulfillment Service'),
  column('image_src', 'image', 'Product image URL', 'Image Src'),
  column('image_position', 'image', 'Image position', 'Image Position'),
  column('image_alt', 'image', 'Image alt text', 'Image Alt Text'),
  column('variant_image', 'variant', 'Variant image URL', 'Variant Image'),
  column(null, 'product', 'Gift card', 'Gift Card'),
  column('seo_title', 'product', 'SEO title', 'SEO Title'),
  column('seo_description', 'product', 'SEO description', 'SEO Description'),
  ...['Color (product.metafields.shopify.color-pattern)'].map((name) => column(null, 'product', name, name)),
  ...(
    [
      ['Google product category', 'Google Product Category'],
      ['Gender', 'Gender'],
      ['Age group', 'Age Group'],
      ['Manufacturer part number (MPN)', 'MPN'],
      ['Ad group name', 'AdWords Grouping'],
      ['Ads labels', 'AdWords Labels'],
      ['Condition', 'Condition'],
      ['Custom product', 'Custom Product'],
      ...[0, 1, 2, 3, 4].map((n) => [`Custom label ${n}`, `Custom Label ${n}`] as const),
    ] as const
  ).map(([name, legacy]) => column(null, 'product', `Google Shopping / ${name}`, `Google Shopping / ${legacy}`)),
];

function column(field: string | null, level: ColumnLevel, name: string, legacyName: string): StandardColumn {
  return { field, level, name, legacyName };
}

/** Names that real files use besides the two of `standardColumns`. */
export const otherColumnNames: Readonly<Record<string, string>> = {
  'Variant Barcode(s)': 'Barcode',
  // Shopify's own until 2022.
  'Standardized Product Type': 'Product category',
  'Standard Product Type': 'Product category',
  'Custom Product Type': 'Type',
};

/** Weights of a table of one's own, by what its head says of their unit. */
export const weightColumns: Readonly<Record<WeightUnit | 'unsaid', string>> = {
  ...{ g: 'Weight value (grams)', kg: 'Weight value (kg)', lb: 'Weight value (lb)', oz: 'Weight value (oz)' },
  unsaid: 'Weight value',
};

/** The order of the admin export; the metafields stand before the second part, the markets before the last. */
export const legacyOrder: readonly [string[], string[], string[]] = [
  [
    ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
    ...[1, 2, 3].flatMap((n) => [`Option${n} Name`, `Option${n} Value`, `Option${n} Linked To`]),
    ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty'],
    ...['Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price'],
    ...['Variant Requires Shipping', 'Variant Taxable', 'Unit Price Total Measure', 'Unit Price Total Measure Unit'],
    ...['Unit Price Base Measure', 'Unit Price Base Measure Unit', 'Variant Barcode'],
    ...['Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title', 'SEO Description'],
    ...standardColumns.map((each) => each.legacyName).filter((name) => name.startsWith('Google Shopping / ')),
    'Color (product.metafields.shopify.color-pattern)',
  ],
  ['Variant Image', 'Variant Weight Unit', 'Variant Tax Code', 'Cost per item'],
  ['Status'],
];

export const translatedFields = [
  ['title', 'Title'],
  ['description', 'Description'],
  ['seo_title', 'SEO title'],
  ['seo_description', 'SEO description'],
  ['option_texts', 'Option texts'],
  ['tag_texts', 'Tag texts'],
  ['image_alt', 'Image alt text'],
  ['safety_warnings', 'Safety warnings'],
] as const;

/** The shop's metafields of all languages as `[key, label]`. */
export const ownColumns: readonly [key: string, label: string][] = [
  ['vat_class', 'VAT class'],
  ['line_text', 'Text for a line'],
  ['withdrawal_exception', 'Exception from withdrawal'],
  ['needs_cash_register', 'Needs a cash register'],
  ['goes_with', 'Goes well with'],
  ['manufacturer_name', 'Manufacturer'],
  ['manufacturer_address', 'Manufacturer address'],
  ['manufacturer_email', 'Manufacturer email'],
  ['responsible_person', 'EU responsible person'],
  ['safety_warnings', 'Safety warnings'],
];

/** All of them; a file may label them as it likes. */
export function shopMetafields(
  baseLocale: Locale,
  ownFields: readonly OwnFieldColumn[],
): [key: string, label: string][] {
  return [
    ['collections', 'Collections'],
    ...ownColumns,
    ...locales
      .filter((locale) => locale !== baseLocale)
      .flatMap((locale) => translatedFields.map(([key, label]): [string, string] => [`${key}_${locale}`, label])),
    ...ownFields.map(({ key, label }): [string, string] => [key, label]),
  ];
}

export function metafieldColumnName(key: string, label: string): string {
  return `${label} (product.metafields.kasa.${key})`;
}

const currenciesByName = new Map(
  currencies.flatMap((currency): [string, Currency][] => [
    [rulesOf(currency).marketName, currency],
    [currency, currency],
  ]),
);

/** The currency of a `Price / <Market>` column, whose market is the currency's own or its code: Czechia or CZK. */
export function currencyOfMarket(market: string): Currency | undefined {
  return currenciesByName.get(market);
}
