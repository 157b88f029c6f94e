import { useApp } from '../../app-instance.tsx';
import { Notice } from '../../ui/notice.tsx';
import { placeName } from '../../vat/place-name.ts';
import { isOutsideVat } from '../../vat/territories.ts';
import type { ManagedOrder } from './office-order-queries.ts';

/** Åland is Finland, but a parcel for it goes through the customs. */
export function CustomsNotice({ order: { address, pickupPoint } }: { order: ManagedOrder }) {
  const { locale, t } = useApp();
  // Nothing is brought to the address where the parcel is collected.
  if (pickupPoint || !isOutsideVat(address.country, address.postalCode)) return null;
  return <Notice kind="info">{t('work.customs', { place: placeName(locale, address) })}</Notice>;
}
