// What people change about their own account.
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { StaffRefusal } from '#src/staff/staff-refusals.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { forgetDevices } from './device-store.ts';
import { type NewPassword, prepareNewPassword, withEncryptedTotp } from './new-password.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkeys/passkey-store.ts';
import { beginRegistration, readNewPasskey } from './passkeys/register-passkey.ts';
import { findPassword, savePassword } from './password-store.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { endSessions, findTotpSecret, keepTotpSecret, takeTotpSecret } from './session-store.ts';
import { requireSignedIn } from './signed-in.ts';
import { saveLocale } from './staff-store.ts';
import { tellStaff } from './tell-staff.ts';
import { createTotpSecret } from './totp.ts';

/** Options for the browser. */
export async function beginPasskey(context: OfficeContext): Promise<string> {
  const { staff } = requireSignedIn(context);
  const passkeys = await listPasskeys(context.db, staff.id);
  return beginRegistration(context, { staffId: staff.id }, { ...staff, known: passkeys });
}

export async function addPasskey(
  context: OfficeContext,
  { answer, name }: { answer: string; name: string },
): Promise<Result<null, StaffRefusal>> {
  const { db, now, audit } = context;
  const { staff } = requireSignedIn(context);
  const passkey = await readNewPasskey(context, { staffId: staff.id }, answer);
  if (!passkey) return refuse({ kind: 'WRONG_PASSKEY' });
  return inTransaction(db, async (tx) => {
    await insertPasskey(tx, staff.id, passkey, { name, now: now() });
    await tellStaff(tx, staff.id, 'passkeyAdded', now());
    await audit(tx, { kind: 'passkey.added', subject: name });
    return ok(null);
  });
}

export async function removePasskey(context: OfficeContext, id: string): Promise<Result<null, StaffRefusal>> {
  const { db, now, audit } = context;
  const { staff } = requireSignedIn(context);
  return inTransaction(db, async (tx) => {
    // Two removals at the same time must not leave nothing.
    await tx.selectFrom('staff').select('id').where('id', '=', staff.id).forUpdate().execute();
    const passkeys = await listPasskeys(tx, staff.id);
    const removed = passkeys.find((passkey) => passkey.id === id);
    if (passkeys.length === 1 && !(await findPassword(tx, staff.id))) return refuse({ kind: 'LAST_CREDENTIAL' });
    if (removed) {
      await deletePasskey(tx, staff.id, id);
      await tellStaff(tx, staff.id, 'passkeyRemoved', now());
      await audit(tx, { kind: 'passkey.removed', subject: removed.name });
    }
    return ok(null);
  });
}

/** The secret for the authenticator app, kept in the session until the password is saved. */
export async function beginPassword(context: OfficeContext): Promise<Buffer> {
  const { sessionId } = requireSignedIn(context);
  const secret = createTotpSecret();
  await inTransaction(context.db, (tx) => keepTotpSecret(tx, sessionId, secret));
  return secret;
}

/** Recovery codes, to be shown once. Everybody else who is signed in with this account is signed out. */
export async function changePassword(
  context: OfficeContext,
  given: NewPassword,
): Promise<Result<string[], StaffRefusal>> {
  const { db, now, audit } = context;
  const { staff, sessionId } = requireSignedIn(context);
  const totpSecret = await findTotpSecret(db, sessionId);
  if (!totpSecret) return refuse({ kind: 'WRONG_CODE' });
  const password = await prepareNewPassword(context, given, { totpSecret, email: staff.email });
  if (!password.ok) return password;
  return inTransaction(db, async (tx) => {
    // Two may try at the same time: one finds it still there.
    const taken = await takeTotpSecret(tx, sessionId);
    if (!taken?.equals(totpSecret)) return refuse({ kind: 'WRONG_CODE' });
    await savePassword(tx, staff.id, await withEncryptedTotp(context.totp, staff.id, password.value), now());
    const codes = await replaceRecoveryCodes(tx, staff.id);
    await endSessions(tx, staff.id, { except: sessionId });
    await forgetDevices(tx, staff.id, context.device.token);
    await tellStaff(tx, staff.id, 'passwordChanged', now());
    await audit(tx, { kind: 'password.changed', subject: staff.email });
    return ok(codes);
  });
}

export async function renewRecoveryCodes(context: OfficeContext): Promise<Result<string[], StaffRefusal>> {
  const { db, now, audit } = context;
  const { staff } = requireSignedIn(context);
  return inTransaction(db, async (tx) => {
    if (!(await findPassword(tx, staff.id))) return refuse({ kind: 'NO_PASSWORD' });
    const codes = await replaceRecoveryCodes(tx, staff.id);
    await tellStaff(tx, staff.id, 'codesRenewed', now());
    await audit(tx, { kind: 'recoveryCodes.renewed', subject: staff.email });
    return ok(codes);
  });
}

/** One of the person's sessions, or all but this one. False when there was none. */
export async function endOwnSessions(context: OfficeContext, id: number | null): Promise<boolean> {
  const { db, audit } = context;
  const { staff, sessionId } = requireSignedIn(context);
  return inTransaction(db, async (tx) => {
    const wereThere = await endSessions(tx, staff.id, id === null ? { except: sessionId } : { id });
    if (id === null) await forgetDevices(tx, staff.id, context.device.token);
    if (wereThere) await audit(tx, { kind: 'session.ended', subject: id === null ? 'all others' : String(id) });
    return wereThere;
  });
}

export async function changeLocale(context: OfficeContext, locale: Locale): Promise<void> {
  const { db, audit } = context;
  const { staff } = requireSignedIn(context);
  const language = (value: Locale) => ({ language: value });
  await inTransaction(db, async (tx) => {
    await saveLocale(tx, staff.id, locale);
    const change = { before: language(staff.locale), after: language(locale) };
    await audit(tx, { kind: 'language.changed', subject: staff.email, ...change });
  });
}
