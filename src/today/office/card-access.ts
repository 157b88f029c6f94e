// The access to each part of the first page: nobody is shown, or told by the server, what somebody else does.
import { pageAccess } from '../../staff/page-access.ts';
import type { Access } from '../../staff/permissions.ts';

export const cardAccess = {
  toSend: pageAccess.pack,
  late: pageAccess.pack,
  noted: pageAccess.pack,
  // The goods that come back, and then the money.
  withdrawn: pageAccess.pack,
  withdrawnWithoutOrder: pageAccess.pack,
  overdueReturns: ['payments.read'],
  reviews: pageAccess.reviews,
  lowStock: pageAccess.stock,
  soldOut: pageAccess.stock,
  disputed: pageAccess.disputes,
  disputes: pageAccess.disputes,
  mismatches: ['payments.read'],
  failedRefunds: ['payments.read'],
  refusedActions: ['orders.fulfil'],
  greatHolds: ['orders.cancel'],
  failing: ['orders.fulfil'],
  outOfStock: ['orders.fulfil'],
  periods: ['payments.read'],
} as const satisfies Record<string, Access>;

export type TodayCard = keyof typeof cardAccess;
