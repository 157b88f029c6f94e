// How much a product holds, as it is typed: `500 g`, `0,75 l`. Its page shows the price of one unit of it.
import { takeApart, tidy } from '../numbers/number-token.ts';
import { unitOfWord } from '../numbers/unit-words.ts';
import { isOfOneKind, measureUnits } from './unit-price.ts';

/** `amount`: digits with a point before the decimals, without zeros that say nothing. */
export type Measure = { amount: string; unit: string };

/** Nobody sells thousandths of these: a sign before three digits stands between thousands. Of the others none sells thousands. */
const small: readonly string[] = ['mg', 'g', 'ml', 'mm'];

const MOST_DIGITS = { whole: 12, fraction: 6 };

/** Null when it is no measure above zero. */
export function readMeasure(text: string): Measure | null {
  const [, number = '', word = ''] =
    /^(.*?\d)\s*([\p{L}_][\p{L}\p{M}_.^]*[23\u00b2\u00b3]?)\.?$/u.exec(tidy(text)) ?? [];
  const name = unitOfWord(word);
  const unit = measureUnits.find((each) => each === name);
  const token = takeApart(number);
  if (!unit || !token || token.isNegative) return null;
  const { asDecimal, asThousands } = token;
  const digits = small.includes(unit) ? (asThousands ?? asDecimal) : (asDecimal ?? asThousands);
  const whole = digits?.whole.replace(/^0+(?=\d)/, '') ?? '';
  const fraction = digits?.fraction.replace(/(?<!0)0+$/, '') ?? '';
  if (whole.length > MOST_DIGITS.whole || fraction.length > MOST_DIGITS.fraction) return null;
  const amount = fraction ? `${whole}.${fraction}` : whole;
  return /[1-9]/.test(amount) ? { amount, unit } : null;
}

/** The fields by the names that the patch of a product has (server/catalogue/saving/variant-fields.ts). */
export type MeasureFields = {
  unit_measure: string | null;
  unit_measure_unit: string | null;
  unit_base_measure: string | null;
  unit_base_measure_unit: string | null;
};

/** How much something holds, and what its unit price is given for; all null where it is not sold by measure. */
export function readMeasures({ contents, per }: { contents: string; per: string }): MeasureFields {
  const measure = contents.trim() === '' ? null : readMeasure(contents);
  const base = measure && readMeasure(unitPriceBase({ per }, measure));
  return {
    ...{ unit_measure: measure?.amount ?? null, unit_measure_unit: measure?.unit ?? null },
    ...{ unit_base_measure: base?.amount ?? null, unit_base_measure_unit: base?.unit ?? null },
  };
}

/**
 * The bases of unit prices: kilogram, litre, metre and square metre, and a tenth of the first two; written as in the
 * catalogue.
 */
const bases = ['1 kg', '100 g', '1 l', '100 ml', '1 m', '1 m2'];

export function unitPriceBases({ per }: { per: string }, { unit }: Measure): string[] {
  const ofKind = (base: string) => isOfOneKind(readMeasure(base)?.unit ?? '', unit);
  return [...new Set([...bases, per])].filter((base) => base !== '' && ofKind(base));
}

/** The one that was chosen, or the first that there is. */
export function unitPriceBase(given: { per: string }, measure: Measure): string {
  const offered = unitPriceBases(given, measure);
  return offered.includes(given.per) ? given.per : (offered[0] ?? '');
}

/** What the unit price of something measured so is given for, where nobody has chosen; null where it has none. */
export function usualBase(unit: string): Measure | null {
  return readMeasure(unitPriceBase({ per: '' }, { amount: '1', unit }));
}

/** Writes a measure as `readMeasure` reads it. */
export function writeMeasure({ amount, unit }: { amount: string; unit: string }): string {
  // Three decimals of a small unit would be thousands.
  return /\.\d{3}$/.test(amount) ? `${amount}0 ${unit}` : `${amount} ${unit}`;
}
