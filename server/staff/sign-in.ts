// Signing in with a password and a code.
import { ok, type Result, refuse } from '#src/result.ts';
import type { SignInRefusal } from '#src/staff/sign-in-refusals.ts';
import { inTransactionEvenIfRefused } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { writeAudit } from './audit/audit-log.ts';
import { isPasswordOf } from './hash-password.ts';
import { findPassword } from './password-store.ts';
import { spendCode } from './second-factor.ts';
import { replaceSession } from './session-store.ts';
import { requireFewTries } from './sign-in-limits.ts';
import { findStaffByEmail } from './staff-store.ts';
import { tellStaff } from './tell-staff.ts';

export type Credentials = { email: string; password: string; code: string };

/**
 * The session's token. Whatever is wrong gets the same refusal, after the same work. Throws `TOO_MANY_REQUESTS` before
 * anything is hashed.
 */
export async function signIn(
  { db, now, guesses, passwordCost, totp, client, session }: OfficeContext,
  { email, password, code }: Credentials,
): Promise<Result<string, SignInRefusal>> {
  await guesses.count();
  await requireFewTries(db, email, now());
  const member = await findStaffByEmail(db, email);
  const stored = await findPassword(db, member?.id ?? 0);
  const isRight = await isPasswordOf(stored?.hash ?? null, password, passwordCost);
  return inTransactionEvenIfRefused(db, async (tx) => {
    const at = now();
    const isProven =
      isRight &&
      member &&
      stored &&
      (await spendCode(tx, { now, totp }, { staffId: member.id, password: stored, code }));
    if (!isProven) {
      // The password is right: somebody else may know it.
      if (isRight && member) await tellStaff(tx, member.id, 'codeWrong', at);
      const by = { staffId: member?.id ?? null, who: member?.email ?? 'nobody', ...client };
      await writeAudit(tx, by, { kind: 'signIn.refused', subject: 'password' }, at);
      return refuse({ kind: 'UNKNOWN_ACCOUNT' });
    }
    const token = await replaceSession(tx, member.id, { client, now: at, earlier: session.id });
    const by = { staffId: member.id, who: member.email, ...client };
    await writeAudit(tx, by, { kind: 'signIn', subject: 'password' }, at);
    return ok(token);
  });
}
