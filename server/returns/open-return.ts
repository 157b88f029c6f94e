// A notice that came by telephone, by letter or over the counter: staff writes it down, and it counts like one of the form.
import { randomUUID } from 'node:crypto';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { ReturnRefusal } from '#src/fulfilment/office/return-refusals.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { addUp, type LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { emptyWithdrawal } from '#src/returns/withdrawal-fields.ts';
import type { Transaction } from '../database/transaction.ts';
import { createToken, hashToken } from '../http/session.ts';
import { isLate, sendReceipt } from './confirm-withdrawal.ts';
import { insertReturn, type ReturnChannel } from './return-store.ts';
import { listWithdrawable } from './withdrawable-lines.ts';

export type NoticeByHand = {
  orderNumber: number;
  lines: readonly LineQuantity[];
  channel: Exclude<ReturnChannel, 'form'>;
  reason: string;
  /** When it came: the law counts from then on. */
  announcedAt: Date;
  /** The shopper gets the acknowledgement that the form would have sent. */
  isAcknowledged: boolean;
};

/** Answers with the number of the return. */
export async function openReturn(
  tx: Transaction,
  { orderNumber, lines, channel, reason, announcedAt, isAcknowledged }: NoticeByHand,
  now: Date,
): Promise<Result<number, ReturnRefusal>> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'locale', 'email', 'address'])
    .where('number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return refuse({ kind: 'OrderUnknown' });
  const chosen = addUp(lines.filter(({ quantity }) => quantity > 0));
  if (chosen.length === 0) return refuse({ kind: 'NothingChosen' });
  const left = await listWithdrawable(tx, order.id);
  const isLeft = ({ position, quantity }: LineQuantity) =>
    left.some((line) => line.position === position && quantity <= line.quantity);
  if (!chosen.every(isLeft)) return refuse({ kind: 'MoreThanLeft' });
  const id = randomUUID();
  const { email } = order;
  const number = await insertReturn(tx, {
    id,
    // Nobody has its address.
    tokenHash: hashToken(createToken()),
    orderId: order.id,
    locale: order.locale as Locale,
    fields: {
      ...emptyWithdrawal,
      ...{ name: (order.address as PostalAddress).fullName, email, orderEmail: email, reason },
      orderNumber: String(order.number),
    },
    lines: chosen,
    isLate: await isLate(tx, order.id, announcedAt),
    isAcknowledged,
    channel,
    announcedAt,
  });
  if (isAcknowledged) await sendReceipt(tx, id, now);
  return ok(number);
}
