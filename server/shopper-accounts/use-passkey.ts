// Adding a passkey to an account, removing one, and signing in with one.
import { ok, type Result, refuse } from '#src/result.ts';
import type { AccountRefusal } from '#src/shopper-accounts/account-refusals.ts';
import { inTransaction } from '../database/transaction.ts';
import { askForRegistration, readRegisteredPasskey } from '../passkeys/webauthn-registration.ts';
import { askForVerification, readVerifiedPasskey } from '../passkeys/webauthn-verification.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { rememberBrowser } from './known-browser.ts';
import {
  deleteShopperPasskey,
  findShopperPasskey,
  insertShopperPasskey,
  listShopperPasskeys,
  MOST_PASSKEYS,
  noteShopperPasskeyUse,
  shopperChallenges,
} from './shopper-passkeys.ts';
import { type SignedInShopper, startShopperSession } from './shopper-session-store.ts';
import { tellShopper } from './tell-shopper.ts';

type Services = Pick<RequestContext, 'db' | 'now' | 'session' | 'guesses' | 'publicUrl' | 'readShop'>;

/** Options for the browser, as JSON. */
export async function askForNewPasskey(services: Services, { accountId, email }: SignedInShopper): Promise<string> {
  const known = await listShopperPasskeys(services.db, accountId);
  const site = { publicUrl: services.publicUrl, shopName: (await services.readShop()).identity.name };
  return askForRegistration(site, await shopperChallenges(services, accountId).create(), { email, name: email, known });
}

export async function addShopperPasskey(
  services: Services,
  { accountId }: SignedInShopper,
  { answer, name }: { answer: string; name: string },
): Promise<Result<null, AccountRefusal>> {
  const { db, now } = services;
  const passkey = await readRegisteredPasskey(services, shopperChallenges(services, accountId), answer);
  if (!passkey || (await findShopperPasskey(db, passkey.id))) return refuse({ kind: 'PASSKEY_WRONG' });
  if ((await listShopperPasskeys(db, accountId)).length >= MOST_PASSKEYS) return refuse({ kind: 'PASSKEYS_FULL' });
  return inTransaction(db, async (tx) => {
    await insertShopperPasskey(tx, accountId, passkey, { name, now: now() });
    await tellShopper(tx, accountId, 'shopper-passkey-added', now());
    return ok(null);
  });
}

export async function removeShopperPasskey(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { accountId }: SignedInShopper,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await deleteShopperPasskey(tx, accountId, id)) {
      await tellShopper(tx, accountId, 'shopper-passkey-removed', now());
    }
  });
}

/** Options for the browser, as JSON: whichever passkey it finds. */
export function askForPasskeyOf(services: Services): Promise<string> {
  return askForVerification(services, shopperChallenges(services, null));
}

/** Throws `TOO_MANY_REQUESTS` when a network guesses. */
export async function signInShopperWithPasskey(
  services: Services,
  answer: string,
): Promise<Result<null, AccountRefusal>> {
  const { db, now, session, guesses } = services;
  await guesses.count();
  const find = (id: string) => findShopperPasskey(db, id);
  const proven = await readVerifiedPasskey(services, shopperChallenges(services, null), find, answer);
  if (!proven) return refuse({ kind: 'PASSKEY_WRONG' });
  const { id, accountId, email } = proven.stored;
  const token = await inTransaction(db, async (tx) => {
    await noteShopperPasskeyUse(tx, id, proven.counter, now());
    return startShopperSession(tx, { accountId, session }, now());
  });
  session.account.keep(token);
  await rememberBrowser(session, email);
  await guesses.forgive();
  return ok(null);
}
