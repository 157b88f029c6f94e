// Which rate an invoice needs. One with VAT of the seller's own state, in other money than that state's, says the VAT in the
// latter, too (art. 230 of the VAT Directive).

import type { Company } from '#src/shop/company.ts';
import { nationalCurrency } from '#src/vat/national-currency.ts';
import type { WantedRate } from '../rates/rate-source.ts';
import type { Sale } from './read-sale.ts';
import { soldOnOf } from './sold-on.ts';

type Issue = { day: string; timeZone: string; company: Pick<Company, 'address'> };

/** Null where the document needs none. */
export function wantedRateOf(sale: Sale, { day, timeZone, company }: Issue): WantedRate | null {
  const { country } = company.address;
  const national = nationalCurrency(country);
  const hasVat = sale.vat.some(({ basisPoints }) => basisPoints > 0);
  if (sale.currency === national || sale.vatCountry !== country || !hasVat) return null;
  const soldOn = soldOnOf(sale, timeZone) ?? day;
  return { country, national, currency: sale.currency, taxPoint: soldOn < day ? soldOn : day };
}
