// The pages that the office's navigation leads to. One that a role does not include is not shown.
import type { ComponentType } from 'react';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { type OfficeRouteName, officeUrlOf } from '../../office-addresses.ts';
import { pageAccess } from '../../staff/page-access.ts';
import type { Access } from '../../staff/permissions.ts';
import {
  AccountIcon,
  CustomersIcon,
  DeliveryIcon,
  DiscountsIcon,
  DraftsIcon,
  LogIcon,
  NewsletterIcon,
  OrdersIcon,
  PackIcon,
  ReturnsIcon,
  ReviewsIcon,
  TodayIcon,
} from './office-icons.tsx';

export type NavigationEntry = {
  route: OfficeRouteName;
  label: MessageKey;
  icon: ComponentType;
  /** How many orders are to be sent. */
  isCounted?: true;
};

/** In the order in which they are shown; `managedOrder` and the like belong to the entry that their address begins with. */
const entries: readonly NavigationEntry[] = [
  { route: 'today', label: 'shell.today', icon: TodayIcon },
  { route: 'orders', label: 'shell.orders', icon: OrdersIcon, isCounted: true },
  { route: 'pack', label: 'shell.pack', icon: PackIcon },
  { route: 'returns', label: 'shell.returns', icon: ReturnsIcon },
  { route: 'drafts', label: 'shell.drafts', icon: DraftsIcon },
  { route: 'discounts', label: 'shell.discounts', icon: DiscountsIcon },
  { route: 'customers', label: 'shell.customers', icon: CustomersIcon },
  { route: 'subscribers', label: 'shell.subscribers', icon: NewsletterIcon },
  { route: 'reviews', label: 'shell.reviews', icon: ReviewsIcon },
  { route: 'delivery', label: 'shell.delivery', icon: DeliveryIcon },
  { route: 'staff', label: 'shell.staff', icon: AccountIcon },
  { route: 'auditLog', label: 'shell.log', icon: LogIcon },
];

export function listNavigation(may: (access: Access) => boolean): readonly NavigationEntry[] {
  return entries.filter(({ route }) => may(pageAccess[route]));
}

export function isCurrent({ route }: NavigationEntry, path: string): boolean {
  const own = officeUrlOf(route);
  return path === own || (route !== 'today' && path.startsWith(`${own}/`));
}
