// Manages the people of the office: inviting, changing roles, removing, letting back in. The same for an owner on the
// staff page and for the command line; `audit` says who it was.
import { isEmailAddress } from '#src/email-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { permissionsOf, type Role } from '#src/staff/permissions.ts';
import type { Transaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { revokeKeysOf } from './keys/find-key.ts';
import { createLink, withdrawLinksOf } from './link-store.ts';
import {
  findStaffByEmail,
  getStaff,
  lockOwners,
  markRemoved,
  normalEmail,
  type StaffMember,
  saveRole,
} from './staff-store.ts';
import { tellOwners } from './tell-staff.ts';

export type ManageRefusal = { kind: 'EMAIL_INVALID' | 'EMAIL_TAKEN' | 'UNKNOWN_STAFF' | 'LAST_OWNER' };

/** `staffId`: null for the command line. */
export type Manager = { audit: OfficeContext['audit']; now: Date; staffId: number | null };

export type Invitation = { email: string; role: Role; locale: Locale };

/** The link's id, for `renewLink` or `mailLink`. An earlier invitation leads nowhere any more. */
export async function inviteStaff(
  tx: Transaction,
  { email: given, role, locale }: Invitation,
  { audit, now, staffId: inviterId }: Manager,
): Promise<Result<number, ManageRefusal>> {
  const email = normalEmail(given);
  if (!isEmailAddress(email)) return refuse({ kind: 'EMAIL_INVALID' });
  if (await findStaffByEmail(tx, email)) return refuse({ kind: 'EMAIL_TAKEN' });
  const linkId = await createLink(tx, { purpose: 'invitation', email, role, locale, inviterId }, now);
  await audit(tx, { kind: 'staff.invited', subject: email, after: { role } });
  return ok(linkId);
}

/** There is no such invitation, or it was accepted. */
type InvitationRefusal = { kind: 'INVITATION_UNKNOWN' };

export async function withdrawInvitation(
  tx: Transaction,
  linkId: number,
  { audit }: Pick<Manager, 'audit'>,
): Promise<Result<null, InvitationRefusal>> {
  const row = await tx
    .deleteFrom('staff_links')
    .where('id', '=', linkId)
    .where('purpose', '=', 'invitation')
    .returning('email')
    .executeTakeFirst();
  if (!row) return refuse({ kind: 'INVITATION_UNKNOWN' });
  await audit(tx, { kind: 'staff.invitationWithdrawn', subject: row.email ?? '' });
  return ok(null);
}

/** A link for somebody who cannot sign in any more. What the person has goes on working until the link is used. */
export async function recoverStaff(
  tx: Transaction,
  member: StaffMember,
  { audit, now, staffId: inviterId }: Manager,
): Promise<number> {
  const { id: staffId, email, locale } = member;
  const linkId = await createLink(tx, { purpose: 'recovery', email, locale, staffId, inviterId }, now);
  await audit(tx, { kind: 'staff.recoveryOffered', subject: email });
  return linkId;
}

export async function changeRole(
  tx: Transaction,
  id: number,
  role: Role,
  { audit, now }: Manager,
): Promise<Result<null, ManageRefusal>> {
  const found = await findChangeable(tx, id, role !== 'owner');
  if (!found.ok) return found;
  const { email, role: earlier } = found.value;
  await saveRole(tx, id, role);
  if (!permissionsOf[role].includes('staff.manage')) await closeWaysIn(tx, id, { audit, now });
  if (role === 'owner' && earlier !== 'owner') await tellOwners(tx, id, now);
  await audit(tx, { kind: 'staff.roleChanged', subject: email, before: { role: earlier }, after: { role } });
  return ok(null);
}

/** Signed out everywhere at once; links that the person made lead nowhere any more. */
export async function removeStaff(
  tx: Transaction,
  id: number,
  { audit, now }: Manager,
): Promise<Result<null, ManageRefusal>> {
  const found = await findChangeable(tx, id, true);
  if (!found.ok) return found;
  const { email, name, role } = found.value;
  await markRemoved(tx, id, now);
  await closeWaysIn(tx, id, { audit, now });
  await audit(tx, { kind: 'staff.removed', subject: email, before: { name, role } });
  return ok(null);
}

/** Links that lead others in, and keys of programs: whoever made one may have kept it. */
async function closeWaysIn(tx: Transaction, id: number, { audit, now }: Pick<Manager, 'audit' | 'now'>): Promise<void> {
  await withdrawLinksOf(tx, id);
  for (const name of await revokeKeysOf(tx, id, now)) await audit(tx, { kind: 'key.revoked', subject: name });
}

/** Sends the link by e-mail. Its token is made when the mail is written, and is stored nowhere. */
export async function mailLink(tx: Transaction, linkId: number, now: Date): Promise<void> {
  const deduplicationKey = `staff-link:${linkId}`;
  await addToOutbox(tx, { deduplicationKey, kind: 'staff-link', payload: { linkId } }, now);
}

/** Owners are locked first, so that of two who are removed at the same time one stays. */
async function findChangeable(
  tx: Transaction,
  id: number,
  isNoOwnerAfterwards: boolean,
): Promise<Result<StaffMember, ManageRefusal>> {
  const owners = await lockOwners(tx);
  const row = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuse({ kind: 'UNKNOWN_STAFF' });
  if (isNoOwnerAfterwards && owners.length === 1 && owners[0] === id) return refuse({ kind: 'LAST_OWNER' });
  return ok(await getStaff(tx, id));
}
