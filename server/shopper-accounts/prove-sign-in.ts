// Proving that the mailbox is one's own: by the code, in the browser that asked, or by pressing the button on the link's page, in any.
import { timingSafeEqual } from 'node:crypto';
import { ok, type Result, refuse } from '#src/result.ts';
import { CODE_TRIES } from '#src/shopper-accounts/account-life.ts';
import type { AccountRefusal } from '#src/shopper-accounts/account-refusals.ts';
import { inTransaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { hashToken } from '../http/session.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { rememberBrowser } from './known-browser.ts';
import { proveAddress } from './shopper-account-store.ts';
import { startShopperSession } from './shopper-session-store.ts';
import { isSignInCode } from './sign-in-secrets.ts';
import { countCodeTry, findSignInOfLink, findSignInOfWindow, type SignIn, spendSignIn } from './sign-in-store.ts';

type Services = Pick<RequestContext, 'db' | 'now' | 'session' | 'guesses'>;
type SignedIn = Result<null, AccountRefusal>;

/** Throws `TOO_MANY_REQUESTS` when a network guesses. */
export async function signInWithCode(services: Services, typed: string): Promise<SignedIn> {
  const { db, now, session, guesses } = services;
  await guesses.count();
  const asked = await findSignInOfWindow(db, session.signIn.read(), now());
  if (!asked || asked.isOver) return refuse({ kind: 'CODE_OVER' });
  const tries = await inTransaction(db, (tx) => countCodeTry(tx, asked.id));
  if (tries === null) return refuse({ kind: 'CODE_USED_UP' });
  const isRight = await isSignInCode(asked.id, typed);
  if (asked.isUnsent || !isRight) {
    return refuse({ kind: tries < CODE_TRIES ? 'CODE_WRONG' : 'CODE_USED_UP' });
  }
  const signedIn = await enter(services, asked, 'CODE_OVER');
  if (signedIn.ok) await guesses.forgive();
  return signedIn;
}

/** Throws `TOO_MANY_REQUESTS` when a network guesses. */
export async function signInWithLink(services: Services, token: string): Promise<SignedIn> {
  const { db, now, guesses } = services;
  await guesses.requireFew();
  const found = await findSignInOfLink(db, token, now());
  if (!found) await guesses.noteWrong();
  if (!found || found.isOver) return refuse({ kind: 'LINK_OVER' });
  return enter(services, found, 'LINK_OVER');
}

/** Whether this browser is the one that asked. */
export function isAskedHere({ windowHash }: SignIn, { signIn }: Services['session']): boolean {
  const token = signIn.read();
  return token !== null && timingSafeEqual(hashToken(token), windowHash);
}

async function enter(
  { db, now, session }: Services,
  signIn: SignIn,
  tooLate: 'CODE_OVER' | 'LINK_OVER',
): Promise<SignedIn> {
  const { email, locale } = signIn;
  const entered = await inTransaction(db, async (tx): Promise<Result<string, AccountRefusal>> => {
    if (!(await spendSignIn(tx, signIn.id, now()))) return refuse({ kind: tooLate });
    const accountId = await proveAddress(tx, { email, locale }, now());
    const token = await startShopperSession(tx, { accountId, session }, now());
    reach('before-sign-in-commit');
    return ok(token);
  });
  if (!entered.ok) return entered;
  reach('before-sign-in-answer');
  session.account.keep(entered.value);
  session.signIn.forget();
  await rememberBrowser(session, email);
  return ok(null);
}
