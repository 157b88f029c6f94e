// Directive 98/6/EC: what is sold by weight, volume, length or area shows the price of one unit of it.
import { type Money, roundMoney } from '../money.ts';

export type UnitPrice = { price: Money; measure: number; unit: string };

/** How much of the base unit one of this unit is. */
const unitsByName = {
  mg: { base: 'g', factor: 0.001 },
  g: { base: 'g', factor: 1 },
  kg: { base: 'g', factor: 1000 },
  ml: { base: 'ml', factor: 1 },
  cl: { base: 'ml', factor: 10 },
  l: { base: 'ml', factor: 1000 },
  m3: { base: 'ml', factor: 1_000_000 },
  mm: { base: 'mm', factor: 1 },
  cm: { base: 'mm', factor: 10 },
  m: { base: 'mm', factor: 1000 },
  m2: { base: 'm2', factor: 1 },
};

/** All that a product may be measured in; of those that are not in use in the Union no unit price is given. */
export const measureUnits: readonly string[] = [
  ...Object.keys(unitsByName),
  ...['oz', 'lb', 'us_fl_oz', 'us_pt', 'us_qt', 'us_gal', 'in', 'ft', 'yd', 'ft2', 'item'],
];

const units: Record<string, { base: string; factor: number }> = unitsByName;

export function isOfOneKind(unit: string, other: string): boolean {
  return (units[unit]?.base ?? unit) === (units[other]?.base ?? other);
}

/** Null when the two measures are not of one kind. The price is rounded to what can be paid. */
export function unitPriceOf(
  price: Money,
  total: { measure: number; unit: string },
  base: { measure: number; unit: string },
): UnitPrice | null {
  const from = units[total.unit.toLowerCase()];
  const to = units[base.unit.toLowerCase()];
  if (!from || !to || from.base !== to.base) return null;
  const amount = (price.minor * base.measure * to.factor) / (total.measure * from.factor);
  return { price: roundMoney(amount, price.currency), measure: base.measure, unit: base.unit };
}
