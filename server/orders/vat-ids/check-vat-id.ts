// Asks VIES, in the background, about the VAT id of a company that has ordered. The order waits for nothing: VAT is charged
// either way, and staff sees what came of it.
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import { addToOutbox } from '../../outbox/outbox-store.ts';
import type { AskVies, VatIdAnswer } from '../../schema/connection-services.ts';
import { findSettings } from '../../shop/settings-store.ts';
import { isVatId, writeVatId } from '../../shop/write-company.ts';
import type { OrderCompany } from '../order-store.ts';
import { keepVatIdCheck, type VatIdCheck } from './vat-id-check-store.ts';

export const CHECK_VAT_ID = 'check-vat-id';

/** A member state is away for hours at times. */
const MOST_ATTEMPTS = 8;
const HOUR_MS = 60 * 60_000;

type Services = { db: Db; now: () => Date; askVies: AskVies };

export function createVatIdEffects(services: Services): Record<string, OutboxEffect> {
  return inLane(
    { name: 'vies' },
    { [CHECK_VAT_ID]: ({ payload, deduplicationKey }) => check(services, payload, deduplicationKey) },
  );
}

async function check(
  { db, now, askVies }: Services,
  payload: Record<string, unknown>,
  deduplicationKey: string,
): Promise<void> {
  const [orderId, attempt] = [String(payload.orderId), Number(payload.attempt ?? 1)];
  const given = await findVatIdOf(db, orderId);
  if (!given) return;
  const answer = await ask(askVies, given, await findRequester(db));
  const state = states[answer.state];
  if (!state) return;
  const { country, vatId } = given;
  const { consultation = '', says } = answer;
  await inTransaction(db, async (tx) => {
    const kept = { vatId: writeVatId(vatId, country), state, consultation, says, askedAt: now() };
    await keepVatIdCheck(tx, orderId, kept);
    if (state === 'no_answer' && attempt < MOST_ATTEMPTS) {
      await askAgain(tx, { orderId, deduplicationKey, attempt: attempt + 1 }, now());
    }
  });
}

/** What is malformed or of no member state is not asked about, and nothing is kept of it. */
const states: Readonly<Partial<Record<VatIdAnswer['state'], VatIdCheck['state']>>> = {
  VALID: 'valid',
  INVALID: 'invalid',
  NO_ANSWER: 'no_answer',
};

type Asked = { vatId: string; country: string };

/** VIES refuses whoever asks with a number of its own that is not in force: it is asked without, and proves nothing then. */
async function ask(askVies: AskVies, given: Asked, requester: Asked | null): Promise<VatIdAnswer> {
  const answer = await askVies({ ...given, requester });
  return answer.isRequesterRefused ? askVies({ ...given, requester: null }) : answer;
}

function askAgain(
  tx: Transaction,
  { orderId, deduplicationKey, attempt }: { orderId: string; deduplicationKey: string; attempt: number },
  now: Date,
): Promise<void> {
  const key = `${deduplicationKey.replace(/:\d+$/, '')}:${attempt}`;
  const dueAt = new Date(now.getTime() + (attempt - 1) * HOUR_MS);
  return addToOutbox(tx, { deduplicationKey: key, kind: CHECK_VAT_ID, payload: { orderId, attempt }, dueAt }, now);
}

/** The number as the order says it now; null: no company, or none with a number. */
async function findVatIdOf(db: Db, orderId: string): Promise<Asked | null> {
  const order = await db
    .selectFrom('orders')
    .select(['company', 'address', 'billing_address as billed'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const vatId = (order?.company as OrderCompany | null)?.taxId;
  if (!order || !vatId) return null;
  const { country } = (order.billed ?? order.address) as PostalAddress;
  return { vatId, country: /^[A-Z]{2}/.test(vatId) ? stateOf(vatId) : country };
}

/** Greece writes EL. */
function stateOf(vatId: string): string {
  const written = vatId.slice(0, 2);
  return written === 'EL' ? 'GR' : written;
}

async function findRequester(db: Db): Promise<Asked | null> {
  const company = await findSettings(db, 'company');
  if (!company) return null;
  const { vatId, taxNumber, address } = company.data;
  const own = vatId || (address.country === 'PL' ? taxNumber : '');
  const written = writeVatId(own, address.country);
  return own !== '' && isVatId(written, address.country) ? { vatId: own, country: address.country } : null;
}
