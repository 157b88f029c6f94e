// The address at which the orders that filters match are had as a file.
import { officePath } from '../../office-addresses.ts';
import type { Permission } from '../../staff/permissions.ts';

export const ordersCsvPath = `${officePath}/orders.csv`;

/** It holds what is paid, when, how, and with which VAT. */
export const ordersCsvAccess: readonly Permission[] = ['orders.read', 'payments.read'];
/** The permissions of those who find people's names and addresses in it, too. */
export const ordersCsvPeopleAccess: readonly Permission[] = ['customers.export'];

/** `query`: the filters, as in the address of the list. */
export function ordersCsvUrl(query: string): string {
  return query ? `${ordersCsvPath}?${query}` : ordersCsvPath;
}
