// A parcel in the words of DHL's Parcel DE Shipping API, version 2.
import { moneyToDecimal } from '#src/money.ts';
import type { LabelAddress, LabelParcel } from '#src/shipping/label-carrier.ts';
import { type DhlPlace, findPostNumber, readDhlPlace } from '#src/shipping/packstation.ts';
import type { CarrierSettings } from '#src/shop/carrier-settings.ts';

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

const cut = (text: string, most: number) => text.trim().slice(0, most);
const countryOf = (country: string) => threeLetters[country] ?? 'UNKNOWN';

function shipper({ name, company, line1, postalCode, city, country, email }: LabelAddress): object {
  return {
    name1: cut(company || name, 50),
    addressStreet: cut(line1, 50),
    postalCode,
    city: cut(city, 40),
    country: countryOf(country),
    ...(email && { email }),
  };
}

function consignee(parcel: LabelParcel): object {
  const { receiver } = parcel;
  const { name, company, line1, line2, email } = receiver;
  const place = placeOf(parcel);
  if (place) {
    const { postalCode, city, country } = parcel.point ?? receiver;
    return {
      name: cut(name, 50),
      ...(place.kind === 'locker' ? { lockerID: place.number } : { retailID: place.number }),
      // A branch writes to anyone who has no post number.
      ...(place.postNumber ? { postNumber: place.postNumber } : { email }),
      postalCode,
      city: cut(city, 40),
      country: countryOf(country),
    };
  }
  return {
    name1: cut(company || name, 50),
    ...(company && { name2: cut(name, 50) }),
    addressStreet: cut(line1, 50),
    ...(line2 && { additionalAddressInformation1: cut(line2, 60) }),
    postalCode: receiver.postalCode,
    city: cut(receiver.city, 40),
    country: countryOf(receiver.country),
    email,
  };
}

/** Where people collect a parcel themselves: a point that was chosen, or one that the address names; null: at a street. */
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
