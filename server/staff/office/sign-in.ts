import { type Result, refuse } from '#src/result.ts';
import type { GuessLimit } from '../../http/request-limits.ts';

type Refused = Extract<Result<never, { kind: 'UNKNOWN_ACCOUNT' }>, { ok: false }>;

/**
 * Refuses everybody: the shop has no staff accounts yet, so no e-mail address and password match one, and neither is
 * looked at. Throws `TOO_MANY_REQUESTS` after too many tries.
 */
export async function signIn(guesses: GuessLimit): Promise<Refused> {
  await guesses.requireFew();
  await guesses.noteWrong();
  return refuse({ kind: 'UNKNOWN_ACCOUNT' });
}
