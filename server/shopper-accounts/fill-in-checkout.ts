// What the checkout is filled in with for whoever is signed in: the account's address of e-mail, and the first address in it that is
// complete. The shopper goes on as anybody does, and may change all of it.
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { listSavedAddresses } from './shopper-address-store.ts';
import { findShopper } from './shopper-session-store.ts';

/** Null for a guest. */
export async function readShopperDraft(
  services: Pick<RequestContext, 'db' | 'now' | 'session'>,
): Promise<Partial<CheckoutDraftInput> | null> {
  const shopper = await findShopper(services);
  if (!shopper) return null;
  const addresses = await listSavedAddresses(services.db, shopper.accountId);
  const first = addresses.find(({ problems }) => problems.length === 0);
  return { ...first?.typed, email: shopper.email };
}
