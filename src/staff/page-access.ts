// The access to each page of the office, as its object says. Menus show what is here for anyone who is signed in, and
// nothing else.
import type { OfficeRouteName } from '../office-addresses.ts';
import { declaredAccess } from './declared-access.generated.ts';
import type { Access } from './permissions.ts';

/**
 * The permissions of those who may change where an order's e-mails go. They hold its secret address: to their own
 * address, people would send it to themselves.
 */
export const emailAccess: Access = ['orders.fulfil', 'customers.read'];

export const pageAccess: Readonly<Record<OfficeRouteName, Access>> = declaredAccess;
