// The way to the dialog by which an order's contact is changed, for whoever may change it now.
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { contactChange } from '../../order-actions/office/order-actions.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { PageLink } from '../../ui/page-link.tsx';

/** `text`: of a group that the part loads in which the link stands. */
type ContactLinkProps = { order: ManagedOrder; text: MessageKey };

export function ContactLink({ order, text }: ContactLinkProps) {
  const t = useT();
  const may = useMay();
  if (!contactChange.isPossible(order) || order.waiting || !may([contactChange.permission])) return null;
  return (
    <PageLink to={orderHref(order.number, 'edit')} isInPlace>
      {t(text)}
    </PageLink>
  );
}
