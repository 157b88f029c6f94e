import { urlOf } from '../addresses.ts';
import { languageOf } from '../i18n/locales.ts';
import { type PageDocument, plainDescription } from '../page-document.ts';
import { openingHoursSpecification } from '../shop/hours/opening-hours.ts';
import { marketLanguages } from '../shop/markets.ts';

export const contactDocument: PageDocument = {
  // A visitor's own: the address stays as it is.
  addressOf: ({ href }) => href,
  describe({ locale }, { publicUrl, shop }) {
    const { company, identity, markets } = shop;
    const hours = openingHoursSpecification(company.openingHours);
    const contactPoint = {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      url: publicUrl + urlOf('contact', { locale }),
      ...(company.phone && { telephone: company.phone }),
      ...(company.email && { email: company.email }),
      availableLanguage: marketLanguages(markets).map((language) => languageOf(language).languageTag),
      ...(hours.length > 0 && { hoursAvailable: hours }),
    };
    const organization = {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': `${publicUrl}/#shop`,
      name: identity.name,
      url: publicUrl,
      contactPoint,
    };
    return { ...plainDescription, jsonLd: [organization] };
  },
  budget: { script: 90, ours: 21.5, style: 10 },
};
