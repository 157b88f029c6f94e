// What a change of delivery leads to.
import { sql } from 'kysely';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { COLLECTED, carrierName } from '#src/shipping/carriers.ts';
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
  const { markets } = inForce.markets;
  const priceless = settings.methods.filter((method) => {
    const before = inForce.delivery.methods.find(({ id }) => id === method.id);
    return !isPriced(method, markets) && (!before || isPriced(before, markets));
  });
  return [
    ...left.flat(),
    ...priceless.map(
      (method): SettingsEffect => ({
        key: `priceless:${method.id}`,
        say: (t, locale) => t('settingEffect.priceless', { name: nameOf(method, t, locale) }),
      }),
    ),
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

/** Whether any zone of it has a price in the money of a market: without one nobody is offered it. */
function isPriced({ zones }: Method, markets: readonly Market[]): boolean {
  const priced = zones.flatMap(({ rates }) => rates.flatMap(({ prices }) => Object.keys(prices)));
  return markets.some(({ currency }) => priced.includes(currency));
}

function nameOf({ names, carrier }: Method, t: Translate, locale: Locale): string {
  const own = names[locale] ?? Object.values(names).find(Boolean);
  return own ?? (carrier === COLLECTED ? t('draftMail.collected') : carrierName(carrier));
}

type Method = DeliverySettings['methods'][number];
type Zone = Method['zones'][number];

/** Tells whether a zone leads to a country at a price in that currency. */
export function leadsTo({ countries, rates }: Zone, country: string, currency: Market['currency']): boolean {
  return countries.some((each) => each === country) && rates.some(({ prices }) => prices[currency] !== undefined);
}
