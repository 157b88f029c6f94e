// The choice of the company's country. In an empty shop, everything begins with it; later, what still is as the former
// country's presets had it follows.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type Country, isCountry } from '#src/countries/country.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { seriesOf } from '#src/shop/invoices/country-series.ts';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import { beginningMarkets, marketOfCountry } from '#src/shop/market-presets.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import { findCatalogueLanguage } from '../catalogue/catalogue-language.ts';
import type { Transaction } from '../database/transaction.ts';
import { beginShop } from '../shop/begin-shop.ts';
import { deliveryPresetOf } from '../shop/delivery-presets/delivery-presets.ts';
import { findSettings } from '../shop/settings-store.ts';
import { findOrigin } from '../shop/shop-origin.ts';
import { type Changer, changeDocuments, type DocumentChanges, type SetupRefusal } from './change-documents.ts';

/** `name`: what a shop is called that has no name yet. */
export type CountryChoice = { country: string; name: string };

/** What the step remembers that has begun a shop: one that began in the shell has said more than its country there. */
export const BEGUN_HERE = 'begun';

export async function chooseCountry(
  tx: Transaction,
  changer: Changer,
  { country, name }: CountryChoice,
): Promise<Result<string | null, SetupRefusal>> {
  if (!isCountry(country)) return refuse({ kind: 'CountryUnknown', field: 'country' });
  if ((await findOrigin(tx)) === 'demo') return refuse({ kind: 'IsDemo' });
  if (await findSettings(tx, 'identity')) return moveTo(tx, changer, country);
  const markets = [marketOfCountry(country)];
  const begun = await beginShop(tx, { name, country, markets, look: undefined, now: changer.now() });
  if (!begun.ok) return refuse({ kind: begun.error.kind });
  await changer.audit(tx, { kind: 'shop.begun', subject: country });
  return ok(BEGUN_HERE);
}

/** `language`: of the products; undefined without any. `currency`: that of prices and orders that there are already. */
export function presetMarketsOf(country: string, language: Locale | undefined, currency?: Currency): ShopMarkets {
  return beginningMarkets([{ ...marketOfCountry(country), ...(currency && { currency }) }], language);
}

async function moveTo(tx: Transaction, changer: Changer, country: Country): Promise<Result<null, SetupRefusal>> {
  const [company, delivery, markets] = [
    await findSettings(tx, 'company'),
    await findSettings(tx, 'delivery'),
    await findSettings(tx, 'markets'),
  ];
  const former = company?.data.address.country;
  const language = await findCatalogueLanguage(tx);
  // Prices and orders in the former currency would be in none of the shop's: it keeps its own until somebody says otherwise.
  const currency = (await isCounted(tx)) ? markets?.data.markets[0]?.currency : undefined;
  const presetMarkets = (of: string) => presetMarketsOf(of, language, currency);
  // Ready-made carriers have their prices in the money of their country.
  const isForeign = currency !== undefined && currency !== marketOfCountry(country).currency;
  const isPresetDelivery = !delivery || (former && isDeepStrictEqual(delivery.data, deliveryPresetOf(former)));
  const isPresetMarkets = !markets || (former && isDeepStrictEqual(markets.data, presetMarkets(former)));
  const invoices = await findSettings(tx, 'invoices');
  const isPresetSeries = former && matchesSeries(invoices?.data.series, former) && !(await hasNumbers(tx));
  const changes: DocumentChanges = {
    company: (inForce) => ({ ...inForce, address: { ...inForce.address, country } }),
    taxes: (inForce) => ({ ...inForce, homeCountry: country }),
    ...(isPresetSeries && {
      invoices: (inForce) => ({ ...inForce, series: { ...inForce.series, ...seriesOf(country) } }),
    }),
    ...(isPresetDelivery && !isForeign && { delivery: () => deliveryPresetOf(country) }),
    ...(isPresetMarkets && {
      markets: (inForce) => ({ ...inForce, ...presetMarkets(country) }),
    }),
  };
  return changeDocuments(tx, changer, changes);
}

function matchesSeries(series: InvoiceSettings['series'] | undefined, country: string): boolean {
  return Object.entries(seriesOf(country)).every(
    ([kind, pattern]) => series?.[kind as keyof typeof series] === pattern,
  );
}

/** Whether anything in the shop has an amount: a product's price, or an order. */
async function isCounted(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ isCounted: boolean }>`
    select exists (select from prices) or exists (select from orders) as "isCounted"`.execute(tx);
  return rows[0]?.isCounted === true;
}

/** A series that has numbers keeps its pattern. */
async function hasNumbers(tx: Transaction): Promise<boolean> {
  return (await tx.selectFrom('invoices').select('id').limit(1).executeTakeFirst()) !== undefined;
}
