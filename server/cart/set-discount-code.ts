// A code that the shopper types takes the place of the one before. Whoever types many that do not exist has to wait: codes
// are not to be guessed.
import type { DiscountRefusal } from '#src/discounts/apply-discount.ts';
import { isCode, normaliseCode, unquotedCode } from '#src/discounts/discount-code.ts';
import type { DiscountRefusalKind } from '#src/discounts/discount-refusals.ts';
import type { CartCardRefusal } from '#src/gift-cards/cart-card-refusals.ts';
import { isGiftCardCode, normaliseGiftCardCode } from '#src/gift-cards/gift-card-code.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { type MarketView, type ShopMarkets, viewOf } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { findDiscountCode } from '../discounts/discount-code-store.ts';
import { readDiscount } from '../discounts/read-discount.ts';
import { countTry, type RateLimit, uncountTry } from '../http/count-tries.ts';
import type { Session } from '../http/session.ts';
import { networkOf } from '../http/visitor-network.ts';
import { listCartContents, lockCart, type StoredCart, saveDiscountCode } from './cart-store.ts';
import { emailIn } from './read-cart.ts';
import { putGiftCard } from './set-gift-card.ts';

/** The length with spaces that belong to no code. */
export const MAX_TYPED_CODE = 100;
const HOUR_MS = 60 * 60_000;
export const WRONG_CODES_PER_ADDRESS = 20;
/** The limit for the whole shop, where addresses do not tell visitors apart. */
export const WRONG_CODES_OF_SHOP = 300;
const perAddress: RateLimit = { name: 'discount-code', max: WRONG_CODES_PER_ADDRESS, windowMs: HOUR_MS };
const ofShop: RateLimit = { name: 'discount-codes', max: WRONG_CODES_OF_SHOP, windowMs: HOUR_MS };

type Services = { db: Db; now: () => Date; session: Session; markets: ShopMarkets };

/** An empty code takes the discount off. That of a gift card puts the card into the cart, and answers with its last signs. */
export async function setDiscountCode(
  { db, now, session, markets }: Services,
  locale: Locale,
  typed: string,
): Promise<Result<string | null, DiscountRefusal>> {
  const code = await meantCode(db, typed);
  // A merchant's code may look like a card's: it is no wrong card.
  if (isGiftCardCode(normaliseGiftCardCode(typed)) && !(await findDiscountCode(db, code))) {
    const put = await putGiftCard({ db, now, session }, viewOf(markets, locale).currency, typed);
    return put.ok ? put : refuse({ kind: cardRefusals[put.error.kind] });
  }
  const cartToken = session.cartTokenHash();
  if (!cartToken) return code ? refuse({ kind: 'UNKNOWN' }) : ok(null);
  const services = { db, now, session, markets, cartToken, locale };
  if (!code) return putCode(services, null);
  const [limit, who] = wrongCodesFrom(session.address);
  // Counted before it is looked up: many at once get no further than one after the other.
  if ((await countTry(db, limit, who, now())) > 0) return refuse({ kind: 'TOO_MANY_TRIES' });
  const set = isCode(code) ? await putCode(services, code) : refuse({ kind: 'UNKNOWN' as const });
  if (set.ok || set.error.kind !== 'UNKNOWN') await uncountTry(db, limit, who);
  return set;
}

/** The limit of wrong codes that holds for an address, and whom it counts. */
export function wrongCodesFrom(address: string): [limit: RateLimit, who: string] {
  const network = networkOf(address);
  return network === null ? [ofShop, 'shop'] : [perAddress, network];
}

/** The code as it was meant: a merchant's own may begin or end with a mark that others take for a quote. */
export async function meantCode(db: Db, typed: string): Promise<string> {
  const code = normaliseCode(typed);
  const unquoted = unquotedCode(typed);
  return unquoted === code || (await findDiscountCode(db, code)) ? code : unquoted;
}

const cardRefusals = {
  UNKNOWN: 'CARD_UNKNOWN',
  OTHER_CURRENCY: 'CARD_OTHER_CURRENCY',
  OTHER_GOODS: 'CARD_OTHER_GOODS',
  TOO_MANY: 'CARD_TOO_MANY',
  TOO_MANY_TRIES: 'TOO_MANY_TRIES',
} as const satisfies Record<CartCardRefusal['kind'], DiscountRefusalKind>;

type Putting = Services & { cartToken: Buffer; locale: Locale };

/** Refused, the code may be in the cart all the same: for when the goods that it lacks are. */
async function putCode(
  { db, now, session, markets, cartToken, locale }: Putting,
  code: string | null,
): Promise<Result<null, DiscountRefusal>> {
  const put = await inTransaction(db, async (tx): Promise<Result<DiscountRefusal | null, DiscountRefusal>> => {
    const cart = await lockCart(tx, cartToken, { session, now });
    return cart
      ? putCodeInto(tx, cart, code, { view: viewOf(markets, locale), now: now() })
      : refuse({ kind: 'UNKNOWN' });
  });
  if (!put.ok) return put;
  return put.value ? refuse(put.value) : ok(null);
}

/** Ok: the code is in the cart, which must be locked; with what the goods lack, if they do. Null takes the one in it out. */
export async function putCodeInto(
  tx: Transaction,
  cart: Pick<StoredCart, 'id' | 'checkoutDraft'>,
  code: string | null,
  { view, now }: { view: MarketView; now: Date },
): Promise<Result<DiscountRefusal | null, DiscountRefusal>> {
  if (code === null) {
    await saveDiscountCode(tx, { cartId: cart.id, code, now });
    return ok(null);
  }
  const { lines } = await listCartContents(tx, cart.id, view, now);
  const bought = { cartId: cart.id, lines, currency: view.currency, email: emailIn(cart), now };
  const { outcome } = await readDiscount(tx, code, bought);
  // What only the goods lack can still be put in.
  const mayApplyYet =
    outcome.ok || outcome.error.kind === 'MINIMUM_NOT_REACHED' || outcome.error.kind === 'NOT_FOR_THESE_GOODS';
  if (!mayApplyYet) return outcome;
  await saveDiscountCode(tx, { cartId: cart.id, code, now });
  return ok(outcome.ok ? null : outcome.error);
}
