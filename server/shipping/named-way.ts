// The carrier where the merchant has called a way after somebody whom Kasa has no carrier for, such as `Posti` or
// `An Post`: the carrier under it was only chosen because one had to be, and shoppers must not be told of it.
import type { Locale } from '#src/i18n/locales.ts';
import { carrierName, carrierNames } from '#src/shipping/carriers.ts';
import { isOtherCarrier } from '#src/shop/delivery/other-carrier.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { translateTo } from '../i18n/translations.ts';
import { shownCarrier } from './own-carriers.ts';

/** Posts and carriers of the Union as they are called; a name that is also an ordinary word is left out. */
const others: readonly string[] = [
  ...['An Post', 'Fastway', 'Royal Mail', 'Evri', 'Posti', 'Itella', 'Matkahuolto', 'PostNord', 'Budbee', 'Omniva'],
  ...[
    'Latvijas Pasts',
    'Lietuvos paštas',
    'Venipak',
    'CTT',
    'ELTA',
    'BoxNow',
    'Box Now',
    'Correos',
    'SEUR',
    'MRW',
    'Nacex',
  ],
  ...['La Poste', 'Colissimo', 'Chronopost', 'Mondial Relay', 'Poste Italiane', 'BRT', 'bpost', 'Hermes'],
  ...['Österreichische Post', 'Česká pošta', 'Balíkovna', 'PPL', 'Slovenská pošta', 'Magyar Posta', 'Foxpost'],
  ...['Pošta Slovenije', 'Hrvatska pošta', 'Poșta Română', 'Fan Courier', 'Sameday', 'Cargus', 'Econt', 'Malta Post'],
  ...[
    'MaltaPost',
    'Cyprus Post',
    'Speedex',
    'ACS',
    'Geniki Taxydromiki',
    'Γενική Ταχυδρομική',
    'Nightline',
    'DHL Express',
  ],
];
const known = [...Object.values(carrierNames), ...others];

type Names = DeliverySettings['methods'][number]['names'];

/** The way's own name where it is that of another carrier than the one under it; null where the carrier is meant. */
export function otherCarrierOf(carrier: string, name: string): string | null {
  if (isOtherCarrier(carrier)) return name || null;
  const own = carrierName(shownCarrier(carrier));
  if (name === '' || isIn(own, name)) return null;
  return known.some((other) => isIn(other, name)) ? name : null;
}

/** The carrier as people read it. `way`: what the merchant calls the way that it goes. */
export function shownCarrierOf(carrier: string, way: string, locale: Locale): string {
  const nameless = isOtherCarrier(carrier)
    ? translateTo(locale)('deliverySettings.otherCarrier')
    : shownCarrier(carrier);
  return otherCarrierOf(carrier, way) ?? nameless;
}

/** The name of a carrier that Kasa does not know, of the way that has it; empty for all that have one of their own. */
export function nameOfOther(delivery: DeliverySettings, carrier: string, locale: string): string {
  const way = isOtherCarrier(carrier) && delivery.methods.find((method) => method.carrier === carrier);
  return way ? nameOfWay(delivery, way.id, locale) : '';
}

/** The name as staff reads it: in the person's language, or whichever the merchant has written. */
export function nameOfWay({ methods }: DeliverySettings, method: string, locale: string): string {
  const names: Names = methods.find(({ id }) => id === method)?.names ?? {};
  return names[locale as keyof Names] ?? Object.values(names)[0] ?? '';
}

/** Whole words: `Post` is not in `Posti`. */
function isIn(name: string, text: string): boolean {
  return inWords(text).includes(inWords(name));
}

function inWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
}
