// What people in the office may do. Each operation and page declares the permission that it needs; a role is a list of
// permissions.

export const permissions = [
  ...(['orders.read', 'orders.create', 'orders.fulfil', 'orders.refund', 'orders.cancel'] as const),
  ...(['catalogue.read', 'catalogue.write', 'prices.read', 'prices.write', 'stock.read', 'stock.write'] as const),
  ...(['discounts.read', 'discounts.write', 'gift_cards.read', 'gift_cards.write'] as const),
  // `payments.read`: what came in, and what banks and shoppers dispute; a single order's amounts belong to the order.
  ...(['payments.read', 'customers.read', 'customers.export', 'invoices.read', 'invoices.issue'] as const),
  ...(['settings.read', 'settings.write', 'staff.manage'] as const),
] as const;

export type Permission = (typeof permissions)[number];

export const roles = ['owner', 'manager', 'packer', 'accountant'] as const;

export type Role = (typeof roles)[number];

export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter((permission) => permission !== 'staff.manage' && !permission.startsWith('settings.')),
  packer: ['orders.read', 'orders.fulfil'],
  accountant: ['orders.read', 'payments.read', 'invoices.read', 'invoices.issue'],
};

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

export function isPermission(value: unknown): value is Permission {
  return permissions.some((permission) => permission === value);
}

/**
 * The people an operation or a page is for: everybody, everybody who is signed in, or who has all these permissions.
 */
export type Access = 'anybody' | 'staff' | readonly Permission[];

/**
 * `needsStepUp`: only for anyone who has proved in the last minutes again who it is. `isForPeople`: whatever a key may do, it
 * may not call this.
 */
export type OperationAccess = { access: Access; needsStepUp: boolean; isForPeople?: true };

type Holder = { permissions: readonly Permission[] };

export function mayAccess(staff: Holder | null, access: Access): boolean {
  if (access === 'anybody') return true;
  if (staff === null) return false;
  return (
    access === 'staff' || access.every((permission) => staff.permissions.some((held) => includes(held, permission)))
  );
}

/** Whoever may change something may see it. */
function includes(held: Permission, needed: Permission): boolean {
  return held === needed || (isReading(needed) && held === needed.replace(READING, '.write'));
}

const READING = '.read';

export function isReading(permission: Permission): boolean {
  return permission.endsWith(READING);
}
