// The address at which all customers are had as a file.
import { officePath } from '../../office-addresses.ts';
import type { Permission } from '../../staff/permissions.ts';

export const customersCsvPath = `${officePath}/customers.csv`;

/** It holds people's names and addresses. */
export const customersCsvAccess: readonly Permission[] = ['customers.read', 'customers.export'];
