// What is typed behind the SKU of a variant: `FOX-30:price.EUR=24.90`, `FOX-30:contents="750 ml"`.
import type { ReadProduct } from '#server/catalogue/stored/read-stored-product.ts';
import { readMeasure, readMeasures, unitPriceBases, writeMeasure } from '#src/catalogue/read-measure.ts';
import { currencies } from '#src/currencies.ts';
import { readGrams } from '#src/numbers/weight.ts';
import { CliError } from '../../cli-errors.ts';
import { readCommandPrice } from '../orders/command-amount.ts';
import { type Edit, isKeyOf, type Parts, priceFields, unknownField, variantFields } from './edited-fields.ts';

type ReadVariant = ReadProduct['variants'][number];

const MOST_NAMED = 10;

/** Throws of an SKU that none of the variants has, or several. */
export function variantOf({ handle, variants }: ReadProduct, sku: string): ReadVariant {
  const named = variants.filter((variant) => variant.sku === sku);
  const [variant] = named;
  if (variant && named.length === 1) return variant;
  const known = variants.flatMap((each) => each.sku || []);
  const more = known.length > MOST_NAMED ? `: kasa products variants ${handle} lists all` : '';
  throw new CliError({
    code: named.length > 1 ? 'SKU_AMBIGUOUS' : 'SKU_UNKNOWN',
    title: named.length > 1 ? `Several variants of ${handle} have the SKU ${sku}.` : `${handle} has no variant ${sku}.`,
    fix:
      known.length > 0
        ? `Name one of ${known.slice(0, MOST_NAMED).join(', ')}${more}.`
        : 'Its variants have no SKUs: import them with some.',
  });
}

export async function putVariantField(parts: Parts, variant: ReadVariant, edit: Edit): Promise<void> {
  const { typed, name, value } = edit;
  const [field = '', code] = name.split('.');
  const currency = currencies.find((candidate) => candidate === code?.toUpperCase());
  if (currency && isKeyOf(priceFields, field)) {
    const minor = field === 'compare-at' && value === '' ? null : await readCommandPrice(value, currency);
    const prices = (parts.prices[variant.id] ?? {}) as Record<string, object>;
    parts.prices[variant.id] = { ...prices, [currency]: { ...prices[currency], [priceFields[field]]: minor } };
  } else if (code === undefined && isKeyOf(variantFields, field)) {
    const before = parts.variants[variant.id] as object | undefined;
    parts.variants[variant.id] = { ...before, ...readVariantField(field, { ...before }, { variant, ...edit }) };
  } else throw unknownField(typed);
}

type Measures = { unit_base_measure?: string | null; unit_base_measure_unit?: string | null };

function readVariantField(
  field: keyof typeof variantFields,
  before: Measures & { unit_measure?: string | null; unit_measure_unit?: string | null },
  { variant, value, typed }: Edit & { variant: ReadVariant },
): object {
  if (field === 'weight') {
    const grams = readGrams(value, 'en');
    if (grams === null)
      throw unreadable(typed, 'Write whole grams or kilograms, such as FOX-30:weight=450 or "0.45 kg".');
    return { weight_grams: grams };
  }
  if (field === 'counted') {
    if (value !== 'yes' && value !== 'no') throw unreadable(typed, 'Write counted=yes or counted=no.');
    return { tracks_stock: value === 'yes' };
  }
  if (field === 'contents') {
    const measure = readMeasure(value);
    if (value !== '' && !measure) throw unreadable(typed, 'Write a number and its unit, such as contents="750 ml".');
    return readMeasures({ contents: value, per: writtenBase(before) ?? written(variant.unitPriceOf) });
  }
  if (field === 'unit-price-of') {
    const measure =
      'unit_measure' in before ? measureOf(before.unit_measure, before.unit_measure_unit) : variant.contents;
    if (!measure) throw unreadable(typed, 'Say with contents="750 ml" how much the variant holds.');
    const offered = unitPriceBases({ per: written(variant.unitPriceOf) }, measure);
    if (!offered.includes(value)) throw unreadable(typed, `Take one of ${offered.join(', ')}.`);
    return readMeasures({ contents: writeMeasure(measure), per: value });
  }
  return { [variantFields[field]]: value };
}

const written = (measure: ReadVariant['contents']) => (measure ? writeMeasure(measure) : '');

function writtenBase({ unit_base_measure: amount, unit_base_measure_unit: unit }: Measures): string | undefined {
  const base = measureOf(amount, unit);
  return base ? writeMeasure(base) : undefined;
}

function measureOf(amount: string | null | undefined, unit: string | null | undefined): ReadVariant['contents'] {
  return amount && unit ? { amount, unit } : null;
}

function unreadable(typed: string, fix: string): CliError {
  return new CliError({ code: 'FIELD_INVALID', title: `${typed} cannot be read.`, fix });
}
