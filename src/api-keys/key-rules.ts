// What a key may be, and what it may never do.
import {
  isPermission,
  isReading,
  mayAccess,
  type OperationAccess,
  type Permission,
  permissions,
} from '../staff/permissions.ts';

export const KEY_PREFIX = 'kasa_key_';
export const MAX_KEY_NAME_LENGTH = 60;

/**
 * Never a key's: who works here and who holds keys; what only a second proof opens, which a program cannot give; and what
 * no operation needs yet.
 */
const withoutKeys = ['staff.manage', 'customers.export', 'invoices.read', 'invoices.issue'] as const;

export type KeyPermission = Exclude<Permission, (typeof withoutKeys)[number]>;

/** Those that a key can be given. */
export const keyPermissions: readonly KeyPermission[] = permissions.filter(isKeyPermission);

export function isKeyPermission(name: string): name is KeyPermission {
  return isPermission(name) && !withoutKeys.some((one) => one === name);
}

/** Whether any key may call the operation at all. */
export function isForKeys({ access, needsStepUp, isForPeople }: OperationAccess): boolean {
  if (needsStepUp || isForPeople || typeof access === 'string') return false;
  return access.length > 0 && access.every(isKeyPermission);
}

/** A key that only reads changes nothing at all, not even what anybody changes who may see it. */
export function mayKeyRun(
  { permissions: held }: { permissions: readonly Permission[] },
  { kind, ...declared }: OperationAccess & { kind: 'query' | 'mutation' },
): boolean {
  return (
    isForKeys(declared) &&
    mayAccess({ permissions: held }, declared.access) &&
    (kind === 'query' || !held.every(isReading))
  );
}
