// What a shop lacks, as far as it can be read from it: the same list for `kasa doctor`, for the last step of the first run and
// for the first page of the office. What of it keeps a shop with live keys from starting is `listLacks` alone.
import { countryName } from '#src/i18n/country-name.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { listUnsaidFacts } from '#src/setup/company-facts.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { Db } from '../database/connect.ts';
import { listMethodsWithoutPoints } from '../shipping/points/methods-without-points.ts';
import { listTariffs } from '../shipping/tariffs.ts';
import { findMarkets, listMarketLanguages } from '../shop/find-markets.ts';
import { type Lack, lackKinds, listLacks } from '../shop/incomplete-shop.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { findSettings, listSettings } from '../shop/settings-store.ts';
import { listNotices } from '../terms/guarantee-store.ts';
import { countUnnamedMakers } from './count-unnamed-makers.ts';

export const openPointKinds = [
  ...lackKinds,
  ...(['FactsUnsaid', 'NoticeMissing', 'MakersUnnamed', 'NothingDelivered', 'PointsMissing'] as const),
] as const;

/** `document`: of the settings, or what else it is about. */
export type OpenPoint = Omit<Lack, 'kind' | 'document'> & {
  kind: (typeof openPointKinds)[number];
  document: string;
};

type Environment = { mailFrom: string | undefined };

export async function listOpenPoints(db: Db, environment: Environment): Promise<OpenPoint[]> {
  const lacks = await listLacks(db, environment);
  return [...lacks, ...(await listLawPoints(db)), ...(await listDeliveryPoints(db))];
}

/** What the law of the Union and of the company's country wants shown. */
export async function listLawPoints(db: Db): Promise<OpenPoint[]> {
  return [...(await listFactPoints(db)), ...(await listNoticePoints(db)), ...(await listMakerPoints(db))];
}

async function listFactPoints(db: Db): Promise<OpenPoint[]> {
  const company = await findSettings(db, 'company');
  const unsaid = company ? listUnsaidFacts(company.data) : [];
  if (unsaid.length === 0) return [];
  const country = company?.data.address.country;
  return [
    {
      ...{ document: 'company', kind: 'FactsUnsaid', about: unsaid },
      says: `the company does not say ${unsaid.join(', ')}, which the law of ${country} wants of every company that has it`,
      fix: 'kasa settings set company --set PATH=VALUE, or --set numbersComplete=true when it has no more',
    },
  ];
}

/** Implementing Regulation (EU) 2025/1960, since 27 September 2026. */
async function listNoticePoints(db: Db): Promise<OpenPoint[]> {
  const notices = await listNotices(db);
  const languages = await listMarketLanguages(db);
  const missing = languages.filter((language) => notices.every(({ locale }) => locale !== language));
  if (missing.length === 0) return [];
  return [
    {
      ...{ document: 'notice', kind: 'NoticeMissing', about: missing },
      says: `the official notice of the legal guarantee is missing in ${missing.join(', ')}: a reminder in words stands in its place`,
      fix: `Get the file from the European Commission, then kasa notice set ${missing[0]} FILE`,
    },
  ];
}

/** Regulation (EU) 2023/988, article 19. */
async function listMakerPoints(db: Db): Promise<OpenPoint[]> {
  const { products, unnamed } = await countUnnamedMakers(db);
  if (unnamed === 0) return [];
  return [
    {
      ...{ document: 'products', kind: 'MakersUnnamed', about: [String(unnamed), String(products)] },
      says: `${unnamed} of ${products} products do not name their manufacturer with an address and an e-mail address`,
      fix: 'Fill in the columns “Manufacturer …” that kasa export writes, and import the file',
    },
  ];
}

/** What keeps shoppers from ordering, or from a way of delivery that the shop means to offer. */
export async function listDeliveryPoints(db: Db): Promise<OpenPoint[]> {
  const { delivery } = withNeutralSettings(await listSettings(db));
  return [...(await listUnservedMarkets(db, delivery)), ...(await listMissingPoints(db, delivery))];
}

/** Markets to whose country nothing is delivered. */
async function listUnservedMarkets(db: Db, delivery: DeliverySettings): Promise<OpenPoint[]> {
  const { markets } = await findMarkets(db);
  const points = await Promise.all(
    markets.map(async ({ language, country, currency }): Promise<OpenPoint[]> => {
      if ((await listTariffs(db, delivery, { country, currency })).length > 0) return [];
      const where = `${countryName('en', country)} in ${currency}`;
      return [
        {
          ...{ document: 'delivery', kind: 'NothingDelivered', about: [country, currency] },
          says: `nothing is delivered to ${where}: who shops at /${language} cannot order`,
          fix: 'kasa settings edit delivery',
        },
      ];
    }),
  );
  return points.flat();
}

/** Lockers and other pick-up points that are not in the shop. */
async function listMissingPoints(db: Db, { methods }: DeliverySettings): Promise<OpenPoint[]> {
  const without = await listMethodsWithoutPoints(db, methods);
  return without.map(({ id, carrier, countries }): OpenPoint => {
    const where = countries.map((country) => countryName('en', country)).join(', ');
    return {
      ...{ document: 'points', kind: 'PointsMissing', about: [carrierName(carrier), ...countries] },
      says: `${id} is offered to nobody in ${where}: the shop has no pick-up points of ${carrierName(carrier)} there`,
      fix: `Bring them in with one press at ${officeUrlOf('delivery')}, or kasa import-points FILE`,
    };
  });
}
