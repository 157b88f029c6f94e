// What is typed behind `kasa products edit`, as a patch: `title.pl=Lis`, `vendor=Las`, `FOX-30:price.EUR=24.90`.
import type { ProductPatchInput } from '#server/catalogue/saving/product-patch.ts';
import type { ReadProduct } from '#server/catalogue/stored/read-stored-product.ts';
import { currencies } from '#src/currencies.ts';
import type { ProductField } from '#src/shop/own-fields/product-fields.ts';
import { CliError } from '../../cli-errors.ts';
import { readCommandPrice } from '../orders/command-amount.ts';

/** As typed -> as stored. */
const productFields = {
  handle: 'handle',
  vendor: 'vendor',
  type: 'product_type',
  tags: 'tags',
  'goes-with': 'goes_with',
  'vat-class': 'vat_class',
  withdrawal: 'withdrawal_exception',
  'cash-register': 'needs_cash_register',
  'manufacturer-name': 'manufacturer_name',
  'manufacturer-address': 'manufacturer_address',
  'manufacturer-email': 'manufacturer_email',
  'responsible-person': 'responsible_person',
} as const;

const textFields = {
  title: 'title',
  description: 'description_html',
  'seo-title': 'seo_title',
  'seo-description': 'seo_description',
  'safety-warnings': 'safety_warnings',
} as const;

const variantFields = { sku: 'sku', ean: 'barcode', weight: 'weight_grams' } as const;
const priceFields = { price: 'amount_minor', 'compare-at': 'compare_at_minor' } as const;

type Parts = Record<'product' | 'texts' | 'variants' | 'prices' | 'own_fields', Record<string, unknown>>;
type Edit = { typed: string; name: string; value: string };

/** To be checked by the patch's schema. */
export async function patchOf(
  product: ReadProduct,
  typed: readonly string[],
  ownFields: readonly ProductField[],
): Promise<ProductPatchInput> {
  const parts: Parts = { product: {}, texts: {}, variants: {}, prices: {}, own_fields: {} };
  for (const field of typed) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(field) ?? [];
    if (name === '') throw unknownField(field);
    const [, sku, ofVariant] = /^(.+):([a-z-]+(?:\.[A-Za-z]+)?)$/.exec(name) ?? [];
    const edit = { typed: field, name: ofVariant ?? name, value };
    const ownField = /^field\.([a-z0-9-]+)(?:\.([a-z]{2}))?$/.exec(name);
    if (ownField) await putOwnField(parts, { ...edit, ownFields, ownField });
    else if (sku !== undefined) await putVariantField(parts, variantIdOf(product, sku), edit);
    else putProductField(parts, edit);
  }
  return parts as ProductPatchInput;
}

type OwnEdit = Edit & { ownFields: readonly ProductField[]; ownField: RegExpExecArray };

async function putOwnField(parts: Parts, { typed, value, ownFields, ownField }: OwnEdit): Promise<void> {
  const [, key = '', locale] = ownField;
  const field = ownFields.find((each) => each.key === key);
  if (!field) throw unknownOwnField(key, ownFields);
  const { readOwnField } = await import('./read-own-field.ts');
  const read = await readOwnField(field, { typed, value, locale });
  const others = locale === undefined ? {} : (parts.own_fields[key] as object | undefined);
  parts.own_fields[key] = locale === undefined ? read : { ...others, ...(read as object) };
}

function unknownOwnField(key: string, ownFields: readonly ProductField[]): CliError {
  const known = ownFields.map((field) => field.key).join(', ');
  return new CliError({
    code: 'OWN_FIELD_UNKNOWN',
    title: `The shop has defined no field ${key}.`,
    fix: known ? `Name one of ${known}.` : 'kasa settings edit product-fields defines some.',
  });
}

function putProductField(parts: Parts, { typed, name, value }: Edit): void {
  const [field = '', locale] = name.split('.');
  if (locale !== undefined && isKeyOf(textFields, field)) {
    parts.texts[locale] = { ...(parts.texts[locale] as object), [textFields[field]]: value };
  } else if (locale === undefined && isKeyOf(productFields, field)) {
    parts.product[productFields[field]] = typedAs(field, value);
  } else throw unknownField(typed);
}

/** What is none of these is left to the schema, which says what may stand there. */
function typedAs(field: keyof typeof productFields, value: string): unknown {
  const listed = value.split(',').map((part) => part.trim());
  if (field === 'tags' || field === 'goes-with') return listed.filter(Boolean);
  if (field === 'withdrawal') return value || null;
  if (field === 'cash-register') return value === 'yes' || (value === 'no' ? false : value);
  return value;
}

async function putVariantField(parts: Parts, id: string, { typed, name, value }: Edit): Promise<void> {
  const [field = '', code] = name.split('.');
  const currency = currencies.find((candidate) => candidate === code?.toUpperCase());
  if (currency && isKeyOf(priceFields, field)) {
    const minor = field === 'compare-at' && value === '' ? null : await readCommandPrice(value, currency);
    const prices = (parts.prices[id] ?? {}) as Record<string, object>;
    parts.prices[id] = { ...prices, [currency]: { ...prices[currency], [priceFields[field]]: minor } };
  } else if (code === undefined && isKeyOf(variantFields, field)) {
    if (field === 'weight' && !/^\d{1,9}$/.test(value)) throw unknownWeight(value);
    const stored = field === 'weight' ? Number(value) : value;
    parts.variants[id] = { ...(parts.variants[id] as object), [variantFields[field]]: stored };
  } else throw unknownField(typed);
}

function isKeyOf<Fields extends object>(fields: Fields, name: string): name is string & keyof Fields {
  return Object.hasOwn(fields, name);
}

function variantIdOf({ handle, variants }: ReadProduct, sku: string): string {
  const named = variants.filter((variant) => variant.sku === sku);
  const [variant] = named;
  if (variant && named.length === 1) return variant.id;
  const known = variants.flatMap((each) => each.sku || []).join(', ');
  throw new CliError({
    code: named.length > 1 ? 'SKU_AMBIGUOUS' : 'SKU_UNKNOWN',
    title: named.length > 1 ? `Several variants of ${handle} have the SKU ${sku}.` : `${handle} has no variant ${sku}.`,
    fix: known ? `Name one of ${known}.` : 'Its variants have no SKUs: import them with some.',
  });
}

function unknownWeight(value: string): CliError {
  const title = `${value || 'Nothing'} is no weight.`;
  return new CliError({ code: 'INVALID_WEIGHT', title, fix: 'Write whole grams, such as FOX-30:weight=450.' });
}

function unknownField(typed: string): CliError {
  return new CliError({
    code: 'FIELD_UNKNOWN',
    title: `${typed} is no field with a value.`,
    fix: 'Write such as title.pl="Lis", vendor=Las or FOX-30:weight=450: kasa products edit --help lists them.',
  });
}
