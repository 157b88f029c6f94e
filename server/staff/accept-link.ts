// What a one-time link is for: the first owner, somebody who was invited, or somebody who comes back in.
import { isEmailAddress } from '#src/email-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { StaffRefusal } from '#src/staff/staff-refusals.ts';
import type { Transaction } from '../database/transaction.ts';
import { inTransaction } from '../database/transaction.ts';
import type { NewPasskey } from '../passkeys/webauthn-registration.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { writeAudit } from './audit/audit-log.ts';
import { findLink, type StaffLink, takeLink } from './link-store.ts';
import { type NewPassword, prepareNewPassword, withEncryptedTotp } from './new-password.ts';
import { insertPasskey } from './passkeys/passkey-store.ts';
import { readNewPasskey } from './passkeys/register-passkey.ts';
import { type StoredPassword, savePassword } from './password-store.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { enterBrowser, type SignedInBrowser } from './signed-in-browser.ts';
import { findStaffByEmail, forgetCredentials, getStaff, hasStaff, insertStaff, normalEmail } from './staff-store.ts';
import { tellOwners, tellStaff } from './tell-staff.ts';

export type Acceptance = {
  token: string;
  /** Only the first owner's is taken: others have theirs in the link. */
  email: string;
  name: string;
  locale: Locale;
  credential: { kind: 'passkey'; answer: string; name: string } | ({ kind: 'password' } & NewPassword);
};

/** `recoveryCodes`: beside a password, to be shown once. */
export type Accepted = { browser: SignedInBrowser; recoveryCodes: string[] };

/** Throws `TOO_MANY_REQUESTS` when somebody guesses. */
export async function acceptLink(
  context: OfficeContext,
  acceptance: Acceptance,
): Promise<Result<Accepted, StaffRefusal>> {
  const { db, now, guesses } = context;
  await guesses.requireFew();
  const link = await findLink(db, acceptance.token, now());
  if (!link) {
    await guesses.noteWrong();
    return refuse({ kind: 'LINK_INVALID' });
  }
  const email = normalEmail(link.email ?? acceptance.email);
  if (!isEmailAddress(email)) return refuse({ kind: 'EMAIL_INVALID' });
  if (link.staffId === null && acceptance.name.trim() === '') return refuse({ kind: 'NAME_MISSING' });
  const credential = await prepareCredential(context, link, email, acceptance.credential);
  if (!credential.ok) return credential;
  return inTransaction(db, async (tx) => {
    // Anyone else who has the link is too late.
    if (!(await takeLink(tx, acceptance.token, now()))) return refuse({ kind: 'LINK_INVALID' });
    if (link.purpose === 'setup' && (await hasStaff(tx))) return refuse({ kind: 'LINK_INVALID' });
    if (link.staffId === null && (await findStaffByEmail(tx, email))) return refuse({ kind: 'EMAIL_TAKEN' });
    return ok(await enter(tx, context, { link, email, acceptance, credential: credential.value }));
  });
}

type Credential = { passkey: NewPasskey; name: string } | { password: StoredPassword };

async function prepareCredential(
  context: OfficeContext,
  { id, totpSecret }: StaffLink,
  email: string,
  given: Acceptance['credential'],
): Promise<Result<Credential, StaffRefusal>> {
  if (given.kind === 'password') {
    const password = await prepareNewPassword(context, given, { totpSecret, email });
    return password.ok ? ok({ password: password.value }) : password;
  }
  const passkey = await readNewPasskey(context, { linkId: id }, given.answer);
  return passkey ? ok({ passkey, name: given.name }) : refuse({ kind: 'WRONG_PASSKEY' });
}

type Entering = { link: StaffLink; email: string; acceptance: Acceptance; credential: Credential };

async function enter(
  tx: Transaction,
  context: OfficeContext,
  { link, email, acceptance, credential }: Entering,
): Promise<Accepted> {
  const { now, client, totp } = context;
  const at = now();
  const { name, locale } = acceptance;
  const role = link.role ?? 'owner';
  const staffId = link.staffId ?? (await insertStaff(tx, { email, name: name.trim(), role, locale }, at));
  // Anyone who has lost the old ones may have lost them to somebody.
  if (link.purpose === 'recovery') await forgetCredentials(tx, staffId);
  const isPassword = 'password' in credential;
  if (isPassword) await savePassword(tx, staffId, await withEncryptedTotp(totp, staffId, credential.password), at);
  else await insertPasskey(tx, staffId, credential.passkey, { name: credential.name, now: at });
  const recoveryCodes = isPassword ? await replaceRecoveryCodes(tx, staffId) : [];
  const browser = await enterBrowser(tx, staffId, context, at);
  const person = await getStaff(tx, staffId);
  if (link.purpose === 'recovery') await tellStaff(tx, staffId, 'accessRenewed', at);
  else if (person.role === 'owner') await tellOwners(tx, staffId, at);
  const after = { name: person.name, role: person.role, credential: isPassword ? 'password' : 'passkey' };
  await writeAudit(
    tx,
    { staffId, who: person.email, ...client },
    { kind: `${link.purpose}.accepted`, subject: person.email, after },
    at,
  );
  return { browser, recoveryCodes };
}
