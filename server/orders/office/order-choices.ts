// What the list of orders can be narrowed to, and the carriers that a parcel can be handed to.
import { countryName } from '#src/checkout/address/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { paymentMethods } from '#src/payments/methods/payment-methods.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import { nameOfCarrier, nameOfMethod } from './method-names.ts';

type Choice = { id: string; name: string };

export async function listOrderChoices(db: Db, locale: Locale) {
  const t = translateTo(locale);
  const [carriers, countries] = await Promise.all([
    listCarriers(db),
    db.selectFrom('shipping_rates').select('country').distinct().orderBy('country').execute(),
  ]);
  return {
    carriers,
    countries: countries.map(({ country }) => ({ id: country, name: countryName(t, country) })),
    methods: paymentMethods.map((method): Choice => ({ id: method, name: nameOfMethod(locale, method) ?? method })),
  };
}

export async function listCarriers(db: Db): Promise<Choice[]> {
  const rows = await db.selectFrom('shipping_methods').select('carrier').distinct().orderBy('carrier').execute();
  return rows.map(({ carrier }) => ({ id: carrier, name: nameOfCarrier(carrier) }));
}
