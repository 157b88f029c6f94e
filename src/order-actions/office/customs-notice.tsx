import { useApp } from '../../app-instance.tsx';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { Notice } from '../../ui/notice.tsx';

/** Åland is Finland, but a parcel for it goes through the customs. */
export function CustomsNotice({ order: { customsPlace } }: { order: ManagedOrder }) {
  const { t } = useApp();
  return customsPlace ? <Notice kind="info">{t('work.customs', { place: customsPlace })}</Notice> : null;
}
