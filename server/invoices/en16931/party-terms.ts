// Who sells and who buys, as EN 16931 names their numbers and addresses.
import { formatTaxId } from '#src/checkout/address/tax-id.ts';
import type { Buyer, Seller } from '#src/invoices/invoice-document.ts';
import type { PartyTerms } from './business-terms.ts';

export function sellerTermsOf(seller: Seller): PartyTerms {
  const { name, address, taxNumber, registryNumber, register, phone, email } = seller;
  const { street, ...place } = address;
  const vatIdentifier = vatIdentifierOf(seller.vatId, address.country);
  return {
    ...{ name, vatIdentifier, taxNumber, legalIdentifier: registryNumber, legalInformation: register },
    // One of these three names a seller for the buyer's books (BR-CO-26).
    identifier: vatIdentifier || registryNumber ? '' : taxNumber,
    ...{ electronicAddress: email, contact: { name: '', phone, email } },
    address: { ...place, line1: street, line2: '' },
  };
}

export function buyerTermsOf(buyer: Buyer): PartyTerms {
  const { companyName, fullName, taxId, email, line1, line2, postalCode, city, country } = buyer;
  const vatIdentifier = vatIdentifierOf(taxId, country);
  return {
    name: companyName || fullName,
    ...{ vatIdentifier, identifier: vatIdentifier ? '' : taxId },
    ...{ taxNumber: '', legalIdentifier: '', legalInformation: '', electronicAddress: email },
    contact: { name: companyName ? fullName : '', phone: '', email: '' },
    address: { line1, line2, postalCode, city, country },
  };
}

/** With the country before it (BR-CO-09): a Polish NIP is kept without. Empty for what is no VAT identifier. */
function vatIdentifierOf(text: string, country: string): string {
  const taxId = formatTaxId(text, country);
  if (/^[A-Z]{2}/.test(taxId)) return taxId;
  return country === 'PL' && /^\d{10}$/.test(taxId) ? `PL${taxId}` : '';
}
