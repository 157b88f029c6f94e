// What an invoice must say of seller and buyer, asked before a number is taken.
import { missingOfAddress } from '#src/countries/postal-address.ts';
import type { InvoiceKind } from '#src/invoices/invoice-document.ts';
import { type Company, listMissing } from '#src/shop/company.ts';
import { findUnreadable } from '../../papers/find-unreadable.ts';
import { hasSumOfNip, isNip, nipOfBuyer, nipOfSeller } from '../polish-nip.ts';
import type { Sale } from './read-sale.ts';

export type PartyFault =
  /** `missing`: as the settings' document names it, e.g. `address.street`. */
  | { kind: 'SellerIncomplete'; missing: string[] }
  /** The NIP of a company in Poland, and that of one there which buys: no number that was ever given out. */
  | { kind: 'SellerNipWrong'; nip: string }
  | { kind: 'BuyerNipWrong'; nip: string }
  | { kind: 'BuyerIncomplete'; missing: string[] }
  /** Letters of their names and addresses that no face on paper has: nobody could read who it is. */
  | { kind: 'SellerUnreadable'; letters: string[] }
  | { kind: 'BuyerUnreadable'; letters: string[] }
  /** What is personal of the order was erased. */
  | { kind: 'BuyerErased' };

export async function faultOfSeller(company: Company): Promise<PartyFault | null> {
  const missing = listMissing(company);
  if (missing.length > 0) return { kind: 'SellerIncomplete', missing };
  const nip = nipOfSeller(company);
  const isWrong = company.address.country === 'PL' && nip !== '' && !hasSumOfNip(nip);
  if (isWrong) return { kind: 'SellerNipWrong', nip };
  const { street, city } = company.address;
  const letters = await findUnreadable([company.legalName, street, city].join(' '));
  return letters.length > 0 ? { kind: 'SellerUnreadable', letters } : null;
}

/**
 * An invoice names the buyer with an address (VAT Directive, article 226 (5); in Poland article 106e of the VAT act, which
 * lets one of up to 450 zł do without only where it has the buyer's NIP). A receipt is about the sale alone, but for Poland's
 * (§ 14 of the ordinance of 22 August 2005).
 */
export function namesBuyerAddress(kind: InvoiceKind, seller: Company): boolean {
  return kind !== 'receipt' || seller.address.country === 'PL';
}

type Issued = { kind: InvoiceKind; seller: Company };

export async function faultOfBuyer({ buyer }: Sale, { kind, seller }: Issued): Promise<PartyFault | null> {
  if (!buyer.fullName && !buyer.companyName && !buyer.line1) return { kind: 'BuyerErased' };
  const missing = namesBuyerAddress(kind, seller) ? missingOfAddress(buyer) : [];
  if (missing.length > 0) return { kind: 'BuyerIncomplete', missing };
  const nip = nipOfBuyer(buyer);
  if (nip !== null && !isNip(nip)) return { kind: 'BuyerNipWrong', nip };
  const { companyName, fullName, line1, line2, city } = buyer;
  const letters = await findUnreadable([companyName, fullName, line1, line2, city].join(' '));
  return letters.length > 0 ? { kind: 'BuyerUnreadable', letters } : null;
}
