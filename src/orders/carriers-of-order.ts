import type { Locale } from '../i18n/locales.ts';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { COLLECTED, carrierName, EMAILED } from '../shipping/carriers.ts';

type Order = Pick<OrderFieldsFragment, 'parcels' | 'shippingCarrier'>;

/** The carriers of the parcels sent, each once; before that, the chosen one. */
export function carriersOf({ parcels, shippingCarrier }: Order, locale: Locale): string {
  const carriers = parcels.length > 0 ? parcels.map(({ carrier }) => carrier) : [shippingCarrier];
  return new Intl.ListFormat(locale).format([...new Set(carriers)].map(carrierName));
}

type Delivered = Pick<OrderFieldsFragment, 'shippingMethod'> & { parcels: readonly { carrier: string }[] };

/** Nothing of it goes anywhere: the buyer comes for it, unless it was sent after all, or it is mailed. */
export function isCollectedInPerson({ shippingMethod, parcels }: Delivered): boolean {
  return (
    shippingMethod === EMAILED ||
    (shippingMethod === COLLECTED && parcels.every(({ carrier }) => carrier === COLLECTED))
  );
}
