// One-time links into the office. Anyone who has the token may use it once, within a day, as long as whoever made the link
// may still make such.
import { sql } from 'kysely';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { permissionsOf, type Role, roles } from '#src/staff/permissions.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { createToken, hashToken, isToken } from '../http/session.ts';
import { normalEmail } from './staff-store.ts';
import { createTotpSecret } from './totp.ts';

export type LinkPurpose = 'setup' | 'invitation' | 'recovery';

export type StaffLink = {
  id: number;
  purpose: LinkPurpose;
  email: string | null;
  role: Role | null;
  locale: Locale | null;
  staffId: number | null;
  /** The secret of the password that may be set up with the link. */
  totpSecret: Buffer;
};

export type NewLink = Pick<StaffLink, 'purpose'> &
  Partial<Pick<StaffLink, 'email' | 'role' | 'locale' | 'staffId'>> & {
    /** The member of staff who makes it; left out by commands, and for the first owner. */
    inviterId?: number | null;
  };

const VALID_MS = 24 * 60 * 60_000;
const columns = [
  ...(['id', 'purpose', 'email', 'role', 'locale'] as const),
  ...(['staff_id as staffId', 'totp_secret as totpSecret'] as const),
] as const;

const managers = roles.filter((role) => permissionsOf[role].includes('staff.manage'));

/** Nobody made it in the office, or somebody who may still. */
const isStillGiven = sql<boolean>`(inviter_id is null or exists (
  select from staff p where p.id = inviter_id and p.removed_at is null and p.role = any(${managers})))`;

/** It can be used: its time is not over, and was not named by a clock that was wrong. */
const isOpen = (now: Date) => sql<boolean>`
  expires_at > ${now} and expires_at <= ${latestPossible(now, VALID_MS)} and ${isStillGiven}`;

/**
 * Replaces an earlier link for the same person; one for the first owner stands beside those that other commands have printed.
 * Its token is made by `renewLink`, for anyone who passes it on.
 */
export async function createLink(tx: Transaction, link: NewLink, now: Date): Promise<number> {
  const email = link.email ? normalEmail(link.email) : null;
  if (email) {
    await tx.deleteFrom('staff_links').where('purpose', '=', link.purpose).where('email', '=', email).execute();
  }
  const { id } = await tx
    .insertInto('staff_links')
    .values({
      purpose: link.purpose,
      email,
      role: link.role ?? null,
      locale: link.locale ?? null,
      staff_id: link.staffId ?? null,
      inviter_id: link.inviterId ?? null,
      totp_secret: createTotpSecret(),
      created_at: now,
      expires_at: new Date(now.getTime() + VALID_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A new token, valid for a day; an earlier one leads nowhere any more. Null when the link is used or withdrawn. */
export async function renewLink(tx: Transaction, id: number, now: Date) {
  const token = createToken();
  const row = await tx
    .updateTable('staff_links')
    .set({ token_hash: hashToken(token), expires_at: new Date(now.getTime() + VALID_MS) })
    .where('id', '=', id)
    .where(isStillGiven)
    .returning(columns)
    .executeTakeFirst();
  return row ? { token, link: linkOf(row) } : null;
}

export async function findLink(db: Db, token: unknown, now: Date): Promise<StaffLink | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('staff_links')
    .select(columns)
    .where('token_hash', '=', hashToken(token))
    .where(isOpen(now))
    .executeTakeFirst();
  return row ? linkOf(row) : null;
}

/** The same for anyone who uses it: nobody else can, nor any other link for the first owner beside it. */
export async function takeLink(tx: Transaction, token: unknown, now: Date): Promise<StaffLink | null> {
  if (!isToken(token)) return null;
  // Two who use two links for the first owner at once come one after the other.
  await tx.selectFrom('staff_links').select('id').where('purpose', '=', 'setup').orderBy('id').forUpdate().execute();
  const row = await tx
    .deleteFrom('staff_links')
    .where('token_hash', '=', hashToken(token))
    .where(isOpen(now))
    .returning(columns)
    .executeTakeFirst();
  if (row?.purpose === 'setup') await tx.deleteFrom('staff_links').where('purpose', '=', 'setup').execute();
  return row ? linkOf(row) : null;
}

export async function listInvitations(db: Db, now: Date) {
  const rows = await db
    .selectFrom('staff_links')
    .select(['id', 'email', 'role', 'expires_at as expiresAt'])
    .where('purpose', '=', 'invitation')
    .where(isOpen(now))
    .orderBy('email')
    .execute();
  return rows.map(({ email, role, ...rest }) => ({ ...rest, email: email ?? '', role: role as Role }));
}

/** All that were made by somebody who may make them no more. */
export async function withdrawLinksOf(tx: Transaction, inviterId: number): Promise<void> {
  await tx.deleteFrom('staff_links').where('inviter_id', '=', inviterId).execute();
}

type Row = Omit<StaffLink, 'purpose' | 'role' | 'locale'> & {
  purpose: string;
  role: string | null;
  locale: string | null;
};

function linkOf({ purpose, role, locale, ...row }: Row): StaffLink {
  return {
    ...row,
    purpose: purpose as LinkPurpose,
    role: role as Role | null,
    locale: isLocale(locale) ? locale : null,
  };
}
