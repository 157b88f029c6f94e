// The address at which all discount codes are had as a file.
import { officePath } from '../../office-addresses.ts';
import type { Permission } from '../../staff/permissions.ts';

export const discountsCsvPath = `${officePath}/discounts.csv`;

export const discountsCsvAccess: readonly Permission[] = ['discounts.write'];
