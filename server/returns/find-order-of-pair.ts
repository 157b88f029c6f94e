// The order that somebody means who has no link to it. Whatever is wrong, number or address, is answered alike, and by the
// same statements: the answer and its time tell nothing of other people's orders.
import { emailKey } from '#src/email-address.ts';
import type { WithdrawalFields } from '#src/returns/withdrawal-fields.ts';
import type { Db } from '../database/connect.ts';
import { mayLookUp, noteWrongPair } from './withdrawal-limits.ts';

type Asker = { db: Db; now: () => Date; address: string };

/** Null when no order has this number and this e-mail address. */
export async function findOrderOfPair(
  { db, now, address }: Asker,
  fields: Pick<WithdrawalFields, 'orderNumber' | 'orderEmail'>,
): Promise<string | null> {
  const number = readOrderNumber(fields.orderNumber);
  // Nothing is guessed by who names no number.
  if (number === null) return null;
  const orderEmail = emailKey(fields.orderEmail);
  const guesser = { address, orderEmail };
  const [isAllowed, order] = await Promise.all([
    mayLookUp(db, guesser, now()),
    db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .where(({ fn }) => fn<string>('lower', ['email']), '=', orderEmail)
      .executeTakeFirst(),
  ]);
  if (isAllowed && order) return order.id;
  await noteWrongPair(db, guesser, now());
  return null;
}

/** `1001`, `#1001`, `Nr. 1001`. */
export function readOrderNumber(text: string): number | null {
  const [digits] = /\d{1,15}/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
