// The second step: the notice is given. It is put down as it was written, with what it is about, and its receipt is
// acknowledged; nothing is refunded and nothing restocked. The same draft confirmed again is the same notice.
import { randomUUID } from 'node:crypto';
import type { Locale } from '#src/i18n/locales.ts';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { checkWithdrawal, receiptEmail } from '#src/returns/withdrawal-fields.ts';
import { isAfterPeriod } from '#src/returns/withdrawal-period.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { hashToken } from '../http/session.ts';
import type { OrderAddress } from '../orders/order-store.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { listParcels } from '../shipping/parcel-store.ts';
import { publishEvent } from '../webhooks/publish-event.ts';
import { countAcknowledged, findReturnByToken, insertReturn, type NewReturn } from './return-store.ts';
import { listWithdrawable } from './withdrawable-lines.ts';
import { deleteDraft, lockDraft, type WithdrawalDraft } from './withdrawal-draft-store.ts';

/** To one e-mail address in a day: anybody can type anybody's. */
export const ACKNOWLEDGEMENTS_A_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

export type WithdrawalRefusal =
  | { kind: 'WithdrawalUnknown' }
  | { kind: 'Incomplete' }
  | { kind: 'NothingChosen' }
  /** Some of it was withdrawn from, or came back, in the meantime; or it is excepted, which the page does not offer. */
  | { kind: 'MoreThanLeft' };

export type Confirmation = { token: string; locale: Locale; lines: readonly LineQuantity[] };

export async function confirmWithdrawal(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
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
    const email = receiptEmail(draft.fields);
    const acknowledged = await countAcknowledged(tx, email, new Date(at.getTime() - DAY_MS));
    const announced: NewReturn = {
      id: randomUUID(),
      tokenHash,
      orderId: draft.orderId,
      locale,
      fields: { ...draft.fields, email },
      lines: chosen.value,
      isLate: draft.orderId !== null && (await isLate(tx, draft.orderId, at)),
      isAcknowledged: acknowledged < ACKNOWLEDGEMENTS_A_DAY,
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
    country: (order.address as OrderAddress).country,
  };
  return isAfterPeriod(deliveries, at);
}

async function tell(tx: Transaction, { id: returnId, orderId, isAcknowledged, announcedAt }: NewReturn): Promise<void> {
  const kinds = [...(isAcknowledged ? ['withdrawal-received'] : []), 'merchant-withdrawal'];
  for (const kind of kinds) {
    await addToOutbox(tx, { deduplicationKey: `${kind}-${returnId}`, kind, payload: { returnId } }, announcedAt);
  }
  const event = { type: 'withdrawal.announced', key: returnId, returnId, ...(orderId && { orderId }) } as const;
  await publishEvent(tx, event, announcedAt);
}
