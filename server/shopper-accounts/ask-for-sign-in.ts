// Asking for a link and a code. Nothing is looked up: the answer, the e-mail and the work are the same for an address that has an
// account, for one that has ordered, and for one that nobody has ever typed. An account is made when the mailbox is proven.
import { emailKey, isEmailAddress } from '#src/email-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { AccountRefusal } from '#src/shopper-accounts/account-refusals.ts';
import { inTransaction } from '../database/transaction.ts';
import type { RateLimit } from '../http/count-tries.ts';
import { countFromAddress } from '../http/request-limits.ts';
import { addUnconfirmedMail, askerOf } from '../outbox/unconfirmed-mail.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { isKnownBrowser } from './known-browser.ts';
import { insertSignIn, markUnsent } from './sign-in-store.ts';

export const SIGN_IN_MAIL = 'shopper-sign-in';
export const ASKED_PER_NETWORK = 20;
const HOUR_MS = 60 * 60_000;

const asked: RateLimit = { name: 'shopper sign-in', max: ASKED_PER_NETWORK, windowMs: HOUR_MS };

type Services = Pick<RequestContext, 'db' | 'now' | 'session'>;

/**
 * Sends the e-mail, unless the mailbox has had enough of them: then no code is the right one, and the answer to this and to each
 * try is the same. Throws `TOO_MANY_REQUESTS` when a network asks too often.
 */
export async function askForSignIn(
  { db, now, session }: Services,
  { email: typed, locale }: { email: string; locale: Locale },
): Promise<Result<null, AccountRefusal>> {
  const email = emailKey(typed);
  if (!isEmailAddress(email)) return refuse({ kind: 'EMAIL_INVALID' });
  await countFromAddress(db, asked, session.address, now());
  const isKnown = await isKnownBrowser(session, email);
  const windowToken = await inTransaction(db, async (tx) => {
    const { id, windowToken: token } = await insertSignIn(tx, { email, locale }, now());
    const entry = { deduplicationKey: `${SIGN_IN_MAIL}-${id}`, kind: SIGN_IN_MAIL, payload: { signInId: id } } as const;
    const isSent = await addUnconfirmedMail(
      tx,
      { ...entry, to: email, asker: askerOf(session.address), isKnown },
      now(),
    );
    if (!isSent) await markUnsent(tx, id);
    return token;
  });
  session.signIn.keep(windowToken);
  return ok(null);
}
