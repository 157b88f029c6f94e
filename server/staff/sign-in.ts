// Signing in with a password and a code.
import { ok, type Result, refuse } from '#src/result.ts';
import type { SignInRefusal } from '#src/staff/sign-in-refusals.ts';
import { inTransactionEvenIfRefused } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { writeAudit } from './audit/audit-log.ts';
import { countFailedSignIn } from './failed-sign-ins.ts';
import { isPasswordOf } from './hash-password.ts';
import { findPassword } from './password-store.ts';
import { spendCode } from './second-factor.ts';
import { countSignInTry, forgiveSignInTries } from './sign-in-limits.ts';
import { enterBrowser, type SignedInBrowser } from './signed-in-browser.ts';
import { findStaffByEmail } from './staff-store.ts';
import { tellStaff } from './tell-staff.ts';

export type Credentials = { email: string; password: string; code: string };

/**
 * Whatever is wrong gets the same refusal, after the same work. Throws `TOO_MANY_REQUESTS` before anything is hashed.
 */
export async function signIn(
  context: OfficeContext,
  { email, password, code }: Credentials,
): Promise<Result<SignedInBrowser, SignInRefusal>> {
  const { db, now, guesses, passwordCost, totp, client, device } = context;
  await guesses.count();
  const { address } = client;
  const counted = await countSignInTry(db, { email, address, deviceToken: device.token }, now());
  const member = await findStaffByEmail(db, email);
  const stored = await findPassword(db, member?.id ?? 0);
  const isRight = await isPasswordOf(stored?.hash ?? null, password, passwordCost);
  const signedIn = await inTransactionEvenIfRefused(db, async (tx) => {
    const at = now();
    const isProven =
      isRight &&
      member &&
      stored &&
      (await spendCode(tx, { now, totp }, { staffId: member.id, password: stored, code }));
    if (!isProven) {
      // The password is right: somebody else may know it.
      if (isRight && member) await tellStaff(tx, member.id, 'codeWrong', at);
      await countFailedSignIn(tx, { way: 'password', staffId: member?.id ?? null, address }, at);
      return refuse({ kind: 'UNKNOWN_ACCOUNT' } as const);
    }
    await forgiveSignInTries(tx, counted);
    const browser = await enterBrowser(tx, member.id, context, at);
    const by = { staffId: member.id, who: member.email, ...client };
    await writeAudit(tx, by, { kind: 'signIn', subject: 'password' }, at);
    return ok(browser);
  });
  if (signedIn.ok) await guesses.forgive();
  return signedIn;
}
