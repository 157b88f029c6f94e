// An import changes products, prices and stock.
import type { Permission } from '../../../staff/permissions.ts';

import type { OtherKind } from '../../import-states.ts';

export const importAccess = ['catalogue.write', 'prices.write', 'stock.write'] as const satisfies Permission[];

/** What somebody needs beside it for a file of something else. Texts may be those of the settings. */
export const otherAccess: Readonly<Record<OtherKind, readonly Permission[]>> = {
  texts: [],
  discounts: ['discounts.write'],
  // What differs from the shop tells what it has.
  orders: ['orders.read', 'payments.read', 'customers.export'],
  customers: ['customers.read', 'customers.export'],
};
