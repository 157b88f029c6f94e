// The discount code that a platform wants in a cart. A gift card is money, and is typed in by whoever pays.
import { isCode, normaliseCode } from '#src/discounts/discount-code.ts';
import { isGiftCardCode, normaliseGiftCardCode } from '#src/gift-cards/gift-card-code.ts';
import type { StoredCart } from '../../cart/cart-store.ts';
import { meantCode, putCodeInto, WRONG_CODES_PER_ADDRESS, wrongCodesFrom } from '../../cart/set-discount-code.ts';
import type { Transaction } from '../../database/transaction.ts';
import { findDiscountCode } from '../../discounts/discount-code-store.ts';
import { countTry, type RateLimit, uncountTry } from '../../http/count-tries.ts';
import { networkOf } from '../../http/visitor-network.ts';
import { type ShownMessage, say } from '../messages/business-messages.ts';
import type { UcpServices } from '../operation.ts';
import { saveWaitingCode } from './assistant-cart-store.ts';

const HOUR_MS = 3_600_000;
/** A platform asks for many people, from few addresses. */
export const WRONG_CODES_OF_PLATFORM = 300;
const ofCart: RateLimit = { name: 'assistant-cart-codes', max: WRONG_CODES_PER_ADDRESS, windowMs: HOUR_MS };
const ofPlatform: RateLimit = { name: 'assistant-codes', max: WRONG_CODES_OF_PLATFORM, windowMs: HOUR_MS };

type Counted = [limit: RateLimit, who: string];

/** `code`: null takes the one in the cart out. One that is not `isJudged` comes after too many that do not exist. */
export type ReadCode = { others: ShownMessage[] } & (
  | { isCard: true }
  | { isCard: false; code: string | null; isJudged: boolean; counted: Counted[] }
);

/** Counted before it is looked up: many at once get no further than one after the other. */
export async function readCode(services: UcpServices, cartId: string, codes: readonly string[]): Promise<ReadCode> {
  const { t } = services;
  const { db } = services.context;
  const [typed = '', ...more] = [...new Set(codes.map((each) => each.trim()))];
  const others = more.map((_, position) => say(t, 'codeNotCombined', { path: pathOf(position + 1) }));
  const isCard = isGiftCardCode(normaliseGiftCardCode(typed)) && !(await findDiscountCode(db, normaliseCode(typed)));
  if (isCard) return { isCard, others };
  const code = (await meantCode(db, typed)) || null;
  const held = await db.selectFrom('carts').select('discount_code').where('id', '=', cartId).executeTakeFirst();
  // Whoever sends the cart anew with the code that it has guesses nothing.
  if (code === null || code === held?.discount_code) return { isCard, code, isJudged: true, counted: [], others };
  return { isCard, code, others, ...(await countCode(services, cartId)) };
}

/** Counts by cart, so that a person's wrong codes are nobody else's; and by address, so that many carts are no way around. */
async function countCode(
  { context, agent: { platform } }: UcpServices,
  cartId: string,
): Promise<{ isJudged: boolean; counted: Counted[] }> {
  const { db, session, now } = context;
  const from: Counted =
    platform === ''
      ? wrongCodesFrom(session.address)
      : [ofPlatform, JSON.stringify([platform, networkOf(session.address)])];
  const cart: Counted = [ofCart, cartId];
  if ((await countTry(db, ...cart, now())) > 0) return { isJudged: false, counted: [] };
  if ((await countTry(db, ...from, now())) === 0) return { isJudged: true, counted: [cart, from] };
  await uncountTry(db, ...cart);
  return { isJudged: false, counted: [] };
}

/** `isGuess`: a code that there is not, which stays counted. */
export type PutCode = { messages: ShownMessage[]; isGuess: boolean };

/** The first of several codes counts. The cart must be locked. */
export async function putCode(
  tx: Transaction,
  { t, view, context }: UcpServices,
  { cart, read }: { cart: Pick<StoredCart, 'id' | 'checkoutDraft'>; read: ReadCode },
): Promise<PutCode> {
  const { others } = read;
  const path = pathOf(0);
  if (read.isCard) return { messages: [say(t, 'cardAtCheckout', { path }), ...others], isGuess: false };
  const { code, isJudged } = read;
  const now = context.now();
  const wrong = () => [say(t, 'codeRefused', { path, content: t('discount.refusedUNKNOWN') }), ...others];
  if (code !== null && !isCode(code)) return { messages: wrong(), isGuess: true };
  if (!isJudged) {
    await putCodeInto(tx, cart, null, { view, now });
    await saveWaitingCode(tx, cart.id, code);
    return { messages: others, isGuess: true };
  }
  await saveWaitingCode(tx, cart.id, null);
  const put = await putCodeInto(tx, cart, code, { view, now });
  // What only the goods lack is said by the cart itself, which keeps the code.
  if (put.ok) return { messages: others, isGuess: false };
  if (put.error.kind === 'UNKNOWN') return { messages: wrong(), isGuess: true };
  const content = t(`discount.refused${put.error.kind}`, { amount: '' });
  return { messages: [say(t, 'codeRefused', { path, content }), ...others], isGuess: false };
}

/** A code that there is was no guess. */
export async function forgiveCode({ context }: UcpServices, read: ReadCode): Promise<void> {
  if (!read.isCard) for (const counted of read.counted) await uncountTry(context.db, ...counted);
}

function pathOf(position: number): string {
  return `$.discounts.codes[${position}]`;
}
