// What an invoice must say of seller and buyer, asked before a number is taken.
import { type Company, listMissing } from '#src/shop/company.ts';
import type { Sale } from './read-sale.ts';

export type PartyFault =
  /** `missing`: as the settings' document names it, e.g. `address.street`. */
  | { kind: 'SellerIncomplete'; missing: string[] }
  | { kind: 'BuyerIncomplete'; missing: string[] }
  /** What is personal of the order was erased. */
  | { kind: 'BuyerErased' };

export function faultOfSeller(company: Company): PartyFault | null {
  const missing = listMissing(company);
  return missing.length > 0 ? { kind: 'SellerIncomplete', missing } : null;
}

const needed = ['line1', 'postalCode', 'city', 'country'] as const;

export function faultOfBuyer({ buyer }: Sale): PartyFault | null {
  if (!buyer.fullName && !buyer.companyName && !buyer.line1) return { kind: 'BuyerErased' };
  const missing = needed.filter((field) => !buyer[field]);
  return missing.length > 0 ? { kind: 'BuyerIncomplete', missing: [...missing] } : null;
}
