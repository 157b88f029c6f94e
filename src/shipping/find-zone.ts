// The zone of a delivery method that an address is in.
import type { Currency } from '../currencies.ts';
import type { DeliveryMethod } from '../shop/delivery-settings.ts';
import { isInPostalCodes } from '../shop/postal-code-list.ts';
import { isNorthernIreland, isOutsideVat } from '../vat/territories.ts';

type Zone = DeliveryMethod['zones'][number];

/** `postalCode`: empty while nobody has said. */
export type Whereto = { country: string; postalCode: string };

/**
 * One that names the postcode comes before the rest of its country. What is outside the Union's VAT area goes through the
 * customs, and Northern Ireland is none of Ireland's, so only a zone that names their postcodes leads there.
 */
export function findZone(zones: readonly Zone[], { country, postalCode }: Whereto): Zone | undefined {
  const ofCountry = zones.filter(({ countries }) => (countries as string[]).includes(country));
  const named = ofCountry.find(
    ({ onlyPostalCodes }) => onlyPostalCodes && isInPostalCodes(postalCode, onlyPostalCodes, country),
  );
  if (named) return named;
  if (isOutsideVat(country, postalCode) || isNorthernIreland(country, postalCode)) return undefined;
  return ofCountry.find(
    ({ onlyPostalCodes, exceptPostalCodes = [] }) =>
      !onlyPostalCodes && !isInPostalCodes(postalCode, exceptPostalCodes, country),
  );
}

/** Whether the postcode decides which zone of the country an address is in, or whether anything goes there. */
export function isDividedByPostalCode(zones: readonly Zone[], country: string): boolean {
  return zones.some(
    ({ countries, onlyPostalCodes, exceptPostalCodes = [] }) =>
      (countries as string[]).includes(country) && (onlyPostalCodes !== undefined || exceptPostalCodes.length > 0),
  );
}

/**
 * The zones of a country that sell in the currency: what is said of all its addresses must be true of each. `freeFrom`: from
 * which value of goods on all of them are free; undefined where one never is.
 */
export function ofWholeCountry(
  zones: readonly Zone[],
  country: string,
  currency: Currency,
): { zones: Zone[]; freeFrom: number | undefined } {
  const sold = zones.filter(
    (zone) =>
      (zone.countries as string[]).includes(country) && zone.rates.some(({ prices }) => prices[currency] !== undefined),
  );
  const thresholds = sold.flatMap(({ freeFrom }) => freeFrom[currency] ?? []);
  const isEverywhere = sold.length > 0 && thresholds.length === sold.length;
  return { zones: sold, freeFrom: isEverywhere ? Math.max(...thresholds) : undefined };
}

/**
 * Finds the zone of what goes there whatever shoppers may choose, as staff sends it: without one of the postcode's, the
 * country's.
 */
export function findSentZone(zones: readonly Zone[], whereto: Whereto): Zone | undefined {
  return findZone(zones, whereto) ?? zones.find(({ countries }) => (countries as string[]).includes(whereto.country));
}
