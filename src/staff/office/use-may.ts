import { useSuspenseQuery } from '@tanstack/react-query';
import { type Access, isPermission, mayAccess } from '../permissions.ts';
import { signedInStaffQuery } from './staff-queries.ts';

/** Whether the signed-in person's role includes something: what it does not is not shown. */
export function useMay(): (access: Access) => boolean {
  const { signedInStaff } = useSuspenseQuery(signedInStaffQuery).data;
  const holder = signedInStaff && { permissions: signedInStaff.permissions.filter(isPermission) };
  return (access) => mayAccess(holder, access);
}
