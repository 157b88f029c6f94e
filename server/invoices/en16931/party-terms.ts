// The seller and the buyer, as EN 16931 names their numbers and addresses.
import { formatTaxId } from '#src/checkout/address/tax-id.ts';
import type { Buyer, Seller } from '#src/invoices/invoice-document.ts';
import type { PartyTerms } from './business-terms.ts';

export function sellerTermsOf(seller: Seller): PartyTerms {
  const { name, address, taxNumber, register, phone, email } = seller;
  const { street, ...place } = address;
  const vatIdentifier = vatIdentifierOf(seller.vatId, address.country);
  const legal = legalOf(seller);
  return {
    ...{ name, vatIdentifier, taxNumber, ...legal, legalInformation: register },
    // One of these three names a seller for the buyer's books (BR-CO-26).
    identifier: vatIdentifier || legal.legalIdentifier ? '' : taxNumber,
    ...{ electronicAddress: email, contact: { name: '', phone, email } },
    address: { ...place, line1: street, line2: '' },
  };
}

/** The Dutch register of companies (KvK) in the list of ISO 6523. */
const KVK_SCHEME = '0106';

function legalOf({ address, kvk = '', registryNumber }: Seller): Pick<PartyTerms, 'legalIdentifier' | 'legalScheme'> {
  const isDutch = address.country === 'NL' && /^\d{8}$/.test(kvk.replaceAll(/[\s.]/g, ''));
  if (isDutch) return { legalIdentifier: kvk.replaceAll(/[\s.]/g, ''), legalScheme: KVK_SCHEME };
  return { legalIdentifier: registryNumber || kvk, legalScheme: '' };
}

export function buyerTermsOf(buyer: Buyer): PartyTerms {
  const { companyName, fullName, taxId, email, line1, line2, postalCode, city, country } = buyer;
  const vatIdentifier = vatIdentifierOf(taxId, country);
  return {
    name: companyName || fullName,
    ...{ vatIdentifier, identifier: vatIdentifier ? '' : taxId },
    ...{ taxNumber: '', legalIdentifier: '', legalScheme: '', legalInformation: '', electronicAddress: email },
    contact: { name: companyName ? fullName : '', phone: '', email: '' },
    address: { line1, line2, postalCode, city, country },
  };
}

/**
 * The identifier with the country before it (BR-CO-09): a Polish NIP is kept without. Empty for what is no VAT
 * identifier.
 */
function vatIdentifierOf(text: string, country: string): string {
  const taxId = formatTaxId(text, country);
  if (/^[A-Z]{2}/.test(taxId)) return taxId;
  return country === 'PL' && /^\d{10}$/.test(taxId) ? `PL${taxId}` : '';
}
