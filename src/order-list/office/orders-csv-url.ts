// Where the orders that filters match are had as a file.
import { officePath } from '../../office-addresses.ts';
import { type OrderFilters, writeOrderFilters } from '../../orders/office/order-filters.ts';
import type { Permission } from '../../staff/permissions.ts';

export const ordersCsvPath = `${officePath}/orders.csv`;

/** It holds what is paid, when, how, and with which VAT. */
export const ordersCsvAccess: readonly Permission[] = ['orders.read', 'payments.read'];
/** Who finds people's names and addresses in it, too. */
export const ordersCsvPeopleAccess: readonly Permission[] = ['customers.export'];

export function ordersCsvUrl(filters: OrderFilters): string {
  const set = Object.entries(writeOrderFilters(filters)).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const search = new URLSearchParams(set).toString();
  return search ? `${ordersCsvPath}?${search}` : ordersCsvPath;
}
