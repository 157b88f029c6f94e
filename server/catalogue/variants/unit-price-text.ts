// The unit price in words, as every page, card and e-mail shows it beside a price (Directive 98/6/EC, § 4 PAngV).
import { sql } from 'kysely';
import { unitPriceOf } from '#src/catalogue/unit-price.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import { translateTo } from '../../i18n/translations.ts';

/** How much there is of it, and the amount that its unit price is of. */
export type Measures = [measure: number, unit: string, baseMeasure: number, baseUnit: string];

/** JSON of the measures of a variant `v`; null for one that is not sold by measure. */
export const measuresOf = sql`case when v.unit_measure is not null and v.unit_base_measure is not null
  then jsonb_build_array(v.unit_measure, v.unit_measure_unit, v.unit_base_measure, v.unit_base_measure_unit) end`;

/** Such as `1,99 € pro 100 g`; null for what is not sold by measure. */
export function unitPriceText(price: Money, measures: Measures | null, locale: Locale): string | null {
  if (!measures) return null;
  const [measure, unit, baseMeasure, baseUnit] = measures;
  const unitPrice = unitPriceOf(price, { measure, unit }, { measure: baseMeasure, unit: baseUnit });
  if (!unitPrice) return null;
  const { languageTag } = languageOf(locale);
  const name = shownUnits[unitPrice.unit] ?? unitPrice.unit;
  return translateTo(locale)('offer.unitPrice', {
    price: formatMoney(unitPrice.price, languageTag),
    // No line breaks within an amount.
    unit: unitPrice.measure === 1 ? name : `${formatNumber(unitPrice.measure, locale)}\u00a0${name}`,
  });
}

const shownUnits: Record<string, string> = { m2: 'm²', m3: 'm³' };
