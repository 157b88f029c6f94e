import { ok, type Result, refuse } from '#src/result.ts';
import type { SignInRefusal } from '#src/staff/sign-in-refusals.ts';
import { inTransactionEvenIfRefused } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { writeAudit } from './audit/audit-log.ts';
import { notePasskeyUse } from './passkeys/passkey-store.ts';
import { verifyPasskey } from './passkeys/verify-passkey.ts';
import { replaceSession } from './session-store.ts';
import { getStaff } from './staff-store.ts';

/** The session's token. Throws `TOO_MANY_REQUESTS` after too many tries from one address. */
export async function signInWithPasskey(
  context: OfficeContext,
  answer: string,
): Promise<Result<string, SignInRefusal>> {
  const { db, now, guesses, client, session } = context;
  await guesses.count();
  const proven = await verifyPasskey(context, {}, answer);
  return inTransactionEvenIfRefused(db, async (tx) => {
    const at = now();
    if (!proven) {
      const by = { staffId: null, who: 'nobody', ...client };
      await writeAudit(tx, by, { kind: 'signIn.refused', subject: 'passkey' }, at);
      return refuse({ kind: 'UNKNOWN_ACCOUNT' });
    }
    await notePasskeyUse(tx, proven.id, proven.counter, at);
    const token = await replaceSession(tx, proven.staffId, { client, now: at, earlier: session.id });
    const { email } = await getStaff(tx, proven.staffId);
    await writeAudit(
      tx,
      { staffId: proven.staffId, who: email, ...client },
      { kind: 'signIn', subject: 'passkey' },
      at,
    );
    return ok(token);
  });
}
