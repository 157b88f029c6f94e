// Stores a new version of a settings document, once it has been checked against the others. Apart from reading, because
// what cleans the HTML of pages takes a while to load.
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { isOwnMethod, paymentMethods } from '#src/payments/methods/payment-methods.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { carrierNames } from '#src/shipping/carriers.ts';
import type { Company } from '#src/shop/company.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { HomePage } from '#src/shop/home-blocks.ts';
import type { ShopIdentity } from '#src/shop/identity.ts';
import type { MailTexts } from '#src/shop/mail-texts/mail-texts.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import { type SettingsDocument, type SettingsOf, settingsDocuments } from '#src/shop/settings-documents.ts';
import type { ShopPage, ShopPages } from '#src/shop/shop-pages.ts';
import { countProductsWithoutTexts } from '../catalogue/catalogue-language.ts';
import { convertPrices } from '../catalogue/variants/convert-prices.ts';
import type { Transaction } from '../database/transaction.ts';
import { cleanPng, ICON_BOUNDS, isPng, LOGO_BOUNDS } from '../media/brand/png-logo.ts';
import { sanitiseHtml } from '../sanitise-html.ts';
import { prepareBlocks } from './blocks/prepare-blocks.ts';
import { cleanSvg } from './clean-svg.ts';
import { isFillable } from './fill-in-company.ts';
import { isRegion } from './is-region.ts';
import { prepareMailTexts } from './mail-texts/prepare-mail-texts.ts';
import { findSettings, insertSettings, lockSettings } from './settings-store.ts';
import { writePhone, writeVatId } from './write-company.ts';

export type SettingsFault = { path: string; message: string };
export type SettingsChange = { document: SettingsDocument; data: unknown; changedBy: string; now: Date };

type Changed = { version: number; isNew: boolean };

/** `isNew` is false when that is what is in force already. */
export async function changeSettings(
  tx: Transaction,
  { document, data, changedBy, now }: SettingsChange,
): Promise<Result<Changed, { kind: 'InvalidSettings'; faults: SettingsFault[] }>> {
  const parsed = settingsDocuments[document].safeParse(data);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: sayFault(issue) }));
    return refuse({ kind: 'InvalidSettings', faults });
  }
  await lockSettings(tx);
  const current = await findSettings(tx, document);
  const { settings, faults } = await prepareSettings(document, parsed.data, { current: current?.data, now });
  if (document === 'markets') faults.push(...(await checkCatalogueLanguage(tx, settings as ShopMarkets)));
  if (document === 'delivery')
    faults.push(
      ...(await checkCarriers(tx, settings as DeliverySettings, current?.data as DeliverySettings | undefined)),
    );
  if (faults.length > 0) return refuse({ kind: 'InvalidSettings', faults });
  if (current && isDeepStrictEqual(current.data, settings)) return ok({ version: current.version, isNew: false });
  const version = (current?.version ?? 0) + 1;
  await insertSettings(tx, document, { version, data: settings, changedBy, changedAt: now });
  if (document === 'markets') await convertPrices(tx, { variantIds: null, now });
  return ok({ version, isNew: true });
}

/** A product without texts in it would be shown nowhere. */
async function checkCatalogueLanguage(tx: Transaction, { catalogueLanguage }: ShopMarkets): Promise<SettingsFault[]> {
  const count = await countProductsWithoutTexts(tx, catalogueLanguage);
  if (count === 0) return [];
  const products = count === 1 ? 'one product has' : `${count.toLocaleString('en')} products have`;
  const message = `${products} no texts in ${catalogueLanguage}, and would be shown nowhere`;
  return [{ path: 'catalogueLanguage', message }];
}

function sayFault(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? `has nothing called ${issue.keys.join(', ')}` : issue.message;
}

type Settings = SettingsOf<SettingsDocument>;
type Prepared<T = Settings> = { settings: T; faults: SettingsFault[] };

/** As it is stored: without what may run in a browser. */
export async function prepareSettings(
  document: SettingsDocument,
  settings: Settings,
  { current, now }: { current: Settings | undefined; now: Date },
): Promise<Prepared> {
  if (document === 'home') {
    const home = settings as HomePage;
    const { blocks, faults } = prepareBlocks(home.blocks, (current as HomePage | undefined)?.blocks ?? []);
    return { settings: { ...home, blocks }, faults };
  }
  if (document === 'pages') return preparePages(settings as ShopPages, current as ShopPages, now);
  if (document === 'mail-texts') return prepareMailTexts(settings as MailTexts, current as MailTexts | undefined);
  if (document === 'payments') {
    const payments = settings as ShopPaymentSettings;
    const countries = payments.cashOnDelivery?.countries ?? [];
    return { settings, faults: [...listUnknownMethods(payments), ...listUnknownCountries(countries)] };
  }
  if (document === 'company') {
    const company = settings as Company;
    const { country } = company.address;
    const written = { phone: writePhone(company.phone, country), vatId: writeVatId(company.vatId, country) };
    const faults = isRegion(country) ? [] : [{ path: 'address.country', message: noCountry }];
    return { settings: { ...company, ...written }, faults };
  }
  return document === 'identity' ? prepareDrawings(settings as ShopIdentity) : { settings, faults: [] };
}

