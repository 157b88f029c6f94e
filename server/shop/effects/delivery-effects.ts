// What a change of delivery leads to.
import { sql } from 'kysely';
import { countryName } from '#src/i18n/country-name.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { Market, ShopMarkets } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import { countOpenOrders } from './count-orders.ts';
import type { SettingsEffect } from './setting-rules.ts';

type Change = { settings: DeliverySettings; inForce: { delivery: DeliverySettings; markets: ShopMarkets } };

export async function listDeliveryEffects(db: Db, { settings, inForce }: Change): Promise<SettingsEffect[]> {
  const gone = inForce.delivery.methods.filter(({ id }) => !settings.methods.some((method) => method.id === id));
  const left = await Promise.all(
    gone.map(async ({ id }): Promise<SettingsEffect[]> => {
      const count = await countOpenOrders(db, sql`shipping_method = ${id}`);
      return count === 0
        ? []
        : [{ key: `deliveryGone:${id}`, say: (t) => t('settingEffect.deliveryGone', { count, id }) }];
    }),
  );
  const unserved = inForce.markets.markets.filter(
    (market) => isServed(inForce.delivery, market) && !isServed(settings, market),
  );
  return [
    ...left.flat(),
    ...unserved.map(
      ({ country, currency, language }): SettingsEffect => ({
        key: `unserved:${language}`,
        say: (t, locale) => t('settingEffect.unserved', { country: countryName(locale, country), currency, language }),
      }),
    ),
  ];
}

/** Whether anything leads to the market's own country at a price in its currency. */
export function isServed({ methods }: DeliverySettings, { country, currency }: Market): boolean {
  return methods.some(({ zones }) => zones.some((zone) => leadsTo(zone, country, currency)));
}

type Zone = DeliverySettings['methods'][number]['zones'][number];

/** Tells whether a zone leads to a country at a price in that currency. */
export function leadsTo({ countries, rates }: Zone, country: string, currency: Market['currency']): boolean {
  return countries.some((each) => each === country) && rates.some(({ prices }) => prices[currency] !== undefined);
}
