// What the list of orders can be narrowed to, and the carriers that a parcel can be handed to.
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { COLLECTED } from '#src/shipping/carriers.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { nameOfWay } from '../../shipping/named-way.ts';
import { listMethodChoices, nameOfCarrier } from './method-names.ts';

type Choice = { id: string; name: string };

export function listOrderChoices(delivery: DeliverySettings, locale: Locale) {
  const countries = delivery.methods.flatMap(({ zones }) => zones.flatMap((zone) => zone.countries));
  return {
    carriers: listCarriers(delivery, locale),
    countries: listCountryChoices(locale, distinct(countries)),
    methods: listMethodChoices(locale),
  };
}

/** The choices in the alphabet of the language. */
export function listCountryChoices(locale: Locale, countries: readonly string[]): Choice[] {
  return countries
    .map((id): Choice => ({ id, name: countryName(locale, id) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** One whose ways are called after others has the names of all of them. */
export function listCarriers(delivery: DeliverySettings, locale: Locale): Choice[] {
  const carriers = distinct(delivery.methods.map(({ carrier }) => carrier));
  return carriers.map((carrier) => {
    const ways = delivery.methods.filter((method) => method.carrier === carrier);
    const names = ways.map(({ id }) => nameOfCarrier(carrier, locale, nameOfWay(delivery, id, locale)));
    return { id: carrier, name: distinct(names).join(' / ') };
  });
}

type Ordered = { carrier: string; way: string };

/**
 * The carriers that an order can be handed to: the one that was ordered by the name of its way, also where that way is there no more.
 * Collection in person is among them only where the customer said so: nobody else comes for the goods.
 */
export function listCarriersFor(delivery: DeliverySettings, locale: Locale, { carrier, way }: Ordered): Choice[] {
  const ordered = { id: carrier, name: nameOfCarrier(carrier, locale, way) };
  const carriers = listCarriers(delivery, locale).filter(({ id }) => id !== COLLECTED);
  if (!carriers.some(({ id }) => id === carrier)) return [ordered, ...carriers];
  return carriers.map((choice) => (choice.id === carrier ? ordered : choice));
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)].toSorted();
}
