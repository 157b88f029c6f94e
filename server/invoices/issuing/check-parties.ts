// What an invoice must say of seller and buyer, asked before a number is taken.
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

const needed = ['line1', 'postalCode', 'city', 'country'] as const;

export function faultOfBuyer({ buyer }: Sale): PartyFault | null {
  if (!buyer.fullName && !buyer.companyName && !buyer.line1) return { kind: 'BuyerErased' };
  const missing = needed.filter((field) => !buyer[field]);
  if (missing.length > 0) return { kind: 'BuyerIncomplete', missing: [...missing] };
  const nip = nipOfBuyer(buyer);
  return nip !== null && !isNip(nip) ? { kind: 'BuyerNipWrong', nip } : null;
}
