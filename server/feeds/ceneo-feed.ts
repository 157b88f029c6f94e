// Offers for Ceneo, the Polish price comparison, in its own XML. What is sold out is left out: Ceneo would send people to
// a page where they can buy nothing.
import { urlOf } from '#src/addresses.ts';
import { gtinOf } from '#src/catalogue/gtin.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import type { Availability } from '#src/operations.generated.ts';
import { xmlElement, xmlText } from '../xml-text.ts';
import type { Feed } from './feed.ts';
import type { FeedOffer } from './feed-offers.ts';

/** Days until it is sent, in Ceneo's steps: 1, 3, 7, 14. */
const sentWithin: Record<Exclude<Availability, 'SOLD_OUT'>, number> = { IN_STOCK: 1, LOW_STOCK: 1, MADE_TO_ORDER: 7 };

export const ceneoFeed: Feed = {
  file: 'ceneo.xml',
  type: 'application/xml; charset=utf-8',
  currency: 'PLN',
  open: () => '<?xml version="1.0" encoding="UTF-8"?>\n<offers version="1">\n',
  close: '</offers>\n',
  write(offer, { origin, locale }) {
    if (offer.availability === 'SOLD_OUT') return '';
    const address = origin + urlOf('product', { locale, product: offer.handle }, { variant: offer.variant });
    const attributes = {
      id: offer.variantId,
      url: address,
      price: moneyToDecimal(offer.price),
      avail: String(sentWithin[offer.availability]),
      ...(offer.weightGrams > 0 && { weight: String(offer.weightGrams / 1000) }),
    };
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${xmlText(value)}"`);
    return `<o${written.join('')}>${partsOf(offer, origin).join('')}</o>\n`;
  },
};

function partsOf(offer: FeedOffer, origin: string): string[] {
  const [main, ...more] = offer.images.map((path) => xmlText(origin + path));
  const pictures = more.map((url) => `<i url="${url}"/>`).join('');
  const details = {
    Producent: offer.vendor,
    Kod_producenta: offer.sku,
    EAN: gtinOf(offer.barcode),
    ...Object.fromEntries(offer.options.map(({ name, value }) => [name, value])),
  };
  const written = Object.entries(details).filter(([, value]) => value !== '');
  return [
    xmlElement('cat', offer.collection || 'Pozostałe'),
    xmlElement('name', offer.title),
    main ? `<imgs><main url="${main}"/>${pictures}</imgs>` : '',
    xmlElement('desc', offer.description),
    written.length > 0
      ? `<attrs>${written.map(([name, value]) => `<a name="${xmlText(name)}">${xmlText(value)}</a>`).join('')}</attrs>`
      : '',
  ];
}
