// What waits in somebody's name is decided again when its time has come: who was removed meanwhile, or may do less now,
// has it done no more. The same goes for a key that was revoked or is over.
import { type Access, mayAccess, permissionsOf } from '#src/staff/permissions.ts';
import type { Db } from '../database/connect.ts';
import { findKeyOfStaff } from './keys/find-key.ts';
import { findStaff } from './staff-store.ts';

export async function mayStill(
  db: Db,
  staffId: number,
  { access, now }: { access: Access; now: Date },
): Promise<boolean> {
  const member = await findStaff(db, staffId);
  if (member) return mayAccess({ permissions: permissionsOf[member.role] }, access);
  return mayAccess((await findKeyOfStaff(db, staffId, now))?.staff ?? null, access);
}
