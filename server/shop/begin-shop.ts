// A shop of one's own in a database that holds nothing yet, or goods that were imported into it: name, country, look and
// the pages that the law wants. From then on no demo is put into it.
import { isCountry } from '#src/countries/country.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { brandPresets, type LookName } from '#src/shop/brand-presets.ts';
import { unknownCompany } from '#src/shop/company.ts';
import { beginningMarkets } from '#src/shop/market-presets.ts';
import type { Market } from '#src/shop/markets.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { findCatalogueLanguage } from '../catalogue/catalogue-language.ts';
import type { Transaction } from '../database/transaction.ts';
import { changeSettings, type SettingsFault } from './change-settings.ts';
import { deliveryPresetOf } from './delivery-presets/delivery-presets.ts';
import { readPageTemplates } from './page-templates.ts';
import { findSettings } from './settings-store.ts';
import { findOrigin, setOrigin } from './shop-origin.ts';

export type Beginning = {
  name: string;
  /** Where the company is: ISO 3166-1 alpha-2. */
  country: string;
  /** Where it sells, the main market first. */
  markets: readonly Market[];
  /** Without one the neutral colours. */
  look: LookName | undefined;
  now: Date;
};

export type BeginningRefusal =
  | { kind: 'HasOrders' }
  | { kind: 'IsDemo' }
  | { kind: 'HasBegun'; name: string }
  | { kind: 'InvalidSettings'; document: SettingsDocument; faults: SettingsFault[] };

export async function beginShop(
  tx: Transaction,
  { name, country, markets, look, now }: Beginning,
): Promise<Result<null, BeginningRefusal>> {
  if ((await findOrigin(tx)) === 'demo') return refuse({ kind: 'IsDemo' });
  const identity = await findSettings(tx, 'identity');
  if (identity) return refuse({ kind: 'HasBegun', name: identity.data.name });
  if (await tx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) return refuse({ kind: 'HasOrders' });
  const documents: [SettingsDocument, unknown][] = [
    ['identity', { name }],
    ['markets', beginningMarkets(markets, await findCatalogueLanguage(tx))],
    ['company', unknownCompany(name, country)],
    ['pages', await readPageTemplates()],
    // A shop that begins has sold nothing abroad yet, and is in no one-stop shop.
    ['taxes', { homeCountry: isCountry(country) ? country : null, oss: !isCountry(country) }],
    ['delivery', deliveryPresetOf(country)],
    ...(look ? [['brand', brandPresets[look]] as [SettingsDocument, unknown]] : []),
  ];
  for (const [document, data] of documents) {
    // Who sells, and under which terms, somebody may have said before there was a name to give.
    if (await findSettings(tx, document)) continue;
    const changed = await changeSettings(tx, { document, data, changedBy: 'init', now });
    if (!changed.ok) return refuse({ ...changed.error, document });
  }
  await setOrigin(tx, 'own');
  return ok(null);
}
