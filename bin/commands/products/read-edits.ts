// What is typed behind `kasa products edit`, as a patch: `title.pl=Lis`, `vendor=Las`, `FOX-30:price.EUR=24.90`.
import type { ProductPatchInput } from '#server/catalogue/saving/product-patch.ts';
import type { ReadProduct } from '#server/catalogue/stored/read-stored-product.ts';
import { locales } from '#src/i18n/locales.ts';
import type { ProductField } from '#src/shop/own-fields/product-fields.ts';
import { CliError } from '../../cli-errors.ts';
import { unknownLanguage } from '../unknown-language.ts';
import { type Edit, isKeyOf, type Parts, productFields, textFields, unknownField } from './edited-fields.ts';
import { putVariantField, variantOf } from './read-variant-edits.ts';

/** Reads the patch that the options make; the patch's schema checks it. */
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
    if (ownField) await putOwnField(parts, { ...edit, ownFields, ownField, product });
    else if (sku !== undefined) await putVariantField(parts, variantOf(product, sku), edit);
    else putProductField(parts, edit);
  }
  return parts as ProductPatchInput;
}

type OwnEdit = Edit & { ownFields: readonly ProductField[]; ownField: RegExpExecArray; product: ReadProduct };

async function putOwnField(parts: Parts, { typed, value, ownFields, ownField, product }: OwnEdit): Promise<void> {
  const [, key = '', locale] = ownField;
  const field = ownFields.find((each) => each.key === key);
  if (!field) throw unknownOwnField(key, ownFields);
  const { readOwnField } = await import('./read-own-field.ts');
  const read = await readOwnField(field, { typed, value, locale });
  // A text is saved in all languages at once: what is not named of it stays.
  const others = (parts.own_fields[key] ?? product.ownFields[key]) as object | undefined;
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
    if (!locales.some((known) => known === locale)) throw unknownLanguage(locale, locales);
    parts.texts[locale] = { ...(parts.texts[locale] as object), [textFields[field]]: value };
  } else if (locale === undefined && isKeyOf(productFields, field)) {
    parts.product[productFields[field]] = typedAs(field, value);
  } else if (isKeyOf(textFields, field)) throw languageMissing(typed, field);
  else throw unknownField(typed);
}

function languageMissing(typed: string, field: string): CliError {
  const title = `${typed} does not say in which language.`;
  return new CliError({
    code: 'LANGUAGE_MISSING',
    title,
    fix: `Write ${field}.${locales[0]}=…, or another of ${locales.join(', ')}.`,
  });
}

/** What is none of these is left to the schema, which says what may stand there. */
function typedAs(field: keyof typeof productFields, value: string): unknown {
  const listed = value.split(',').map((part) => part.trim());
  if (field === 'tags' || field === 'goes-with') return listed.filter(Boolean);
  if (field === 'withdrawal') return value || null;
  if (field === 'cash-register') return value === 'yes' || (value === 'no' ? false : value);
  return value;
}
