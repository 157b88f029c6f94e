// The seller and the buyer, as ISDOC names them: a street and the number of a house stand apart, and whoever has no
// number of a company has an empty one.
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { splitStreet } from '../../shipping/labels/split-street.ts';
import { element, type Xml } from '../xml/write-xml.ts';

type Party = {
  name: string;
  /** IČ. */
  companyNumber: string;
  /** DIČ. */
  taxId: string;
  register: string;
  address: { street: string; postalCode: string; city: string; country: string };
  contact: { name: string; phone: string; email: string };
};

export function sellerPartyOf({ seller, language }: InvoiceDocument): Xml | null {
  const { name, address, registryNumber: companyNumber, vatId: taxId, register, phone, email } = seller;
  return partyOf({ name, address, companyNumber, taxId, register, contact: { name: '', phone, email } }, language);
}

export function buyerPartyOf({ buyer, language }: InvoiceDocument): Xml | null {
  const { companyName, fullName, taxId, email, line1, line2, postalCode, city, country } = buyer;
  const street = [line1, line2].filter(Boolean).join(', ');
  return partyOf(
    {
      ...{ name: companyName || fullName, companyNumber: '', register: '' },
      ...{ taxId, address: { street, postalCode, city, country } },
      contact: { name: companyName ? fullName : '', phone: '', email },
    },
    language,
  );
}

function partyOf({ name, companyNumber, taxId, register, address, contact }: Party, locale: Locale): Xml | null {
  const { street, house } = splitStreet(address.street, address.country);
  return element('Party', [
    element('PartyIdentification', [said('ID', companyNumber)]),
    element('PartyName', [said('Name', name)]),
    element('PostalAddress', [
      said('StreetName', street),
      said('BuildingNumber', house),
      said('CityName', address.city),
      said('PostalZone', address.postalCode),
      element('Country', [
        element('IdentificationCode', address.country),
        said('Name', countryName(locale, address.country)),
      ]),
    ]),
    taxId ? element('PartyTaxScheme', [element('CompanyID', taxId), element('TaxScheme', 'VAT')]) : null,
    register ? element('RegisterIdentification', [element('Preformatted', register)]) : null,
    element('Contact', [
      element('Name', contact.name),
      element('Telephone', contact.phone),
      element('ElectronicMail', contact.email),
    ]),
  ]);
}

/** The schema wants it, also where it is empty. */
function said(name: string, content: string): Xml {
  return { name, content, attributes: {} };
}
