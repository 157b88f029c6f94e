// The seller and the buyer, as FA(3) names them: Podmiot1 and Podmiot2.
import { memberStates } from '#src/countries/country.ts';
import type { Buyer, Seller } from '#src/invoices/invoice-document.ts';
import { nipOfBuyer, nipOfSeller } from '../polish-nip.ts';
import { branch, fa3Text, leaf } from './fa3-text.ts';

const LONGEST_NAME = 512;
const LONGEST_PHONE = 16;
const LONGEST_EMAIL = 255;
const LONGEST_NUMBER = 50;
/** Neither a unit of a local authority nor a member of a VAT group is the buyer: both must be said. */
const NO = 2;

export function sellerElement(seller: Seller): string {
  const { name, address } = seller;
  return branch('Podmiot1', [
    branch('DaneIdentyfikacyjne', [leaf('NIP', nipOfSeller(seller)), leaf('Nazwa', fa3Text(name, LONGEST_NAME))]),
    addressElement(address.country, address.street, `${address.postalCode} ${address.city}`.trim()),
    contactElement(seller),
  ]);
}

/** What cannot be written as the schema wants it is left out: neither must be said. */
function contactElement({ email, phone }: Seller): string {
  const [address, spaced] = [fa3Text(email, LONGEST_EMAIL + 1), fa3Text(phone, LONGEST_EMAIL)];
  const number = spaced.length <= LONGEST_PHONE ? spaced : spaced.replaceAll(' ', '');
  return branch('DaneKontaktowe', [
    /.@./.test(address) && address.length <= LONGEST_EMAIL ? leaf('Email', address) : '',
    number.length <= LONGEST_PHONE ? leaf('Telefon', number) : '',
  ]);
}

/** What is not needed of a person is not said: neither e-mail nor telephone. */
export function buyerElement(buyer: Buyer): string {
  const { companyName, fullName, country, line1, line2, postalCode, city } = buyer;
  const street = [line1, line2].filter(Boolean).join(', ');
  return branch('Podmiot2', [
    branch('DaneIdentyfikacyjne', [
      numberElements(buyer),
      leaf('Nazwa', fa3Text(companyName || fullName, LONGEST_NAME)),
    ]),
    fa3Text(street, LONGEST_NAME) === '' ? '' : addressElement(country, street, `${postalCode} ${city}`.trim()),
    leaf('JST', NO),
    leaf('GV', NO),
  ]);
}

function addressElement(country: string, first: string, second: string): string {
  return branch('Adres', [
    leaf('KodKraju', country),
    leaf('AdresL1', fa3Text(first, LONGEST_NAME)),
    leaf('AdresL2', fa3Text(second, LONGEST_NAME)),
  ]);
}

/** Greece writes EL; goods in Northern Ireland are in the Union's VAT area. */
const vatPrefixes: readonly string[] = [...memberStates.map((state) => (state === 'GR' ? 'EL' : state)), 'XI'];

/**
 * Names the buyer by a Polish number, by one of another member state, by one of any other state, or by none: a
 * consumer.
 */
function numberElements(buyer: Buyer): string {
  const nip = nipOfBuyer(buyer);
  if (nip !== null) return leaf('NIP', nip);
  const number = fa3Text(buyer.taxId, LONGEST_NUMBER);
  if (number === '') return leaf('BrakID', 1);
  const [prefix, rest] = [number.slice(0, 2), number.slice(2)];
  if (vatPrefixes.includes(prefix) && /^[0-9A-Z+*]{1,12}$/.test(rest)) {
    return leaf('KodUE', prefix) + leaf('NrVatUE', rest);
  }
  return leaf('KodKraju', buyer.country) + leaf('NrID', number);
}
