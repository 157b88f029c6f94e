import { ok, type Result, refuse } from '#src/result.ts';
import type { SignInRefusal } from '#src/staff/sign-in-refusals.ts';
import { inTransactionEvenIfRefused } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { writeAudit } from './audit/audit-log.ts';
import { countFailedSignIn } from './failed-sign-ins.ts';
import { notePasskeyUse } from './passkeys/passkey-store.ts';
import { verifyPasskey } from './passkeys/verify-passkey.ts';
import { enterBrowser, type SignedInBrowser } from './signed-in-browser.ts';
import { getStaff } from './staff-store.ts';

/** Throws `TOO_MANY_REQUESTS` after too many tries from one address. */
export async function signInWithPasskey(
  context: OfficeContext,
  answer: string,
): Promise<Result<SignedInBrowser, SignInRefusal>> {
  const { db, now, guesses, client } = context;
  await guesses.count();
  const proven = await verifyPasskey(context, {}, answer);
  const signedIn = await inTransactionEvenIfRefused(db, async (tx) => {
    const at = now();
    if (!proven) {
      await countFailedSignIn(tx, { way: 'passkey', staffId: null, address: client.address }, at);
      return refuse({ kind: 'UNKNOWN_ACCOUNT' } as const);
    }
    await notePasskeyUse(tx, proven.id, proven.counter, at);
    const browser = await enterBrowser(tx, proven.staffId, context, at);
    const { email } = await getStaff(tx, proven.staffId);
    await writeAudit(
      tx,
      { staffId: proven.staffId, who: email, ...client },
      { kind: 'signIn', subject: 'passkey' },
      at,
    );
    return ok(browser);
  });
  if (signedIn.ok) await guesses.forgive();
  return signedIn;
}
