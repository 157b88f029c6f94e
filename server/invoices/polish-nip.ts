// NIPs: who sells and who buys in Poland, as the tax office knows them. A number with a wrong digit is found by its sum before
// a document takes a number of its own; KSeF refuses it, and an invoice to a wrong NIP cannot be corrected, only made anew.
import { formatTaxId } from '#src/checkout/address/tax-id.ts';
import type { Buyer, Seller } from '#src/invoices/invoice-document.ts';
import { isVatId } from '../shop/write-company.ts';

type Numbers = Pick<Seller, 'taxNumber' | 'vatId'>;

/** Ten digits where it is written well; empty where the company has said none. */
export function nipOfSeller({ taxNumber, vatId }: Numbers): string {
  return formatTaxId(taxNumber || vatId, 'PL');
}

/** Null for who is no company with a Polish number. */
export function nipOfBuyer({ taxId, country }: Pick<Buyer, 'taxId' | 'country'>): string | null {
  const written = taxId.toUpperCase();
  if (written.startsWith('PL')) return formatTaxId(written, 'PL');
  return country === 'PL' && written !== '' ? formatTaxId(written, 'PL') : null;
}

/** Checks the sum. A row of zeros has a right one: a demo's, which is nobody's. */
export function hasSumOfNip(nip: string): boolean {
  return /^\d{10}$/.test(nip) && isVatId(nip, 'PL');
}

/** Checks the sum and the tax office: offices are numbered from 101. */
export function isNip(nip: string): boolean {
  return /^[1-9](?:\d[1-9]|[1-9]\d)/.test(nip) && hasSumOfNip(nip);
}
