// VAT by class, country and date; the rates stand with the countries, and what a merchant sets in the document `taxes`.
import { tradeRules } from '../countries/countries.ts';
import { type Country, type VatClass, vatClasses } from '../countries/country.ts';
import { timeZoneOf } from '../countries/time-zone.ts';
import { dateIn } from '../dates/local-date.ts';
import type { Taxes } from '../shop/tax-settings.ts';
import { isOutsideVat, type Territory, territoryOf } from './territories.ts';

/** Counted in basis points: 2300 is 23 %. */
export type RateOf = (vatClass: VatClass) => number;

/** Countries with known rates. */
export const vatCountries: readonly string[] = Object.keys(tradeRules);

/**
 * What is charged on goods that are sold now and go there. Throws for a country without known rates: a wrong rate must
 * never be charged silently. `postalCode`: some parts of a country are outside the VAT area, or have rates of their own.
 */
export function vatRatesTo(destination: string, taxes: Taxes, now: Date, postalCode = ''): RateOf {
  if (!tradeRules[destination]) throw new RangeError(`no VAT rates for ${destination}`);
  if (taxes.smallBusiness) return () => 0;
  if (isOutsideVat(destination, postalCode)) return () => 0;
  const country = vatCountryOf(destination, taxes) as Country;
  const date = dateIn(timeZoneOf(taxes.homeCountry), now);
  const ownRates = territoryCharged(country, postalCode, taxes)?.rates;
  return (vatClass) => {
    const charged = taxes.classes[vatClass]?.[country] ?? vatClass;
    const own = ownRates?.[charged];
    return own ?? rateOn(date, { country, vatClass: charged }, taxes);
  };
}

/**
 * Within the seller's country, goods are taxed where their transport begins, whoever gets them: Dir. 2006/112 art. 32;
 * art. 6 of Portugal's CIVA as Decreto-Lei 347/85 applies it to the islands. From another country, they are where it
 * ends: art. 33.
 */
function territoryCharged(country: string, postalCode: string, taxes: Taxes): Territory | undefined {
  return country === taxes.homeCountry ? territoryOf(country, taxes.homePostalCode) : territoryOf(country, postalCode);
}

export type ListedVatClass = { name: VatClass; basisPoints: number };

/** The classes that the home country has, with what they are there now; none for a country without known rates. */
export function listHomeClasses(taxes: Taxes, now: Date): ListedVatClass[] {
  const known = tradeRules[taxes.homeCountry]?.vat.at(-1)?.rates;
  if (!known) return [];
  const rateOf = vatRatesTo(taxes.homeCountry, taxes, now);
  return vatClasses.filter((name) => known[name] !== undefined).map((name) => ({ name, basisPoints: rateOf(name) }));
}

/** The same by the law alone: the classes mean what they mean to a small business as well. */
export function listChargedClasses(taxes: Taxes, now: Date): ListedVatClass[] {
  return listHomeClasses({ ...taxes, smallBusiness: false }, now);
}

/** The country whose rates are charged there: with the one-stop shop the destination's. */
export function vatCountryOf(destination: string, taxes: Taxes): string {
  // The threshold below which home's rates are charged is for sellers in a member state alone (Dir. 2006/112 art. 59c).
  const isOfDestination = taxes.oss && !taxes.smallBusiness;
  return isOfDestination || !tradeRules[taxes.homeCountry] ? destination : taxes.homeCountry;
}

/** Whether what goes there has the VAT of the seller's own state. */
export function isTaxedAtHome(destination: string, taxes: Taxes, postalCode = ''): boolean {
  return !isOutsideVat(destination, postalCode) && vatCountryOf(destination, taxes) === taxes.homeCountry;
}

// The classes from the lowest to the highest that a country may have.
const reducedFirst = ['super_reduced', 'reduced', 'second_reduced', 'standard'] as const satisfies readonly VatClass[];

/** A class that the country does not have is charged as the next higher one: never less than is due. */
function rateOn(date: string, { country, vatClass }: { country: Country; vatClass: VatClass }, taxes: Taxes): number {
  const ratesThen = tradeRules[country]?.vat.findLast(({ from }) => from === undefined || from <= date)?.rates;
  const candidates = vatClass === 'zero' ? [vatClass] : reducedFirst.slice(reducedFirst.indexOf(vatClass));
  for (const candidate of candidates) {
    const rate = setRate(date, { country, vatClass: candidate }, taxes) ?? ratesThen?.[candidate];
    if (rate !== undefined) return rate;
  }
  throw new RangeError(`no VAT rate ${vatClass} for ${country}`);
}

/** The merchant's own. */
function setRate(date: string, { country, vatClass }: { country: Country; vatClass: VatClass }, { rates }: Taxes) {
  const inForce = rates.filter(
    (rate) =>
      rate.country === country &&
      rate.class === vatClass &&
      rate.from <= date &&
      (rate.until === null || date <= rate.until),
  );
  const last = inForce.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1);
  return last && Math.round(last.percent * 100);
}
