// What the list of orders can be narrowed to, and the carriers that a parcel can be handed to.
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { paymentMethods } from '#src/payments/methods/payment-methods.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { nameOfCarrier, nameOfMethod } from './method-names.ts';

type Choice = { id: string; name: string };

export function listOrderChoices(delivery: DeliverySettings, locale: Locale) {
  const countries = delivery.methods.flatMap(({ zones }) => zones.flatMap((zone) => zone.countries));
  return {
    carriers: listCarriers(delivery),
    countries: distinct(countries).map((country): Choice => ({ id: country, name: countryName(locale, country) })),
    methods: paymentMethods.map((method): Choice => ({ id: method, name: nameOfMethod(locale, method) ?? method })),
  };
}

export function listCarriers(delivery: DeliverySettings): Choice[] {
  const carriers = distinct(delivery.methods.map(({ carrier }) => carrier));
  return carriers.map((carrier) => ({ id: carrier, name: nameOfCarrier(carrier) }));
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)].toSorted();
}
