// The discount code that a platform wants in a cart. A gift card is money, and is typed in by whoever pays.
import { isCode, normaliseCode } from '#src/discounts/discount-code.ts';
import { isGiftCardCode, normaliseGiftCardCode } from '#src/gift-cards/gift-card-code.ts';
import type { StoredCart } from '../../cart/cart-store.ts';
import { meantCode, putCodeInto, wrongCodesFrom } from '../../cart/set-discount-code.ts';
import type { Transaction } from '../../database/transaction.ts';
import { findDiscountCode } from '../../discounts/discount-code-store.ts';
import { countTry, uncountTry } from '../../http/count-tries.ts';
import { type ShownMessage, say } from '../messages/business-messages.ts';
import type { UcpServices } from '../operation.ts';

/** `code`: null takes the one in the cart out. Of `isTooMany` nothing is looked at any more. */
export type ReadCode =
  | { isCard: true; others: ShownMessage[] }
  | { isCard: false; code: string | null; isTooMany: boolean; others: ShownMessage[] };

/** Counted before it is looked up: many at once get no further than one after the other. None takes the code out. */
export async function readCode(services: UcpServices, codes: readonly string[]): Promise<ReadCode> {
  const { context, t } = services;
  const [typed = '', ...more] = [...new Set(codes.map((each) => each.trim()))];
  const others = more.map((_, position) => say(t, 'codeNotCombined', { path: pathOf(position + 1) }));
  const { db, session, now } = context;
  const isCard = isGiftCardCode(normaliseGiftCardCode(typed)) && !(await findDiscountCode(db, normaliseCode(typed)));
  if (isCard) return { isCard, others };
  const code = (await meantCode(db, typed)) || null;
  const isTooMany = code !== null && (await countTry(db, ...wrongCodesFrom(session.address), now())) > 0;
  return { isCard, code, isTooMany, others };
}

/** `isGuess`: a code that there is not, which stays counted. */
export type PutCode = { messages: ShownMessage[]; isGuess: boolean };

/** Of several codes the first counts. The cart must be locked. */
export async function putCode(
  tx: Transaction,
  { t, view, context }: UcpServices,
  { cart, read }: { cart: Pick<StoredCart, 'id' | 'checkoutDraft'>; read: ReadCode },
): Promise<PutCode> {
  const { others } = read;
  if (read.isCard) return { messages: [say(t, 'cardAtCheckout', { path: pathOf(0) }), ...others], isGuess: false };
  const { code, isTooMany } = read;
  const refusedAs = (kind: 'UNKNOWN' | 'TOO_MANY_TRIES') =>
    say(t, 'codeRefused', { path: pathOf(0), content: t(`discount.refused${kind}`, { amount: '' }) });
  if (isTooMany) return { messages: [refusedAs('TOO_MANY_TRIES'), ...others], isGuess: true };
  if (code !== null && !isCode(code)) return { messages: [refusedAs('UNKNOWN'), ...others], isGuess: true };
  const put = await putCodeInto(tx, cart, code, { view, now: context.now() });
  // What only the goods lack is said by the cart itself, which keeps the code.
  if (put.ok) return { messages: others, isGuess: false };
  const content = t(`discount.refused${put.error.kind}`, { amount: '' });
  return {
    messages: [say(t, 'codeRefused', { path: pathOf(0), content }), ...others],
    isGuess: put.error.kind === 'UNKNOWN',
  };
}

/** A code that there is was no guess. */
export async function forgiveCode({ context }: UcpServices, read: ReadCode): Promise<void> {
  if (!read.isCard && read.code !== null) await uncountTry(context.db, ...wrongCodesFrom(context.session.address));
}

function pathOf(position: number): string {
  return `$.discounts.codes[${position}]`;
}
