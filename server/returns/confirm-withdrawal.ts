// The second step: the notice is given. It is put down as it was written, with what it is about, and its receipt is
// acknowledged; nothing is refunded and nothing restocked. The same draft confirmed again is the same notice.
import { randomUUID } from 'node:crypto';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import { mailboxOf } from '#src/email-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { checkWithdrawal, receiptEmail } from '#src/returns/withdrawal-fields.ts';
import { isAfterPeriod } from '#src/returns/withdrawal-period.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { hashToken } from '../http/session.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { type Asker, addUnconfirmedMail, askerOf } from '../outbox/unconfirmed-mail.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { listParcels } from '../shipping/parcel-store.ts';
import { publishEvent } from '../webhooks/publish-event.ts';
import { findReturnByToken, insertReturn, type NewReturn } from './return-store.ts';
import { listWithdrawable } from './withdrawable-lines.ts';
import { deleteDraft, lockDraft, type WithdrawalDraft } from './withdrawal-draft-store.ts';

export type WithdrawalRefusal =
  | { kind: 'WithdrawalUnknown' }
  | { kind: 'Incomplete' }
  | { kind: 'NothingChosen' }
  /** Some of it was withdrawn from, or came back, in the meantime; or it is excepted, which the page does not offer. */
  | { kind: 'MoreThanLeft' };

export type Confirmation = { token: string; locale: Locale; lines: readonly LineQuantity[] };

export async function confirmWithdrawal(
  { db, now, session }: Pick<RequestContext, 'db' | 'now' | 'session'>,
  { token, locale, lines }: Confirmation,
): Promise<Result<null, WithdrawalRefusal>> {
  const tokenHash = hashToken(token);
  return inTransaction(db, async (tx) => {
    const draft = await lockDraft(tx, tokenHash);
    if (!draft) return (await findReturnByToken(tx, tokenHash)) ? ok(null) : refuse({ kind: 'WithdrawalUnknown' });
    if (checkWithdrawal(draft.fields).length > 0) return refuse({ kind: 'Incomplete' });
    const chosen = await chooseLines(tx, draft, lines);
    if (!chosen.ok) return chosen;
    const at = now();
    const id = randomUUID();
    const email = receiptEmail(draft.fields);
    const announced: NewReturn = {
      id,
      tokenHash,
      orderId: draft.orderId,
      locale,
      fields: { ...draft.fields, email },
      lines: chosen.value,
      isLate: draft.orderId !== null && (await isLate(tx, draft.orderId, at)),
      isAcknowledged: await acknowledge(tx, { id, orderId: draft.orderId, email, asker: askerOf(session.address) }, at),
      announcedAt: at,
    };
    await insertReturn(tx, announced);
    await deleteDraft(tx, tokenHash);
    await tell(tx, announced);
    return ok(null);
  });
}

/** Locks the order, so that two notices at once do not take the same goods. */
async function chooseLines(
  tx: Transaction,
  { orderId }: WithdrawalDraft,
  wanted: readonly LineQuantity[],
): Promise<Result<LineQuantity[], WithdrawalRefusal>> {
  if (orderId === null) return ok([]);
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  const left = await listWithdrawable(tx, orderId);
  const chosen = wanted.filter(({ quantity }) => quantity > 0);
  if (chosen.length === 0) return refuse({ kind: 'NothingChosen' });
  const isLeft = ({ position, quantity }: LineQuantity) =>
    left.some((line) => line.position === position && quantity <= line.quantity && !line.isExcepted);
  return chosen.every(isLeft) ? ok(chosen) : refuse({ kind: 'MoreThanLeft' });
}

export async function isLate(tx: Transaction, orderId: string, at: Date): Promise<boolean> {
  const [order, parcels] = await Promise.all([
    tx.selectFrom('orders').select(['fulfilment_state', 'address']).where('id', '=', orderId).executeTakeFirstOrThrow(),
    listParcels(tx, orderId),
  ]);
  const deliveries = {
    isAllSent: !['unfulfilled', 'partly_sent'].includes(order.fulfilment_state),
    deliveredAt: parcels.map(({ deliveredAt }) => deliveredAt),
    country: (order.address as PostalAddress).country,
  };
  return isAfterPeriod(deliveries, at);
}

/**
 * What was written goes where somebody has paid for an order: anybody can type anybody's address, and would have the shop
 * send whatever text there. Another address is bounded like any that is unconfirmed, and told no more than that a notice
 * came unless its order was paid. Says whether `email` gets an e-mail.
 */
async function acknowledge(
  tx: Transaction,
  { id: returnId, orderId, email, asker }: { id: string; orderId: string | null; email: string; asker: Asker },
  now: Date,
): Promise<boolean> {
  const order = orderId
    ? await tx
        .selectFrom('orders')
        .select('email')
        .where('id', '=', orderId)
        .where('captured_minor', '>', 0)
        .executeTakeFirst()
    : null;
  if (order) await sendReceipt(tx, returnId, now);
  if (order && mailboxOf(order.email) === mailboxOf(email)) return true;
  const kind = 'withdrawal-noted';
  const entry = { deduplicationKey: `${kind}-${returnId}`, kind, payload: { returnId } } as const;
  return addUnconfirmedMail(tx, { ...entry, to: email, asker }, now);
}

/** Sends the acknowledgement with all that was written to the address of the order. */
export async function sendReceipt(tx: Transaction, returnId: string, now: Date): Promise<void> {
  const kind = 'withdrawal-received';
  await addToOutbox(tx, { deduplicationKey: `${kind}-${returnId}`, kind, payload: { returnId } }, now);
}

async function tell(tx: Transaction, { id: returnId, orderId, announcedAt }: NewReturn): Promise<void> {
  const kind = 'merchant-withdrawal';
  await addToOutbox(tx, { deduplicationKey: `${kind}-${returnId}`, kind, payload: { returnId } }, announcedAt);
  const event = { type: 'withdrawal.announced', key: returnId, returnId, ...(orderId && { orderId }) } as const;
  await publishEvent(tx, event, announcedAt);
}
