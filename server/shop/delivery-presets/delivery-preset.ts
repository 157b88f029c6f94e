import type { Country } from '#src/countries/country.ts';
import type { Currency } from '#src/currencies.ts';
import { type DeliveryMethod, type DeliverySettings, deliverySettingsSchema } from '#src/shop/delivery-settings.ts';

type Zone = DeliveryMethod['zones'][number];
type Amounts = Partial<Record<Currency, number>>;
/** The prices up to a weight in grams. */
type Band = [maxWeightGrams: number, prices: Amounts];

export function zone(
  countries: Country[],
  [minDays, maxDays]: [number, number],
  bands: Band[],
  freeFrom: Amounts = {},
): Zone {
  const rates = bands.map(([maxWeightGrams, prices]) => ({ maxWeightGrams, prices }));
  return { countries, minDays, maxDays, rates, freeFrom };
}

type Method = Pick<DeliveryMethod, 'id' | 'carrier' | 'kind' | 'zones'>;

export function delivery(methods: Method[], trackingLinks: DeliverySettings['trackingLinks'] = {}): DeliverySettings {
  return deliverySettingsSchema.parse({ methods, trackingLinks });
}
