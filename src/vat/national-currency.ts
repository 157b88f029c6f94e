// The money of each member state, in which its law wants the VAT of an invoice said.
import type { Currency } from '../currencies.ts';

const ofTheirOwn: Readonly<Record<string, Currency>> = {
  ...{ PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON', SE: 'SEK', DK: 'DKK' },
};

export function nationalCurrency(country: string): Currency {
  return ofTheirOwn[country] ?? 'EUR';
}
