// A parcel in the words of InPost's ShipX.
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import type { LabelAddress, LabelParcel, LabelSize } from '#src/shipping/label-carrier.ts';
import type { CarrierSettings } from '#src/shop/carrier-settings.ts';
import { splitStreet } from './split-street.ts';

/** Boxes by the ids of ShipX: 8, 19 and 41 cm high, 38 × 64 cm, up to 25 kg. */
export const inpostBoxes: readonly (LabelSize & { heightMm: number })[] = [
  { id: 'small', name: 'A (8 cm)', heightMm: 80 },
  { id: 'medium', name: 'B (19 cm)', heightMm: 190 },
  { id: 'large', name: 'C (41 cm)', heightMm: 410 },
];
export const INPOST_MAX_GRAMS = 25_000;

export function inpostShipment(parcel: LabelParcel, { dropOff }: Pick<CarrierSettings['inpost'], 'dropOff'>): object {
  const { point, cashOnDelivery, value } = parcel;
  const insured = { amount: Number(moneyToDecimal(value)), currency: value.currency };
  return {
    service: point ? 'inpost_locker_standard' : 'inpost_courier_standard',
    reference: `Order ${parcel.orderNumber}`,
    // Shipments are found by it: `reference` is no filter of theirs.
    external_customer_id: parcel.id,
    // It stops before it is paid for: until then it can be cancelled, and another one costs nothing.
    only_choice_of_offer: true,
    sender: person(parcel.sender),
    receiver: point ? withoutAddress(person(parcel.receiver)) : person(parcel.receiver),
    parcels: [point ? { template: parcel.size } : { ...box(parcel.size), weight: weight(parcel.weightGrams) }],
    custom_attributes: {
      // A courier comes for what a courier brings.
      sending_method: point ? dropOff : 'dispatch_order',
      ...(point && { target_point: point.id }),
    },
    // The courier's services want it; cash on delivery is never more than it.
    ...((!point || cashOnDelivery) && { insurance: insured }),
    ...(cashOnDelivery && {
      cod: { amount: Number(moneyToDecimal(cashOnDelivery)), currency: cashOnDelivery.currency },
    }),
  };
}

function box(size: string) {
  const { heightMm } = inpostBoxes.find(({ id }) => id === size) ?? { heightMm: 80 };
  return { dimensions: { length: '640', width: '380', height: String(heightMm), unit: 'mm' } };
}

const weight = (grams: number) => ({ amount: String(grams / 1000), unit: 'kg' });

function person({ name, company, email, phone, ...address }: LabelAddress) {
  const [, first = name, last = name] = /^(.*)\s(\S+)$/.exec(name.trim()) ?? [];
  return {
    ...(company && { company_name: company }),
    first_name: first,
    last_name: last,
    email,
    phone: polishPhone(phone) ?? phone,
    address: {
      ...streetAndNumber(address),
      city: address.city,
      post_code: address.postalCode,
      country_code: address.country,
    },
  };
}

function withoutAddress({ address, ...receiver }: ReturnType<typeof person>) {
  return receiver;
}

type Lines = Pick<LabelAddress, 'line1' | 'line2' | 'country'>;

/** `ul. 3 Maja 12/3` -> street and number, with what the second line adds; without a number all of it is the street. */
export function streetAndNumber({ line1, line2, country }: Lines): { street: string; building_number?: string } {
  const first = splitStreet(line1, country);
  const { street, house } = first.house ? first : splitStreet(`${line1} ${line2}`, country);
  const number = first.house ? `${house} ${line2}`.trim() : house;
  return number ? { street, building_number: number } : { street };
}

/** Nine digits, without the country's code; null: no Polish number. */
export function polishPhone(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^(00)?48(?=\d{9}$)/, '');
  return /^\d{9}$/.test(digits) ? digits : null;
}
