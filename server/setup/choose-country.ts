// The choice of the company's country. In an empty shop, everything begins with it; later, what still is as the former
// country's presets had it follows.
import { isDeepStrictEqual } from 'node:util';
import { isCountry } from '#src/countries/country.ts';
import type { Locale } from '#src/i18n/locales.ts';
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
  if (!/^[A-Z]{2}$/.test(country)) return refuse({ kind: 'CountryUnknown', field: 'country' });
  if ((await findOrigin(tx)) === 'demo') return refuse({ kind: 'IsDemo' });
  if (await findSettings(tx, 'identity')) return moveTo(tx, changer, country);
  const markets = [marketOfCountry(country)];
  const begun = await beginShop(tx, { name, country, markets, look: undefined, now: changer.now() });
  if (!begun.ok) return refuse({ kind: begun.error.kind });
  await changer.audit(tx, { kind: 'shop.begun', subject: country });
  return ok(BEGUN_HERE);
}

/** `language`: of the products; undefined without any. */
export function presetMarketsOf(country: string, language: Locale | undefined): ShopMarkets {
  return beginningMarkets([marketOfCountry(country)], language);
}

async function moveTo(tx: Transaction, changer: Changer, country: string): Promise<Result<null, SetupRefusal>> {
  const [company, delivery, markets] = [
    await findSettings(tx, 'company'),
    await findSettings(tx, 'delivery'),
    await findSettings(tx, 'markets'),
  ];
  const former = company?.data.address.country;
  const language = await findCatalogueLanguage(tx);
  const presetMarkets = (of: string) => presetMarketsOf(of, language);
  const isPresetDelivery = !delivery || (former && isDeepStrictEqual(delivery.data, deliveryPresetOf(former)));
  const isPresetMarkets = !markets || (former && isDeepStrictEqual(markets.data, presetMarkets(former)));
  const invoices = await findSettings(tx, 'invoices');
  const isPresetSeries = former && matchesSeries(invoices?.data.series, former) && !(await hasNumbers(tx));
  const changes: DocumentChanges = {
    company: (inForce) => ({ ...inForce, address: { ...inForce.address, country } }),
    taxes: (inForce) => ({ ...inForce, homeCountry: isCountry(country) ? country : null }),
    ...(isPresetSeries && {
      invoices: (inForce) => ({ ...inForce, series: { ...inForce.series, ...seriesOf(country) } }),
    }),
    ...(isPresetDelivery && { delivery: () => deliveryPresetOf(country) }),
    ...(isPresetMarkets && {
      markets: (inForce) => ({ ...inForce, ...presetMarkets(country), markets: [marketOfCountry(country)] }),
    }),
  };
  return changeDocuments(tx, changer, changes);
}

function matchesSeries(series: InvoiceSettings['series'] | undefined, country: string): boolean {
  return Object.entries(seriesOf(country)).every(
    ([kind, pattern]) => series?.[kind as keyof typeof series] === pattern,
  );
}

/** A series that has numbers keeps its pattern. */
async function hasNumbers(tx: Transaction): Promise<boolean> {
  return (await tx.selectFrom('invoices').select('id').limit(1).executeTakeFirst()) !== undefined;
}
