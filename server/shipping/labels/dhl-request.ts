// A parcel in the words of DHL's Parcel DE Shipping API, version 2.
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import type { LabelAddress, LabelParcel } from '#src/shipping/label-carrier.ts';
import { type DhlPlace, findPostNumber, readDhlPlace } from '#src/shipping/packstation.ts';
import type { CarrierSettings } from '#src/shop/carrier-settings.ts';
import { splitStreet } from './split-street.ts';

type DhlSettings = CarrierSettings['dhl'];
export type DhlProduct = keyof DhlSettings['billingNumbers'];

/** `isHome`: within Germany. Warenpost (V62WP) became Kleinpaket (V62KP) in 2025. */
export const dhlProducts: readonly { id: DhlProduct; name: string; isHome: boolean; maxGrams: number }[] = [
  { id: 'V01PAK', name: 'DHL Paket', isHome: true, maxGrams: 31_500 },
  { id: 'V62KP', name: 'DHL Kleinpaket', isHome: true, maxGrams: 1_000 },
  { id: 'V53WPAK', name: 'DHL Paket International', isHome: false, maxGrams: 31_500 },
];

/** ISO 3166-1 alpha-3 of the member states: the others need papers for the customs. */
const threeLetters: Readonly<Record<string, string>> = Object.fromEntries(
  ['AT:AUT BE:BEL BG:BGR CY:CYP CZ:CZE DE:DEU DK:DNK EE:EST ES:ESP', 'FI:FIN FR:FRA GR:GRC HR:HRV HU:HUN IE:IRL']
    .concat('IT:ITA LT:LTU LU:LUX LV:LVA MT:MLT NL:NLD PL:POL PT:PRT RO:ROU SE:SWE SI:SVN SK:SVK')
    .flatMap((line) => line.split(' ').map((pair) => pair.split(':') as [string, string])),
);

export function isDhlCountry(country: string): boolean {
  return Object.hasOwn(threeLetters, country);
}

export function dhlOrder(parcel: LabelParcel, { profile, billingNumbers, accountReference }: DhlSettings): object {
  const { cashOnDelivery } = parcel;
  return {
    profile,
    shipments: [
      {
        product: parcel.size,
        billingNumber: billingNumbers[parcel.size as DhlProduct],
        refNo: parcel.reference,
        shipper: shipper(parcel.sender),
        consignee: consignee(parcel),
        details: { weight: { uom: 'g', value: parcel.weightGrams } },
        ...(cashOnDelivery && {
          services: {
            cashOnDelivery: {
              amount: { currency: cashOnDelivery.currency, value: Number(moneyToDecimal(cashOnDelivery)) },
              accountReference,
              transferNote1: `Order ${parcel.orderNumber}`,
            },
          },
        }),
      },
    ],
  };
}

/** Counted in characters. */
const MOST = { name: 50, street: 50, house: 10, information: 60, city: 40 };
const NAMES = 3;

/** What DHL has no room for, by the field and its limit; null: everything fits. Nothing is cut off: a street would lose its number. */
export function tooLongForDhl(parcel: LabelParcel): string | null {
  const { sender, receiver, point } = parcel;
  const place = placeOf(parcel);
  const fits = (field: string, text: string, most: number) =>
    text.length > most ? [`${field}: “${text}” (${text.length} > ${most})`] : [];
  const fitsNames = (field: string, address: LabelAddress) =>
    namesOf(address).length > NAMES || namesOf(address).some((line) => line.length > MOST.name)
      ? [`${field}: “${[address.company, address.name].join(', ')}” (> ${NAMES} × ${MOST.name})`]
      : [];
  const ofStreet = (field: string, { line1, country }: LabelAddress) => {
    const { addressStreet, addressHouse = '' } = streetOf(line1, country);
    return [...fits(field, addressStreet, MOST.street), ...fits(field, addressHouse, MOST.house)];
  };
  const information = wrap(receiver.line2, MOST.information);
  const found = [
    ...fitsNames('sender', { ...sender, name: '' }),
    ...ofStreet('sender street', sender),
    ...fits('sender city', sender.city, MOST.city),
    ...(place ? fits('name', receiver.name, MOST.name) : fitsNames('name', receiver)),
    ...(place ? [] : ofStreet('street', receiver)),
    ...(!place && (information.length > 2 || information.some((line) => line.length > MOST.information))
      ? [`second line: “${receiver.line2}” (> 2 × ${MOST.information})`]
      : []),
    ...fits('city', (place && point ? point : receiver).city, MOST.city),
  ];
  return found[0] ?? null;
}

/** Lines of so many characters, broken at spaces; a word that is longer stands alone. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function namesOf({ company, name }: Pick<LabelAddress, 'company' | 'name'>): string[] {
  return [...wrap(company, MOST.name), ...wrap(name, MOST.name)];
}

function nameFields(address: Pick<LabelAddress, 'company' | 'name'>): object {
  return Object.fromEntries(namesOf(address).map((line, position) => [`name${position + 1}`, line]));
}

/** The street in one field, as it was written, where there is room. */
function streetOf(line1: string, country: string): { addressStreet: string; addressHouse?: string } {
  const text = line1.trim();
  const { street, house } = splitStreet(text, country);
  return text.length > MOST.street && house ? { addressStreet: street, addressHouse: house } : { addressStreet: text };
}

const countryOf = (country: string) => threeLetters[country] ?? 'UNKNOWN';

function shipper({ name, company, line1, postalCode, city, country, email }: LabelAddress): object {
  return {
    ...nameFields({ company: company || name, name: '' }),
    ...streetOf(line1, country),
    postalCode,
    city,
    country: countryOf(country),
    ...(email && { email }),
  };
}

function consignee(parcel: LabelParcel): object {
  const { receiver } = parcel;
  const { name, line1, line2, email } = receiver;
  const place = placeOf(parcel);
  if (place) {
    const { postalCode, city, country } = parcel.point ?? receiver;
    return {
      name,
      ...(place.kind === 'locker' ? { lockerID: place.number } : { retailID: place.number }),
      // A branch writes to anyone who has no post number.
      ...(place.postNumber ? { postNumber: place.postNumber } : { email }),
      postalCode,
      city,
      country: countryOf(country),
    };
  }
  return {
    ...nameFields(receiver),
    ...streetOf(line1, receiver.country),
    ...Object.fromEntries(
      wrap(line2, MOST.information).map((line, position) => [`additionalAddressInformation${position + 1}`, line]),
    ),
    postalCode: receiver.postalCode,
    city: receiver.city,
    country: countryOf(receiver.country),
    email,
  };
}

/**
 * The place where people collect a parcel themselves: a point that was chosen, or one that the address names; null: at
 * a street.
 */
export function placeOf({ receiver, point }: Pick<LabelParcel, 'receiver' | 'point'>): DhlPlace | null {
  if (!point) return readDhlPlace(receiver);
  const kind = point.kind === 'locker' ? 'locker' : 'branch';
  return { kind, number: pointNumber(point, kind), postNumber: findPostNumber(receiver) };
}

/** Packstations have the numbers 101 to 999 within their town, branches 401 to 999; 0: none is found. */
function pointNumber({ id, name }: { id: string; name: string }, kind: DhlPlace['kind']): number {
  const number = kind === 'locker' ? /(?<!\d)[1-9]\d{2}(?!\d)/ : /(?<!\d)[4-9]\d{2}(?!\d)/;
  return Number(number.exec(name)?.[0] ?? number.exec(id)?.[0] ?? 0);
}
