import { KasaError } from '#src/errors.ts';
import { type Access, mayAccess, type Permission } from '#src/staff/permissions.ts';
import type { OfficeContext } from '../schema/request-context.ts';

/** `attempt`: as the audit log names it. `what`: that which the role does not include, in English. */
export type RoleAsked = { access: Access; attempt: string; what: string };

type Asking = Pick<OfficeContext, 'staff' | 'pageOf' | 'noteRefusal'>;

/**
 * Throws `SIGNED_OUT`; `OTHER_PERSON` to a page of somebody else than who is signed in now, whatever that person may do; or
 * `FORBIDDEN`, which is written into the audit log.
 */
export async function requireRole(
  { staff, pageOf, noteRefusal }: Asking,
  { access, attempt, what }: RoleAsked,
): Promise<void> {
  // Signing in is for whoever the page was drawn for too.
  if (access === 'anybody') return;
  if (!staff) throw new KasaError('SIGNED_OUT', 'Nobody is signed in.');
  if (pageOf !== null && pageOf !== String(staff.id)) {
    throw new KasaError('OTHER_PERSON', `This page was opened by somebody else; ${staff.name} is signed in now.`);
  }
  if (mayAccess(staff, access)) return;
  await noteRefusal(attempt);
  const whose = staff.isKey ? `key ${staff.name}` : `role ${staff.role}`;
  throw new KasaError('FORBIDDEN', `The ${whose} does not include ${what}.`);
}

/** What is sent may need more than the operation by itself: each of the permissions, the first that is missing is told. */
export async function requirePermissions(
  context: Asking,
  attempt: string,
  permissions: readonly Permission[],
): Promise<void> {
  for (const permission of permissions) {
    await requireRole(context, { access: [permission], attempt, what: permission });
  }
}
