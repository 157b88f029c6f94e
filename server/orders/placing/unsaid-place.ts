// What an order's place still lacks once it is known how it travels.
import type { FieldProblem } from '#src/checkout/checkout-fields.ts';
import { isDividedByPostalCode } from '#src/shipping/find-zone.ts';
import { handoverOf } from '#src/shipping/handover.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { ShippingOffer } from '../../shipping/tariffs.ts';

type Going = {
  offer: Pick<ShippingOffer, 'kind' | 'carrier' | 'method'>;
  pickupPoint: unknown;
  draft: { country: string; postalCode: string };
  delivery: DeliverySettings;
  /** The price of a payment link was agreed on. */
  isAgreed: boolean;
};

/**
 * A parcel to a point lacks one that is open; one to the door lacks a postcode where an address is whole without, as in
 * Ireland, and the way has zones by postcode there: whoever left it out would pay the price of another zone.
 */
export function findUnsaidPlace({ offer, pickupPoint, draft, delivery, isAgreed }: Going): FieldProblem | null {
  if (offer.kind !== 'courier') return pickupPoint ? null : { name: 'pickupPoint', problem: 'PICKUP_POINT_CLOSED' };
  if (draft.postalCode !== '' || isAgreed || handoverOf(offer) !== 'door') return null;
  const zones = delivery.methods.find(({ id }) => id === offer.method)?.zones ?? [];
  return isDividedByPostalCode(zones, draft.country) ? { name: 'postalCode', problem: 'MISSING' } : null;
}
