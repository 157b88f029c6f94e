// Somebody typed an e-mail address into the form. Nothing is sent to it but a question, until that is answered; and whatever
// is known of the address, the visitor gets the same answer.
import { randomUUID } from 'node:crypto';
import { emailKey, isEmailAddress } from '#src/email-address.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { countFromAddress } from '../http/request-limits.ts';
import { createToken } from '../http/session.ts';
import { type Asker, addUnconfirmedMail, askerOf } from '../outbox/unconfirmed-mail.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { perAddress } from './newsletter-limits.ts';
import { type Consent, saveRequest } from './subscription-store.ts';

export const CONFIRMATION_MAIL = 'newsletter-confirmation';

type Services = Pick<RequestContext, 'db' | 'now' | 'session' | 'readShop'>;

export type RequestRefusal = { kind: 'EmailInvalid' } | { kind: 'NoNewsletter' };

/** Throws `TOO_MANY_REQUESTS` when somebody asks too often. */
export async function requestNewsletter(
  { db, now, session, readShop }: Services,
  { email: typed, ...consent }: Consent,
): Promise<Result<null, RequestRefusal>> {
  if (!(await readShop()).marketing.newsletter) return refuse({ kind: 'NoNewsletter' });
  const email = emailKey(typed);
  if (!isEmailAddress(email)) return refuse({ kind: 'EmailInvalid' });
  const at = now();
  await countFromAddress(db, perAddress, session.address, at);
  // Anyone who asks again, because no e-mail came, gets another one. Of an address that had enough nobody is told: the
  // answer must not say what is known of it.
  const cause = { id: randomUUID(), asker: askerOf(session.address) };
  await inTransaction(db, (tx) => askToConfirm(tx, { ...consent, email }, cause, at));
  return ok(null);
}

type Cause = { id: string; asker: Asker };

/** The same cause asks once. */
export async function askToConfirm(tx: Transaction, consent: Consent, { id, asker }: Cause, now: Date): Promise<void> {
  const subscriptionId = await saveRequest(tx, consent, createToken(), now);
  const deduplicationKey = `${CONFIRMATION_MAIL}-${id}`;
  const entry = { deduplicationKey, kind: CONFIRMATION_MAIL, payload: { subscriptionId } } as const;
  await addUnconfirmedMail(tx, { ...entry, to: consent.email, asker }, now);
}
