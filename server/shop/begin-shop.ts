// A shop of one's own in a database that holds nothing yet, or goods that were imported into it: name, country, look, the
// pages that the law wants and the words by which they are searched. From then on no demo is put into it.
import { isCountry } from '#src/countries/country.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Scheme } from '#src/shop/brand/brand.ts';
import { brandPresets, type LookName } from '#src/shop/brand/brand-presets.ts';
import { isHardToSee } from '#src/shop/brand/propose-accent.ts';
import { unknownCompany } from '#src/shop/company.ts';
import { seriesOf } from '#src/shop/invoices/country-series.ts';
import { beginningMarkets } from '#src/shop/market-presets.ts';
import type { Market } from '#src/shop/markets.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { findCatalogueLanguage } from '../catalogue/catalogue-language.ts';
import { listSynonyms, type Synonym, saveSynonyms } from '../catalogue/search/synonym-store.ts';
import type { Transaction } from '../database/transaction.ts';
import { readLogoColours } from '../media/brand/logo-colours.ts';
import { accentOfLogo } from './accent-of-logo.ts';
import { changeSettings, judgeSettings } from './change-settings.ts';
import { deliveryPresetOf } from './delivery-presets/delivery-presets.ts';
import type { SettingsFault } from './effects/setting-rules.ts';
import { withNeutralSettings } from './neutral-settings.ts';
import { readPageSynonyms, readPageTemplates } from './page-templates.ts';
import { findSettings, listSettings } from './settings-store.ts';
import { findOrigin, setOrigin } from './shop-origin.ts';

/** Stands at the documents that a shop begins with, which are Kasa's own words. */
export const BEGUN_BY = 'init';

export type Beginning = {
  name: string;
  /** The country of the company: ISO 3166-1 alpha-2. */
  country: string;
  /** The markets, the main one first. */
  markets: readonly Market[];
  /** The look; without one it has the neutral colours. */
  look: LookName | undefined;
  /** An SVG, or a PNG as `data:image/png;base64,…`. */
  logo?: string | undefined;
  now: Date;
};

/** `accent`: out of the logo's colours, when no look was asked for; `isDim`: the logo on the dark ground. */
export type Begun = { accent: Record<Scheme, string> | null; isDim: boolean };

export type BeginningRefusal =
  | { kind: 'HasOrders' }
  | { kind: 'IsDemo' }
  | { kind: 'HasBegun'; name: string }
  | { kind: 'InvalidSettings'; document: SettingsDocument; faults: SettingsFault[] };

export async function beginShop(
  tx: Transaction,
  { name, country, markets, look, logo, now }: Beginning,
): Promise<Result<Begun, BeginningRefusal>> {
  if ((await findOrigin(tx)) === 'demo') return refuse({ kind: 'IsDemo' });
  const identity = await findSettings(tx, 'identity');
  if (identity) return refuse({ kind: 'HasBegun', name: identity.data.name });
  if (await tx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) return refuse({ kind: 'HasOrders' });
  const documents: [SettingsDocument, unknown][] = [
    ['identity', identityOf({ name, logo })],
    ['markets', beginningMarkets(markets, await findCatalogueLanguage(tx))],
    ['company', unknownCompany(name, country)],
    ['pages', await readPageTemplates()],
    // A shop that begins has sold nothing abroad yet, and is in no one-stop shop.
    ['taxes', { homeCountry: isCountry(country) ? country : null, oss: !isCountry(country) }],
    ['delivery', deliveryPresetOf(country)],
    ['invoices', { series: seriesOf(country) }],
    ...(look ? [['brand', brandPresets[look]] as [SettingsDocument, unknown]] : []),
  ];
  for (const [document, data] of documents) {
    // Somebody may have said who sells, and under which terms, before there was a name to give.
    if (await findSettings(tx, document)) continue;
    const changed = await changeSettings(tx, { document, data, changedBy: BEGUN_BY, now });
    if (!changed.ok) return refuse({ ...changed.error, document });
  }
  await addPageWords(tx);
  await setOrigin(tx, 'own');
  return ok(await colourByLogo(tx, look, now));
}

/** Whether a shop may be called so and have that logo: known before there is a database to put them into. */
export async function judgeName({
  now,
  ...named
}: Pick<Beginning, 'name' | 'logo' | 'now'>): Promise<Result<null, BeginningRefusal>> {
  const given = { document: 'identity', data: identityOf(named), before: undefined, now } as const;
  const judged = await judgeSettings(given);
  return judged.ok ? ok(null) : refuse({ ...judged.error, document: 'identity' });
}

function identityOf({ name, logo }: Pick<Beginning, 'name' | 'logo'>) {
  return { name, logo: logo ? { light: logo } : null };
}

/** What somebody has said of a term before stays. */
async function addPageWords(tx: Transaction): Promise<void> {
  const keyOf = ({ locale, term }: Synonym) => `${locale} ${term}`;
  const existing = new Set((await listSynonyms(tx)).map(keyOf));
  await saveSynonyms(
    tx,
    (await readPageSynonyms()).filter((synonym) => !existing.has(keyOf(synonym))),
  );
}

/** Colours the shop by the logo as it is stored: without what does not belong to it. */
async function colourByLogo(tx: Transaction, look: LookName | undefined, now: Date): Promise<Begun> {
  const { identity, brand } = withNeutralSettings(await listSettings(tx));
  if (!identity.logo) return { accent: null, isDim: false };
  const { light } = identity.logo;
  // One in the theme's colours follows the theme.
  const isDim = !light.includes('var(--') && isHardToSee(await readLogoColours(light), brand.dark.ground);
  const proposed = look ? null : await accentOfLogo(light, brand);
  if (!proposed) return { accent: null, isDim };
  const data = { ...brand, ...proposed };
  const changed = await changeSettings(tx, { document: 'brand', data, changedBy: BEGUN_BY, now });
  if (!changed.ok) throw new Error(`a proposed accent cannot be read: ${JSON.stringify(changed.error.faults)}`);
  return { accent: { light: proposed.light.accent, dark: proposed.dark.accent }, isDim };
}
