// An account with everything that one can hold.
import type { Transaction } from '#server/database/transaction.ts';
import { nobody } from '#server/http/session.ts';
import { proveAddress } from '#server/shopper-accounts/shopper-account-store.ts';
import { saveAddress } from '#server/shopper-accounts/shopper-address-store.ts';
import { insertShopperPasskey } from '#server/shopper-accounts/shopper-passkeys.ts';
import { startShopperSession } from '#server/shopper-accounts/shopper-session-store.ts';
import { keepWishes } from '#server/shopper-accounts/shopper-wishlist-store.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { savedAddressFields, type TypedAddress } from '#src/shopper-accounts/saved-address.ts';
import { aDraft } from '../../fixtures/a-shopper.ts';

const addressOf = (draft: typeof emptyDraft) =>
  Object.fromEntries(savedAddressFields.map((name) => [name, draft[name]])) as TypedAddress;

/** The value of the cookie, and the address that is not complete. */
export async function fillAccount(tx: Transaction): Promise<{ value: string; incomplete: string }> {
  const now = new Date();
  const accountId = await proveAddress(tx, { email: 'anna@example.com', locale: 'pl' }, now);
  await saveAddress(tx, { accountId, id: null, given: addressOf(aDraft) }, now);
  const typed = addressOf({ ...emptyDraft, fullName: 'Anna Maria Wiśniewska-Kowalczyk', country: 'PL' });
  const saved = await saveAddress(tx, { accountId, id: null, given: typed }, now);
  await keepWishes(tx, accountId, ['zubr', 'zolw-jazz', 'hamlet'], now);
  const passkey = {
    id: `credential-${accountId}`,
    publicKey: Buffer.from('key'),
    counter: 0,
    transports: ['internal'],
  };
  await insertShopperPasskey(tx, accountId, passkey, { name: 'Firefox, Linux', now });
  const value = await startShopperSession(tx, { accountId, session: nobody }, now);
  return { value, incomplete: saved.ok ? saved.value.id : '' };
}
