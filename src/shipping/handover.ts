// How an order comes to its buyer: what has to be known of them follows from it.
import type { DeliveryKind } from '../shop/delivery-settings.ts';
import { COLLECTED } from './carriers.ts';

/** Brought to the door, left at a locker or a counter, or handed over where the shop is, so that nothing goes anywhere. */
export type Handover = 'door' | 'point' | 'in_person';

export function handoverOf({ carrier, kind }: { carrier: string; kind: DeliveryKind }): Handover {
  if (carrier === COLLECTED) return 'in_person';
  return kind === 'courier' ? 'door' : 'point';
}
