import type { Locale } from '#src/i18n/locales.ts';
import type { Role } from '#src/staff/permissions.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type StaffMember = { id: number; email: string; name: string; role: Role; locale: Locale };

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
    .select(['id', 'email', 'name', 'role', 'locale'])
    .where('email', '=', normalEmail(email))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ? (row as StaffMember) : null;
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
