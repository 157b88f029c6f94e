// How long gift cards are valid at the least, by the country of the seller. Where no act names a time, it is that after which
// a claim lapses in that state; nothing here is legal advice.
import { type Country, isCountry } from '../countries/country.ts';
import { dateIn, momentIn } from '../dates/local-date.ts';

/** `isToYearEnd`: the time begins with the end of the year in which the card was issued. */
export type CardValidity = { years: number; isToYearEnd: boolean };

const otherCountries: CardValidity = { years: 5, isToYearEnd: false };

const byCountry: Partial<Record<Country, CardValidity>> = {
  // § 195, 199 BGB.
  DE: { years: 3, isToYearEnd: true },
  // Art. 118 of the Civil Code.
  PL: { years: 6, isToYearEnd: true },
  // Art. 3:307 BW.
  NL: { years: 5, isToYearEnd: false },
  // § 629 of the Civil Code.
  CZ: { years: 3, isToYearEnd: false },
  // § 1478 ABGB: courts allow no shorter time without a reason.
  AT: { years: 30, isToYearEnd: false },
  // Consumer Protection (Gift Vouchers) Act 2019.
  IE: { years: 5, isToYearEnd: false },
};

/** `country`: the seller's, of two letters. */
export function cardValidityIn(country: string): CardValidity {
  return (isCountry(country) && byCountry[country]) || otherCountries;
}

/** The first moment at which a card that is issued on this day (`2026-11-29`, in the seller's zone) pays nothing any more. */
export function giftCardExpiry(issuedOn: string, country: string, timeZone: string): Date {
  const { years, isToYearEnd } = cardValidityIn(country);
  const [year = 0, month = 1, day = 1] = issuedOn.split('-').map(Number);
  const after = isToYearEnd
    ? new Date(Date.UTC(year + years + 1, 0, 1))
    : new Date(Date.UTC(year + years, month - 1, day + 1));
  return momentIn(timeZone, `${dateIn('UTC', after)}T00:00`);
}
