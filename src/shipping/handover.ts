// How an order comes to its buyer: what has to be known of them follows from it.
import type { DeliveryKind } from '../shop/delivery-settings.ts';
import { COLLECTED } from './carriers.ts';
import type { Whereto } from './find-zone.ts';

/** Brought to the door, left at a locker or a counter, or handed over where the shop is, so that nothing goes anywhere. */
export type Handover = 'door' | 'point' | 'in_person';

export function handoverOf({ carrier, kind }: { carrier: string; kind: DeliveryKind }): Handover {
  if (carrier === COLLECTED) return 'in_person';
  return kind === 'courier' ? 'door' : 'point';
}

/** The postcode whose territory says how it is taxed; empty where only the country does, as for what is handed over. */
export function postalCodeOfHandover(
  offer: { carrier: string; kind: DeliveryKind },
  point: { postalCode: string } | null,
  ofAddress: string,
): string {
  return handoverOf(offer) === 'door' ? ofAddress : (point?.postalCode ?? '');
}

/** What of an order tells where it went. */
export type HandedOver = {
  shippingCarrier: string;
  pickupPoint?: { postalCode: string } | null;
  address: Partial<Whereto>;
};

/** The place where an order was taxed: if nothing is brought to it, its address is the bill's. Empty after an erasure. */
export function placeOfHandover({ shippingCarrier: carrier, pickupPoint, address }: HandedOver): Whereto {
  const { country = '', postalCode = '' } = address;
  const [point, kind] = pickupPoint ? ([pickupPoint, 'point'] as const) : ([null, 'courier'] as const);
  return { country, postalCode: postalCodeOfHandover({ carrier, kind }, point, postalCode) };
}
