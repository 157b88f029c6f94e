// Asking to hear when a variant is back, by double opt-in: an address counts once whoever reads its mail has said so. What is
// answered never tells whether an address is on the list already.
import { randomUUID } from 'node:crypto';
import { isEmailAddress, toAsciiEmail } from '#src/email-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { countFromAddress } from '../http/request-limits.ts';
import { addUnconfirmedMail, askerOf } from '../outbox/unconfirmed-mail.ts';
import type { RequestContext } from '../schema/request-context.ts';
import {
  type BackInStockRequest,
  confirmRequest,
  deleteRequest,
  findRequest,
  REQUEST_LIFE_MS,
  saveRequest,
} from './back-in-stock-store.ts';
import { readRequestToken } from './back-in-stock-token.ts';
import { requests } from './service-limits.ts';

type Services = Pick<RequestContext, 'db' | 'now'>;

export type AskedBackInStock = { variantId: string; email: string; locale: Locale };

/** Throws `TOO_MANY_REQUESTS` when an address of the network asks too often. `handle`: of the product. */
export async function requestBackInStock(
  { db, now, session }: Services & Pick<RequestContext, 'session'>,
  { variantId, email: typed, locale }: AskedBackInStock,
): Promise<Result<{ handle: string }, { kind: 'VariantUnknown' } | { kind: 'EmailWrong'; handle: string }>> {
  const at = now();
  await countFromAddress(db, requests, session.address, at);
  const variant = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'products.handle'])
    .where('variants.id', '=', variantId)
    .where('variants.archived_at', 'is', null)
    .where('products.status', '=', 'active')
    .where('products.is_published', '=', true)
    .executeTakeFirst();
  if (!variant) return refuse({ kind: 'VariantUnknown' });
  const { handle } = variant;
  const email = toAsciiEmail(typed);
  if (!isEmailAddress(email)) return refuse({ kind: 'EmailWrong', handle });
  await inTransaction(db, async (tx) => {
    const request = await saveRequest(tx, { id: randomUUID(), variantId, email, locale, createdAt: at });
    if (request.isConfirmed) return;
    const kind = 'back-in-stock-confirm';
    const entry = { deduplicationKey: `${kind}-${randomUUID()}`, kind, payload: { requestId: request.id } } as const;
    await addUnconfirmedMail(tx, { ...entry, to: email, asker: askerOf(session.address) }, at);
  });
  return ok({ handle });
}

export type RequestState =
  | { kind: 'unconfirmed' | 'waiting' | 'sent'; request: BackInStockRequest }
  /** `used`: what it was for has happened, or was undone. */
  | { kind: 'forged' | 'expired' | 'used' };

export async function readRequestState({ db, now }: Services, token: string): Promise<RequestState> {
  const signed = await readRequestToken(db, token, now());
  if (!signed) return { kind: 'forged' };
  const isOld = (since: Date) => now().getTime() - since.getTime() > REQUEST_LIFE_MS;
  const request = await findRequest(db, signed.id);
  if (!request) return { kind: isOld(signed.createdAt) ? 'expired' : 'used' };
  if (request.sentAt) return { kind: 'sent', request };
  if (request.confirmedAt) return { kind: 'waiting', request };
  return isOld(request.createdAt) ? { kind: 'expired' } : { kind: 'unconfirmed', request };
}

/** Does nothing but for a link that can still be confirmed. */
export async function confirmBackInStock(services: Services, token: string): Promise<void> {
  const state = await readRequestState(services, token);
  if (state.kind !== 'unconfirmed') return;
  await inTransaction(services.db, (tx) => confirmRequest(tx, state.request.id, services.now()));
}

/** Whether the link is one of ours: whatever it was for is gone then. */
export async function withdrawBackInStock({ db, now }: Services, token: string): Promise<boolean> {
  const signed = await readRequestToken(db, token, now());
  if (signed) await inTransaction(db, (tx) => deleteRequest(tx, signed.id));
  return signed !== null;
}
