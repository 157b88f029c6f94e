// What waits in somebody's name is decided again when its time has come: who was removed meanwhile, or may do less now,
// has it done no more.
import { type Access, mayAccess, permissionsOf } from '#src/staff/permissions.ts';
import type { Db } from '../database/connect.ts';
import { findStaff } from './staff-store.ts';

export async function mayStill(db: Db, staffId: number, access: Access): Promise<boolean> {
  const member = await findStaff(db, staffId);
  return member !== null && mayAccess({ permissions: permissionsOf[member.role] }, access);
}
