// Proving again who one is, before what cannot be taken back: by a passkey, or by a code.
import { KasaError } from '#src/errors.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { StaffRefusal } from '#src/staff/staff-refusals.ts';
import { inTransactionEvenIfRefused } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { listPasskeys, notePasskeyUse } from './passkeys/passkey-store.ts';
import { beginVerification, verifyPasskey } from './passkeys/verify-passkey.ts';
import { findPassword } from './password-store.ts';
import { spendCode } from './second-factor.ts';
import { stepUpSession } from './session-store.ts';
import { forgiveProof, requireFewWrongProofs } from './sign-in-limits.ts';
import { requireSignedIn } from './signed-in.ts';

/** Options for the browser; null when the person has no passkey. */
export async function beginStepUp(context: OfficeContext): Promise<string | null> {
  const { staff } = requireSignedIn(context);
  const passkeys = await listPasskeys(context.db, staff.id);
  return passkeys.length > 0 ? beginVerification(context, { staffId: staff.id }, passkeys) : null;
}

/** The session's new token. Throws `TOO_MANY_REQUESTS`. */
export async function stepUpWithPasskey(context: OfficeContext, answer: string): Promise<Result<string, StaffRefusal>> {
  const { db, now, guesses, audit } = context;
  const { staff, sessionId } = requireSignedIn(context);
  await guesses.count();
  await requireFewWrongProofs(db, sessionId, now());
  const proven = await verifyPasskey(context, { staffId: staff.id }, answer);
  return inTransactionEvenIfRefused(db, async (tx) => {
    if (proven?.staffId !== staff.id) {
      await audit(tx, { kind: 'stepUp.refused', subject: 'passkey' });
      return refuse({ kind: 'WRONG_PASSKEY' });
    }
    await forgiveProof(tx, sessionId);
    await notePasskeyUse(tx, proven.id, proven.counter, now());
    const token = await stepUpSession(tx, sessionId, now());
    await audit(tx, { kind: 'stepUp', subject: 'passkey' });
    return ok(token);
  });
}

/** The same with a code of the authenticator app, or a recovery code. Throws `TOO_MANY_REQUESTS`. */
export async function stepUpWithCode(context: OfficeContext, code: string): Promise<Result<string, StaffRefusal>> {
  const { db, now, guesses, audit } = context;
  const { staff, sessionId } = requireSignedIn(context);
  await guesses.count();
  await requireFewWrongProofs(db, sessionId, now());
  const stored = await findPassword(db, staff.id);
  return inTransactionEvenIfRefused(db, async (tx) => {
    if (!stored || !(await spendCode(tx, context, { staffId: staff.id, password: stored, code }))) {
      await audit(tx, { kind: 'stepUp.refused', subject: 'code' });
      return refuse({ kind: 'WRONG_CODE' });
    }
    await forgiveProof(tx, sessionId);
    const token = await stepUpSession(tx, sessionId, now());
    await audit(tx, { kind: 'stepUp', subject: 'code' });
    return ok(token);
  });
}

/** Meant for pages and files, which lead to the proof instead of asking for it. */
export function isSteppedUp({ requireStepUp }: OfficeContext): boolean {
  try {
    requireStepUp();
    return true;
  } catch (error) {
    if (error instanceof KasaError && error.code === 'STEP_UP_NEEDED') return false;
    throw error;
  }
}

/**
 * The page that asks who it is, for a file that wants to know: the file comes once that is proven, and `list` is the page
 * behind it. A browser without scripts comes back to the file's own address with what was refused.
 */
export function proofOf(fileUrl: string, list: string): string {
  const [path = '', query = ''] = fileUrl.split('?', 2);
  const search = new URLSearchParams(query);
  const refused = search.get('refused');
  search.delete('refused');
  const file = search.size > 0 ? `${path}?${search}` : path;
  return officeUrlOf('stepUp', { to: list, file, ...(refused && { refused }) });
}
