import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { Role } from '#src/staff/permissions.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { endSessions } from './session-store.ts';

export type StaffMember = { id: number; email: string; name: string; role: Role; locale: Locale };

const columns = ['id', 'email', 'name', 'role', 'locale'] as const;

export async function insertStaff(tx: Transaction, member: Omit<StaffMember, 'id'>, now: Date): Promise<number> {
  const { email, ...rest } = member;
  const { id } = await tx
    .insertInto('staff')
    .values({ ...rest, email: normalEmail(email), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findStaffByEmail(db: Db, email: string): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staff')
    .select(columns)
    .where('email', '=', normalEmail(email))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ? memberOf(row) : null;
}

export async function findStaff(db: Db, id: number): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staff')
    .select(columns)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ? memberOf(row) : null;
}

/** Finds also somebody who was removed. */
export async function getStaff(db: Db, id: number): Promise<StaffMember> {
  const row = await db.selectFrom('staff').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  return memberOf(row);
}

export async function hasStaff(db: Db): Promise<boolean> {
  const row = await db.selectFrom('staff').select('id').where('removed_at', 'is', null).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function listStaff(db: Db): Promise<(StaffMember & { lastSeenAt: Date | null })[]> {
  const rows = await db
    .selectFrom('staff as p')
    .leftJoin('staff_sessions as s', 's.staff_id', 'p.id')
    .select(['p.id', 'p.email', 'p.name', 'p.role', 'p.locale'])
    .select(({ fn }) => fn.max('s.last_used_at').as('lastSeenAt'))
    .where('p.removed_at', 'is', null)
    .groupBy('p.id')
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
  return rows.map(({ lastSeenAt, ...row }) => ({ ...memberOf(row), lastSeenAt }));
}

export async function listOwnerNames(db: Db): Promise<string[]> {
  const owners = db.selectFrom('staff').where('role', '=', 'owner').where('removed_at', 'is', null);
  const rows = await owners.select(['id', 'name']).orderBy('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
}

/** Locks their rows: other changes of owners wait for the end of the transaction. */
export async function lockOwners(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function saveRole(tx: Transaction, id: number, role: Role): Promise<void> {
  await tx.updateTable('staff').set({ role }).where('id', '=', id).execute();
}

export async function saveLocale(tx: Transaction, id: number, locale: Locale): Promise<void> {
  await tx.updateTable('staff').set({ locale }).where('id', '=', id).execute();
}

/** The name stays beside what the person did. */
export async function markRemoved(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('staff').set({ removed_at: now }).where('id', '=', id).execute();
  await forgetCredentials(tx, id);
}

/** Passwords, codes, passkeys, links, sessions, known browsers, and what was begun with any of them. */
export async function forgetCredentials(tx: Transaction, staffId: number): Promise<void> {
  const tables = [
    'staff_passwords',
    'staff_recovery_codes',
    'staff_passkeys',
    'staff_links',
    'staff_challenges',
    'staff_devices',
  ] as const;
  for (const table of tables) await tx.deleteFrom(table).where('staff_id', '=', staffId).execute();
  await endSessions(tx, staffId);
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

function memberOf(row: { id: number; email: string; name: string; role: string; locale: string }): StaffMember {
  return { ...row, role: row.role as Role, locale: isLocale(row.locale) ? row.locale : 'en' };
}
