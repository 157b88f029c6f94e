// The address at which the subscribers are had as a file, for the program that sends the newsletter.
import { officePath } from '../../office-addresses.ts';
import type { Permission } from '../../staff/permissions.ts';

export const subscribersCsvPath = `${officePath}/newsletter.csv`;

/** It holds people's e-mail addresses. */
export const subscribersCsvAccess: readonly Permission[] = ['customers.read', 'customers.export'];
