// The sessions of staff. Every request reads its own, so that a revoked one is gone at once, in every process.
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { permissionsOf, type Role } from '#src/staff/permissions.ts';
import type { SignedInStaff } from '#src/staff/signed-in-staff.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { createToken, hashToken, isToken } from '../http/session.ts';
import type { StaffClient } from '../schema/request-context.ts';
import { IDLE_MS, LONGEST_MS } from './session-rules.ts';

export type StaffSession = {
  id: number;
  staff: SignedInStaff;
  /** Null when nobody has proved again who it is. */
  steppedUpAt: Date | null;
  lastUsedAt: Date;
};

export type ListedSession = StaffClient & { id: number; createdAt: Date; lastUsedAt: Date };

/** Null for a session that is unknown, revoked, idle for too long or too old, and for somebody who was removed. */
export async function findSession(db: Db, token: unknown, now: Date): Promise<StaffSession | null> {
  if (!isToken(token)) return null;
  const row = await livingSessions(db, now).where('s.token_hash', '=', hashToken(token)).executeTakeFirst();
  return row ? sessionOf(row) : null;
}

/** Those of these sessions that are not over. */
export async function listLivingSessions(db: Db, ids: readonly number[], now: Date): Promise<StaffSession[]> {
  const rows = await livingSessions(db, now).where('s.id', 'in', ids).execute();
  return rows.map(sessionOf);
}

function livingSessions(db: Db, now: Date) {
  return (
    db
      .selectFrom('staff_sessions as s')
      .innerJoin('staff as p', 'p.id', 's.staff_id')
      .select(['s.id', 's.stepped_up_at', 's.last_used_at', 's.staff_id', 'p.name', 'p.email', 'p.role', 'p.locale'])
      .where('s.last_used_at', '>', before(now, IDLE_MS))
      .where('s.created_at', '>', before(now, LONGEST_MS))
      // One that a wrong clock began would last until that clock's day has come.
      .where('s.last_used_at', '<=', latestPossible(now))
      .where('s.created_at', '<=', latestPossible(now))
      .where('p.removed_at', 'is', null)
  );
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof livingSessions>['executeTakeFirstOrThrow']>>;

function sessionOf(row: SessionRow): StaffSession {
  const role = row.role as Role;
  const locale: Locale = isLocale(row.locale) ? row.locale : 'en';
  const { name, email } = row;
  const staff = { id: row.staff_id, name, email, role, permissions: permissionsOf[role], locale };
  return { id: row.id, staff, steppedUpAt: row.stepped_up_at, lastUsedAt: row.last_used_at };
}

export async function noteUse(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('staff_sessions').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** The new session's token, for the cookie. Sessions that are over are deleted by the way. */
export async function startSession(tx: Transaction, staffId: number, client: StaffClient, now: Date): Promise<string> {
  await tx
    .deleteFrom('staff_sessions')
    .where((at) =>
      at.or([at('last_used_at', '<=', before(now, IDLE_MS)), at('created_at', '<=', before(now, LONGEST_MS))]),
    )
    .execute();
  const token = createToken();
  await tx
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      created_at: now,
      last_used_at: now,
      // Signing in proves it, too.
      stepped_up_at: now,
      ...client,
    })
    .execute();
  return token;
}

/** Begins the session of the person who signs in; one of somebody that the same browser had before ends. */
export async function replaceSession(
  tx: Transaction,
  staffId: number,
  { client, now, earlier }: { client: StaffClient; now: Date; earlier: number | null },
): Promise<string> {
  if (earlier !== null) await tx.deleteFrom('staff_sessions').where('id', '=', earlier).execute();
  return startSession(tx, staffId, client, now);
}

/** Proved again: the same session under a new token, so that an older copy of the cookie is worth nothing. */
export async function stepUpSession(tx: Transaction, id: number, now: Date): Promise<string> {
  const token = createToken();
  await tx
    .updateTable('staff_sessions')
    .set({ token_hash: hashToken(token), stepped_up_at: now })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return token;
}

export async function listSessions(db: Db, staffId: number, now: Date): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'address', 'device'])
    .where('staff_id', '=', staffId)
    .where('last_used_at', '>', before(now, IDLE_MS))
    .where('created_at', '>', before(now, LONGEST_MS))
    .where('last_used_at', '<=', latestPossible(now))
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows;
}

/** Ends sessions of one person: all of them, one of them, or all but one. False when there was none. */
export async function endSessions(
  tx: Transaction,
  staffId: number,
  which: { id?: number; except?: number | null } = {},
): Promise<boolean> {
  let ending = tx.deleteFrom('staff_sessions').where('staff_id', '=', staffId);
  if (which.id !== undefined) ending = ending.where('id', '=', which.id);
  if (which.except) ending = ending.where('id', '<>', which.except);
  const { numDeletedRows } = await ending.executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Meant for a password that is being set up in this session. */
export async function keepTotpSecret(tx: Transaction, id: number, secret: Buffer): Promise<void> {
  await tx.updateTable('staff_sessions').set({ totp_secret: secret }).where('id', '=', id).execute();
}

export async function findTotpSecret(db: Db, id: number): Promise<Buffer | null> {
  const row = await db.selectFrom('staff_sessions').select('totp_secret').where('id', '=', id).executeTakeFirst();
  return row?.totp_secret ?? null;
}

/** Null when none was begun. Locks the session: of two tries at the same time one finds it. */
export async function takeTotpSecret(tx: Transaction, id: number): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('staff_sessions')
    .select('totp_secret')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await tx.updateTable('staff_sessions').set({ totp_secret: null }).where('id', '=', id).execute();
  return row?.totp_secret ?? null;
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
