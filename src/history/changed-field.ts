// A change in words: which field of which row it is, and what it was and is. Names of tables and columns come from the
// history as they are; what has no words yet is shown by its name.
import { type Currency, currencies } from '../currencies.ts';
import { formatMoment, shortDay } from '../dates/format-moment.ts';
import type { MessageKey } from '../i18n/all-messages.ts';
import { isLocale, type Locale, languageOf } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import { type Money, money } from '../money.ts';
import { formatPercent } from '../numbers/format-percent.ts';

export type RowNames = { variant: string | null; collection: string | null };

export type ChangedField = {
  /** The table. */
  part: string;
  /** The row in it. */
  key: Record<string, unknown>;
  /** The column; empty: the row itself was added or removed. */
  field: string;
};

export type ChangeWriters = { t: Translate; locale: Locale; timeZone: string; formatMoney(amount: Money): string };

/** Such as `price (EUR, FOX-30)`, `title (Polish)`. */
export function changedFieldText(change: ChangedField & { names: RowNames }, t: Translate): string {
  const { part, key, field, names } = change;
  const name = field === '' ? wordOf(rowWords, part, t) : wordOf(fieldWords, field, t);
  const { currency, locale, source, field: ownField } = key;
  const of = [
    ...(typeof currency === 'string' ? [currency] : []),
    ...(isLocale(locale) ? [languageOf(locale).languageName] : []),
    ...[names.variant, names.collection].filter((text) => text !== null),
    ...[source, ownField].filter((text) => typeof text === 'string'),
  ];
  return of.length > 0 ? `${name} (${of.join(', ')})` : name;
}

