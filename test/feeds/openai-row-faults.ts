// What OpenAI's specification of product rows asks for (https://developers.openai.com/commerce/specs/file-upload/products,
// read as of October 2026), as a list of what a row breaks.
import { isGtin } from '#src/catalogue/gtin.ts';

export type Row = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTextUpTo = (most: number) => (value: unknown) => isText(value) && Array.from(value).length <= most;
const isAddress = (value: unknown) => isText(value) && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const isAmount = (value: unknown) => isText(value) && /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})? [A-Z]{3}$/.test(value);
const isPrice = (value: unknown) => isAmount(value) && Number.parseFloat(String(value)) > 0;
const isOneOf =
  (...known: unknown[]) =>
  (value: unknown) =>
    known.includes(value);
const isCountry = (value: unknown) => isText(value) && /^[A-Z]{2}$/.test(value);
const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isItem);
const isWholeDays = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
const isTexts = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([key, text]) => key !== '' && isText(text));

const required: Record<string, (value: unknown) => boolean> = {
  item_id: isText,
  title: isTextUpTo(150),
  description: isTextUpTo(5000),
  url: isAddress,
  brand: isText,
  seller_name: isText,
  image_url: isAddress,
  availability: isOneOf('in_stock', 'out_of_stock', 'pre_order', 'backorder', 'unknown'),
  price: isPrice,
};

const optional: Record<string, (value: unknown) => boolean> = {
  is_eligible_search: isOneOf(true, false),
  is_eligible_checkout: isOneOf(true, false),
  group_id: isText,
  listing_has_variations: isOneOf(true, false),
  variant_dict: isTexts,
  gtin: (value) => isText(value) && isGtin(value),
  condition: isOneOf('new', 'refurbished', 'used'),
  product_category: isText,
  material: isText,
  color: isText,
  size: isText,
  additional_image_urls: isListOf(isAddress),
  sale_price: isPrice,
  seller_url: isAddress,
  shipping_price: isAmount,
  accepts_returns: isOneOf(true, false),
  return_deadline_in_days: isWholeDays,
  return_policy: isAddress,
  target_countries: isListOf(isCountry),
  store_country: isCountry,
};

/** Names of fields that are missing, unknown or wrong, alone or beside others. */
export function rowFaults(row: Row): string[] {
  const known = { ...required, ...optional };
  const wrong = Object.entries(row).flatMap(([name, value]) => (known[name]?.(value) ? [] : [name]));
  const missing = Object.keys(required).filter((name) => !(name in row));
  return [...new Set([...missing, ...wrong, ...contradictions(row)])].sort();
}

function contradictions(row: Row): string[] {
  const currencyOf = (name: string) => String(row[name] ?? row.price).split(' ')[1];
  const minor = (name: string) => Number.parseFloat(String(row[name]));
  const isVariant = row.listing_has_variations === true;
  return [
    ...('sale_price' in row && !(minor('sale_price') < minor('price')) ? ['sale_price'] : []),
    ...['sale_price', 'shipping_price'].filter((name) => currencyOf(name) !== currencyOf('price')),
    ...(isVariant && (!('group_id' in row) || row.group_id === row.item_id) ? ['group_id'] : []),
    ...(isVariant !== 'variant_dict' in row ? ['variant_dict'] : []),
    ...('return_deadline_in_days' in row && row.accepts_returns !== true ? ['return_deadline_in_days'] : []),
    ...(row.is_eligible_checkout === true && row.is_eligible_search === false ? ['is_eligible_checkout'] : []),
  ];
}
