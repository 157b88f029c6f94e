import { KasaError } from '#src/errors.ts';
import { type Access, mayAccess, type Permission } from '#src/staff/permissions.ts';
import type { OfficeContext } from '../schema/request-context.ts';

/** `attempt`: as the audit log names it. `what`: that which the role does not include, in English. */
export type RoleAsked = { access: Access; attempt: string; what: string };

/** Throws `SIGNED_OUT`, or `FORBIDDEN`, which is written into the audit log. */
export async function requireRole(
  { staff, noteRefusal }: Pick<OfficeContext, 'staff' | 'noteRefusal'>,
  { access, attempt, what }: RoleAsked,
): Promise<void> {
  if (mayAccess(staff, access)) return;
  if (!staff) throw new KasaError('SIGNED_OUT', 'Nobody is signed in.');
  await noteRefusal(attempt);
  const whose = staff.isKey ? `key ${staff.name}` : `role ${staff.role}`;
  throw new KasaError('FORBIDDEN', `The ${whose} does not include ${what}.`);
}

/** What is sent may need more than the operation by itself: each of the permissions, the first that is missing is told. */
export async function requirePermissions(
  context: Pick<OfficeContext, 'staff' | 'noteRefusal'>,
  attempt: string,
  permissions: readonly Permission[],
): Promise<void> {
  for (const permission of permissions) {
    await requireRole(context, { access: [permission], attempt, what: permission });
  }
}