/** What a value was or is, in a line. */
export function changedValueText({ key, field }: ChangedField, value: unknown, writers: ChangeWriters): string {
  const { t, locale, timeZone, formatMoney } = writers;
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('changes.nothing');
  if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no');
  const currency = currencies.find((code) => code === key.currency);
  if (field.endsWith('_minor') && currency) return formatMoney(money(Number(value), currency));
  if (field.endsWith('_grams')) return `${value} g`;
  if (field === 'basis_points') return formatPercent(Number(value), locale);
  if (field === 'amounts' || field === 'minimums') return amountsText(value, writers);
  if (field === 'status' && isState(value)) return t(`changes.status_${value}`);
  const text = typeof value === 'string' ? value : listText(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatMoment(text, locale, timeZone, shortDay);
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Writes the amounts by currency, in minor units. */
function amountsText(value: unknown, { formatMoney }: ChangeWriters): string {
  const amounts = currencies.flatMap((currency) => {
    const minor = (value as Partial<Record<Currency, number>>)[currency];
    return minor === undefined ? [] : [formatMoney(money(minor, currency))];
  });
  return amounts.join(', ') || '–';
}

function listText(value: unknown): string {
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return isList ? value.join(', ') : JSON.stringify(value);
}

const isState = (value: unknown) => value === 'active' || value === 'draft' || value === 'archived';

function wordOf(words: Readonly<Record<string, MessageKey>>, name: string, t: Translate): string {
  const word = Object.hasOwn(words, name) && words[name];
  return word ? t(word) : name.replaceAll('_', ' ');
}

/** Table -> what a row of it is. */
export const rowWords: Readonly<Record<string, MessageKey>> = {
  products: 'changes.row_product',
  product_texts: 'changes.row_texts',
  product_options: 'changes.row_option',
  product_option_texts: 'changes.row_translation',
  media: 'changes.row_picture',
  pictures: 'changes.row_picture',
  search_synonyms: 'changes.row_synonym',
  settings: 'changes.row_settings',
  articles: 'changes.row_article',
  media_texts: 'changes.row_alternativeText',
  variants: 'changes.row_variant',
  product_field_values: 'changes.row_ownField',
  garan_labels: 'changes.row_garan',
  prices: 'changes.row_price',
  price_reductions: 'changes.row_reduction',
  collections: 'changes.row_collection',
  collection_texts: 'changes.row_texts',
  collection_products: 'changes.row_place',
  expected_goods: 'changes.row_expectedGoods',
  discount_codes: 'changes.row_discountCode',
  discount_code_collections: 'changes.row_collection',
  discount_code_products: 'changes.row_product',
};

/** Column -> what it is called. */
export const fieldWords: Readonly<Record<string, MessageKey>> = {
  alt: 'changes.row_alternativeText',
  amount_minor: 'changes.row_price',
  amounts: 'changes.field_amounts',
  archived_at: 'changes.field_archivedAt',
  barcode: 'changes.field_barcode',
  basis_points: 'changes.field_basisPoints',
  begins_at: 'changes.field_beginsAt',
  brand: 'changes.field_guaranteedBrand',
  code: 'changes.row_discountCode',
  compare_at_minor: 'changes.field_compareAt',
  converted_from: 'changes.field_convertedFrom',
  description: 'changes.field_description',
  description_html: 'changes.field_description',
  ends_at: 'changes.field_endsAt',
  file: 'changes.field_guaranteeFile',
  focus_x: 'changes.field_focus',
  focus_y: 'changes.field_focus',
  is_whole: 'changes.field_whole',
  gift_card: 'changes.field_giftCard',
  goes_with: 'changes.field_goesWith',
  handle: 'changes.field_handle',
  image: 'changes.row_picture',
  import_columns: 'changes.field_importColumns',
  is_hidden: 'changes.field_isHidden',
  is_published: 'changes.field_isPublished',
  is_taxable: 'changes.field_isTaxable',
  expected_on: 'changes.field_expectedOn',
  kind: 'changes.field_discountKind',
  low_stock_at: 'changes.field_lowStockAt',
  line_text: 'changes.field_lineText',
  manufacturer_address: 'changes.field_manufacturerAddress',
  manufacturer_email: 'changes.field_manufacturerEmail',
  manufacturer_name: 'changes.field_manufacturerName',
  max_uses: 'changes.field_maxUses',
  max_uses_per_shopper: 'changes.field_maxUsesPerShopper',
  minimums: 'changes.field_minimums',
  model: 'changes.field_guaranteedModel',
  name: 'changes.field_name',
  needs_cash_register: 'changes.field_needsCashRegister',
  note: 'changes.field_note',
  on_hand: 'changes.field_stock',
  collections: 'changes.field_menu',
  hidden: 'changes.field_hiddenInMenu',
  fillUpTo: 'changes.field_menuFillUpTo',
  meanings: 'changes.field_meanings',
  page: 'changes.field_page',
  removed_at: 'changes.removed',
  option_position: 'changes.row_option',
  option_value: 'changes.field_optionValue',
  option_values: 'changes.field_optionValue',
  option1: 'changes.row_option',
  option2: 'changes.row_option',
  option3: 'changes.row_option',
  pinned: 'changes.field_pinned',
  position: 'changes.field_position',
  product_type: 'changes.field_productType',
  publish_at: 'changes.field_publishAt',
  quantity: 'changes.field_quantity',
  received: 'changes.field_received',
  requires_shipping: 'changes.field_requiresShipping',
  responsible_person: 'changes.field_responsiblePerson',
  rule: 'changes.field_rule',
  safety_warnings: 'changes.field_safetyWarnings',
  sells_without_stock: 'changes.field_sellsWithoutStock',
  seo_description: 'changes.field_seoDescription',
  seo_title: 'changes.field_seoTitle',
  scope: 'changes.field_scope',
  sku: 'changes.field_sku',
  sort: 'changes.field_sort',
  starts_at: 'changes.field_beginsAt',
  status: 'changes.field_status',
  stopped_at: 'changes.field_stoppedAt',
  tags: 'changes.field_tags',
  target: 'changes.row_translation',
  title: 'changes.field_title',
  tracks_stock: 'changes.field_tracksStock',
  unit_base_measure: 'changes.field_unitBase',
  unit_base_measure_unit: 'changes.field_unitBase',
  unit_measure: 'changes.field_unitMeasure',
  unit_measure_unit: 'changes.field_unitMeasure',
  value: 'changes.row_ownField',
  vat_class: 'changes.field_vatClass',
  vendor: 'changes.field_vendor',
  weight_grams: 'changes.field_weight',
  withdrawal_exception: 'changes.field_withdrawalException',
  years: 'changes.field_guaranteedYears',
};
