// What goods of a reduced class pay in other member states, where the merchant has not said which class they are in there:
// which goods are reduced is each country's own law, and a class of the same name may hold others.
import { sql } from 'kysely';
import { type Country, isCountry, type VatClass, vatClasses } from '#src/countries/country.ts';
import { type Taxes, taxesOf } from '#src/shop/tax-settings.ts';
import { listHomeClasses, vatRatesTo } from '#src/vat/vat-rates.ts';
import type { Db } from '../database/connect.ts';
import type { ConfirmPoint, LawShop, Writers } from './duty.ts';
import { deliveryCountries } from './shop-facts.ts';

/** `reduced`: the rates of that country that are lower than what is charged. */
type ChargedAbroad = { country: Country; basisPoints: number; reduced: readonly number[] };

/** A point a class and kind: what the class is not known in, what it is, and what pays nothing. */
export async function listClassesAbroad(shop: LawShop): Promise<ConfirmPoint[]> {
  const taxes = taxesOf(shop.settings.taxes, shop.settings.company);
  if (!taxes.oss || taxes.smallBusiness) return [];
  const countries = deliveryCountries(shop).filter(isCountry);
  const abroad = countries.filter((country) => country !== taxes.homeCountry);
  const inUse = await findClassesOnSale(shop.db);
  return vatClasses
    .filter((vatClass) => vatClass !== 'standard' && inUse.has(vatClass))
    .flatMap((vatClass) => pointsOf(vatClass, { abroad, taxes, now: shop.now }));
}

async function findClassesOnSale(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ vat_class: string }>`
    select distinct vat_class from products where status = 'active' and is_published`.execute(db);
  return new Set(rows.map((row) => row.vat_class));
}

type Selling = { abroad: readonly Country[]; taxes: Taxes; now: Date };

function pointsOf(vatClass: VatClass, { abroad, taxes, now }: Selling): ConfirmPoint[] {
  const unsaid = abroad.filter((country) => !taxes.classes[vatClass]?.[country]);
  const has = (country: Country) => classesIn(country, taxes, now).some(({ name }) => name === vatClass);
  const charged = (countries: readonly Country[]) =>
    countries.map((country) => chargedIn(country, vatClass, { taxes, now }));
  if (vatClass === 'zero') return unsaid.length > 0 ? [pointAt('law.vat_zero', vatClass, charged(unsaid))] : [];
  // A country without any reduced rate leaves nothing to decide.
  const higher = charged(unsaid.filter((country) => !has(country))).filter(({ reduced }) => reduced.length > 0);
  const same = charged(unsaid.filter(has)).map((each) => ({ ...each, reduced: [] }));
  return [
    ...(higher.length > 0 ? [pointAt('law.vat_higher', vatClass, higher)] : []),
    ...(same.length > 0 ? [pointAt('law.vat_same', vatClass, same)] : []),
  ];
}

/** Those that the country has by its law or by what the merchant set. */
function classesIn(country: Country, taxes: Taxes, now: Date) {
  const own = { ...taxes, homeCountry: country, homePostalCode: '', classes: {} };
  const set = taxes.rates.filter((rate) => rate.country === country);
  const known = listHomeClasses(own, now);
  const added = set.filter((rate) => known.every(({ name }) => name !== rate.class));
  return [...known, ...added.map((rate) => ({ name: rate.class, basisPoints: Math.round(rate.percent * 100) }))];
}

function chargedIn(country: Country, vatClass: VatClass, { taxes, now }: Omit<Selling, 'abroad'>): ChargedAbroad {
  const basisPoints = vatRatesTo(country, taxes, now)(vatClass);
  const rates = classesIn(country, taxes, now).map((each) => each.basisPoints);
  const reduced = rates.filter((rate) => rate > 0 && rate < basisPoints).sort((a, b) => a - b);
  return { country, basisPoints, reduced };
}

function pointAt(
  text: 'law.vat_higher' | 'law.vat_same' | 'law.vat_zero',
  vatClass: VatClass,
  charged: readonly ChargedAbroad[],
): ConfirmPoint {
  const rate = ({ country, basisPoints, reduced }: ChargedAbroad, { countries, percent }: Writers) =>
    `${countries([country])} ${percent(basisPoints)}${reduced.length > 0 ? ` (${reduced.map(percent).join(', ')})` : ''}`;
  return {
    document: 'taxes',
    says: {
      text,
      params: (write) => ({
        class: write.vatClass(vatClass),
        rates: charged.map((each) => rate(each, write)).join(', '),
      }),
    },
    fix: 'kasa settings set taxes FILE, with the class there under "classes"',
  };
}