/** What stands there already stays: a carrier of kasa.config.ts may be away for a while. */
async function checkCarriers(
  tx: Transaction,
  { methods }: DeliverySettings,
  before: DeliverySettings | undefined,
): Promise<SettingsFault[]> {
  const kept = before?.methods.map(({ carrier }) => carrier) ?? [];
  const own = await tx.selectFrom('known_extensions').select('name').where('kind', '=', 'carrier').execute();
  const known = new Set<string>([...Object.keys(carrierNames), ...kept, ...own.map(({ name }) => name)]);
  return methods.flatMap(({ carrier }, position) =>
    known.has(carrier) ? [] : [{ path: `methods.${position}.carrier`, message: unknownCarrier }],
  );
}

const unknownCarrier = `is no carrier that Kasa knows: expected ${Object.keys(carrierNames).join(', ')}, or one of your own, with which the shop was started from kasa.config.ts (guide extending.md)`;

const noCountry = 'is no country: expected its two letters, such as PL or GB';

function listUnknownCountries(countries: readonly string[]): SettingsFault[] {
  return countries.flatMap((country, position) =>
    isRegion(country) ? [] : [{ path: `cashOnDelivery.countries.${position}`, message: noCountry }],
  );
}

/** A developer's own may be named before kasa.config.ts does. */
function listUnknownMethods({ methods, limits }: ShopPaymentSettings): SettingsFault[] {
  // An order of nothing is offered its method whatever the shop has chosen.
  const chosen: readonly string[] = paymentMethods.filter((method) => method !== 'nothing_due');
  const message = `is no payment method: expected ${chosen.join(', ')}, or one of kasa.config.ts (own_…)`;
  const isUnknown = (name: string) => !chosen.includes(name) && !isOwnMethod(name);
  const paths = [
    ...(methods ?? []).flatMap((name, position) => (isUnknown(name) ? [`methods.${position}`] : [])),
    ...Object.keys(limits).flatMap((name) => (isUnknown(name) ? [`limits.${name}`] : [])),
  ];
  return paths.map((path) => ({ path, message }));
}

async function prepareDrawings(identity: ShopIdentity): Promise<Prepared<ShopIdentity>> {
  const faults: SettingsFault[] = [];
  const clean = (path: string, svg: string): string => {
    const cleaned = cleanSvg(svg);
    if (cleaned.ok) return cleaned.value;
    faults.push({ path, message: cleaned.error.message });
    return svg;
  };
  const cleanIfAny = (path: string, svg: string | null) => svg && clean(path, svg);
  const cleanPicture = async (path: string, picture: string, bounds = LOGO_BOUNDS): Promise<string> => {
    if (!isPng(picture)) return clean(path, picture);
    const cleaned = await cleanPng(picture, bounds);
    if (cleaned.ok) return cleaned.value;
    faults.push({ path, message: cleaned.error.message });
    return picture;
  };
  const { logo, icon, drawings } = identity;
  const settings: ShopIdentity = {
    ...identity,
    logo: logo && {
      light: await cleanPicture('logo.light', logo.light),
      dark: logo.dark && (await cleanPicture('logo.dark', logo.dark)),
    },
    icon: icon && (await cleanPicture('icon', icon, ICON_BOUNDS)),
    drawings: {
      'empty-cart': cleanIfAny('drawings.empty-cart', drawings['empty-cart']),
      'not-found': cleanIfAny('drawings.not-found', drawings['not-found']),
      failure: cleanIfAny('drawings.failure', drawings.failure),
    },
  };
  return { settings, faults };
}

/** Cleans the pages, and dates those whose words are others than before. */
function preparePages({ pages }: ShopPages, before: ShopPages | undefined, now: Date): Prepared<ShopPages> {
  const clean = pages.map((page) => ({ ...page, texts: cleanTexts(page.texts) }));
  const faults = clean.flatMap(({ texts }, position) =>
    Object.entries(texts).flatMap(([locale, text]) =>
      Object.entries(text)
        .filter(([, value]) => !isFillable(value))
        .map(([name]) => ({
          path: `pages.${position}.texts.${locale}.${name}`,
          message: 'names something in {…} that the company has not',
        })),
    ),
  );
  return { settings: { pages: clean.map((page) => datePage(page, before, now)) }, faults };
}

function cleanTexts(texts: ShopPage['texts']): ShopPage['texts'] {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, { ...text, bodyHtml: sanitiseHtml(text.bodyHtml) }]),
  );
}

function datePage(page: ShopPage, before: ShopPages | undefined, now: Date): ShopPage {
  const former = before?.pages.find(({ slug }) => slug === page.slug);
  if (former && isDeepStrictEqual(former.texts, page.texts)) return { ...page, updatedAt: former.updatedAt };
  const isGiven = page.updatedAt && page.updatedAt !== former?.updatedAt;
  return { ...page, updatedAt: isGiven ? page.updatedAt : now.toISOString() };
}
