// The shop's own carriers, of kasa.config.ts, beside those of `src/shipping/carriers.ts`. Browsers do not know them: where
// pages and mails are told of a carrier, they get its name instead of the id, which they show as it is.
import { COLLECTED, EMAILED, isCarrier } from '#src/shipping/carriers.ts';
import type { LabelCarrier } from '#src/shipping/label-carrier.ts';
import { isOtherCarrier } from '#src/shop/delivery/other-carrier.ts';

export type TrackedParcel = { trackingNumber: string; postalCode: string; country: string };
type Carrier = {
  id: string;
  name: string;
  trackingLink?: ((parcel: TrackedParcel) => string) | undefined;
  labels?: LabelCarrier | undefined;
};

const own = new Map<string, Carrier>();

/** Registers the carriers once, at the start of a process. */
export function registerOwnCarriers(carriers: readonly Carrier[]): void {
  own.clear();
  for (const carrier of carriers) own.set(carrier.id, carrier);
}

export function isKnownCarrier(id: string): boolean {
  return isCarrier(id) || isOtherCarrier(id) || own.has(id) || id === COLLECTED || id === EMAILED;
}

export function ownCarrier(id: string): Carrier | undefined {
  return own.get(id);
}

/** The name as a shopper reads it: an own carrier's name, and any other's id, which the shopper's side names. */
export function shownCarrier(id: string): string {
  return own.get(id)?.name ?? id;
}
