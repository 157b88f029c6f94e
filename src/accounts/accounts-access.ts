import type { Permission } from '../staff/permissions.ts';

/** The files name what was sold to whom, and what came in for it. */
export const accountsAccess: readonly Permission[] = ['payments.read', 'invoices.read'];
