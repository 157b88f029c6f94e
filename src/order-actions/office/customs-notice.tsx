import { useApp } from '../../app-instance.tsx';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { Notice } from '../../ui/notice.tsx';

/** Åland is Finland, but a parcel for it goes through the customs. */
export function CustomsNotice({ order: { customsPlace, isDutyFree } }: { order: ManagedOrder }) {
  const { t } = useApp();
  if (!customsPlace) return null;
  return (
    <Notice kind="info">{t(isDutyFree ? 'work.customsDutyFree' : 'work.customs', { place: customsPlace })}</Notice>
  );
}
