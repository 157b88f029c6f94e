// An import changes products, prices and stock.
import type { Permission } from '../../../staff/permissions.ts';

export const importAccess = ['catalogue.write', 'prices.write', 'stock.write'] as const satisfies Permission[];
