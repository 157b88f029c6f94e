import { letterLines } from '#src/checkout/address/letter-lines.ts';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { placeName } from '#src/vat/place-name.ts';
import type { OrderCompany } from '../order-store.ts';

/** An order's row; its objects are as the table keeps them. */
type Ordered = Record<'email' | 'phone' | 'note', string> & Record<'address' | 'billing_address' | 'company', unknown>;

/** Shows who ordered and where it goes, as staff read it in their language. */
export function showCustomer(order: Ordered, locale: Locale) {
  const company = order.company as OrderCompany | null;
  const address = {
    ...(order.address as PostalAddress),
    companyName: company?.name ?? null,
    taxId: company?.taxId ?? null,
  };
  const billing = order.billing_address as PostalAddress | null;
  return {
    email: order.email,
    phone: order.phone,
    note: order.note,
    address,
    addressLines: letterLines(address, placeName(locale, address)),
    billingAddressLines: billing && letterLines(billing, placeName(locale, billing)),
  };
}
