// What an invoice must say of seller and buyer, asked before a number is taken.
import { missingOfAddress } from '#src/countries/postal-address.ts';
import type { InvoiceKind } from '#src/invoices/invoice-document.ts';
import { type Company, listMissing } from '#src/shop/company.ts';
import { hasSumOfNip, isNip, nipOfBuyer, nipOfSeller } from '../polish-nip.ts';
import type { Sale } from './read-sale.ts';

export type PartyFault =
  /** `missing`: as the settings' document names it, e.g. `address.street`. */
  | { kind: 'SellerIncomplete'; missing: string[] }
  /** The NIP of a company in Poland, and that of one there which buys: no number that was ever given out. */
  | { kind: 'SellerNipWrong'; nip: string }
  | { kind: 'BuyerNipWrong'; nip: string }
  | { kind: 'BuyerIncomplete'; missing: string[] }
  /** What is personal of the order was erased. */
  | { kind: 'BuyerErased' };

export function faultOfSeller(company: Company): PartyFault | null {
  const missing = listMissing(company);
  if (missing.length > 0) return { kind: 'SellerIncomplete', missing };
  const nip = nipOfSeller(company);
  const isWrong = company.address.country === 'PL' && nip !== '' && !hasSumOfNip(nip);
  return isWrong ? { kind: 'SellerNipWrong', nip } : null;
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

export function faultOfBuyer({ buyer }: Sale, { kind, seller }: Issued): PartyFault | null {
  if (!buyer.fullName && !buyer.companyName && !buyer.line1) return { kind: 'BuyerErased' };
  const missing = namesBuyerAddress(kind, seller) ? missingOfAddress(buyer) : [];
  if (missing.length > 0) return { kind: 'BuyerIncomplete', missing };
  const nip = nipOfBuyer(buyer);
  return nip !== null && !isNip(nip) ? { kind: 'BuyerNipWrong', nip } : null;
}
