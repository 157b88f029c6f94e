// What a change of the markets leads to.
import { sql } from 'kysely';
import { countryName } from '#src/i18n/country-name.ts';
import { languageNameIn } from '#src/i18n/language-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { listCountriesByName, marketOfCountry } from '#src/shop/market-presets.ts';
import { goesTo, type Market, type ShopMarkets } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import { countOpenOrders } from './count-orders.ts';
import { isServed } from './delivery-effects.ts';
import type { SettingsEffect } from './setting-rules.ts';

type Change = { settings: ShopMarkets; inForce: { markets: ShopMarkets; delivery: DeliverySettings } };

export async function listMarketEffects(
  db: Db,
  { settings, inForce: { markets: before, delivery } }: Change,
): Promise<SettingsEffect[]> {
  return [
    ...(await listUnpriced(db, settings, before)),
    ...settings.markets.flatMap((market) => listUnreached(market, before, delivery)),
    ...settings.markets.flatMap((market) => listForeignMoney(market, before)),
    ...(await listClosed(db, settings, before)),
    ...listMain(settings, before),
    ...listRates(settings, before),
  ];
}

/** A market whose own country its list leaves out, or to which no way of delivery leads; not what was so before. */
function listUnreached(market: Market, before: ShopMarkets, delivery: DeliverySettings): SettingsEffect[] {
  const { language, country, currency, deliversTo } = market;
  const former = before.markets.find((other) => other.language === language);
  const isSame = former?.country === country && former.currency === currency;
  if (!goesTo(market, country)) {
    if (isSame && !goesTo(former, country)) return [];
    const listIn = (locale: Locale) =>
      listCountriesByName(locale, deliversTo)
        .map(({ name }) => name)
        .join(', ');
    return [
      {
        key: `leftOut:${language}:${country}`,
        say: (t, locale) =>
          t('settingEffect.leftOut', { country: countryName(locale, country), language, countries: listIn(locale) }),
      },
    ];
  }
  if (isSame || isServed(delivery, market)) return [];
  return [
    {
      key: `unreached:${language}:${country}:${currency}`,
      say: (t, locale) => t('settingEffect.unreached', { country: countryName(locale, country), currency, language }),
    },
  ];
}

/** A market with other money than its country's: most often what a new one began with. */
function listForeignMoney({ language, country, currency }: Market, before: ShopMarkets): SettingsEffect[] {
  const own = marketOfCountry(country).currency;
  const isOld = before.markets.some((other) => other.country === country && other.currency === currency);
  if (own === currency || isOld) return [];
  return [
    {
      key: `foreignMoney:${language}:${currency}`,
      say: (t, locale) =>
        t('settingEffect.foreignMoney', { country: countryName(locale, country), currency, own, language }),
    },
  ];
}

/** Products that a market would not sell, because they have no price in its currency and none is converted. */
async function listUnpriced(db: Db, settings: ShopMarkets, before: ShopMarkets): Promise<SettingsEffect[]> {
  const converted = new Set(settings.conversions.map(({ currency }) => currency));
  const changed = settings.markets.filter(
    ({ language, currency }) =>
      !converted.has(currency) &&
      // Nothing changes for a market that is as before.
      !before.markets.some(
        (former) => former.language === language && former.currency === currency && !isConverted(before, currency),
      ),
  );
  const effects = await Promise.all(
    changed.map(async ({ language, currency }): Promise<SettingsEffect[]> => {
      const count = await countUnpriced(db, currency);
      if (count === 0) return [];
      return [
        {
          key: `unpriced:${language}:${currency}`,
          say: (t) => t('settingEffect.unpriced', { count, currency, language }),
        },
      ];
    }),
  );
  return effects.flat();
}

function isConverted({ conversions }: ShopMarkets, currency: string): boolean {
  return conversions.some((conversion) => conversion.currency === currency);
}

async function countUnpriced(db: Db, currency: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from products
    where status = 'active' and not exists (
      select from variants join prices on prices.variant_id = variants.id
      where variants.product_id = products.id and prices.currency = ${currency} and prices.converted_from is null)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function listClosed(db: Db, settings: ShopMarkets, before: ShopMarkets): Promise<SettingsEffect[]> {
  const closed = before.markets.filter(
    ({ language }) => !settings.markets.some((market) => market.language === language),
  );
  const effects = await Promise.all(
    closed.map(async ({ language }): Promise<SettingsEffect[]> => {
      const count = await countOpenOrders(db, sql`locale = ${language}`);
      const gone: SettingsEffect = {
        key: `closed:${language}`,
        say: (t) => t('settingEffect.closed', { language, main: settings.main }),
      };
      const orders: SettingsEffect = {
        key: `closedOrders:${language}`,
        say: (t, locale) => t('settingEffect.closedOrders', { count, language: languageNameIn(locale, language) }),
      };
      return count > 0 ? [gone, orders] : [gone];
    }),
  );
  return effects.flat();
}

function listMain({ main }: ShopMarkets, before: ShopMarkets): SettingsEffect[] {
  return main === before.main ? [] : [{ key: `main:${main}`, say: (t) => t('settingEffect.main', { language: main }) }];
}

function listRates({ conversions }: ShopMarkets, before: ShopMarkets): SettingsEffect[] {
  return conversions.flatMap(({ currency, from, rate, rounding }) => {
    const former = before.conversions.find((conversion) => conversion.currency === currency);
    const isSame = former?.from === from && former.rate === rate && former.rounding === rounding;
    return isSame ? [] : [{ key: `rate:${currency}`, say: (t) => t('settingEffect.rate', { currency, from }) }];
  });
}
