// What a shop of one's own begins with, by the country that it sends from: its usual carriers at ordinary prices, for the
// merchant to change.
import { isCountry } from '#src/countries/country.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { delivery, zone } from './delivery-preset.ts';
import { deliveryFromCzechia } from './from-czechia.ts';
import { deliveryFromGermany } from './from-germany.ts';
import { deliveryFromTheNetherlands } from './from-netherlands.ts';
import { deliveryFromPoland } from './from-poland.ts';

const presets: Readonly<Record<string, DeliverySettings>> = {
  PL: deliveryFromPoland,
  DE: deliveryFromGermany,
  NL: deliveryFromTheNetherlands,
  CZ: deliveryFromCzechia,
};

/**
 * Elsewhere in the Union a courier at home whose price the merchant fills in: nothing is sold at a price that nobody has
 * named. Outside it nothing at all.
 */
export function deliveryPresetOf(country: string): DeliverySettings {
  return presets[country] ?? delivery(isCountry(country) ? [homeCourier(country)] : []);
}

/** Whether Kasa knows who usually brings parcels there. */
export function hasUsualCarriers(country: string): boolean {
  return Object.hasOwn(presets, country);
}

function homeCourier(country: Parameters<typeof zone>[0][number]) {
  return { id: 'courier', carrier: 'dpd', kind: 'courier' as const, zones: [zone([country], [1, 3], [[30_000, {}]])] };
}
