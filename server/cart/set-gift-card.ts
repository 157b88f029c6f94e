// Gift cards that the shopper types in. What a code is not good for is said the same whatever it is: unknown, used up,
// disabled or expired; and whoever types many that are no cards has to wait.

import { sql } from 'kysely';
import type { CartCardRefusal } from '#src/gift-cards/cart-card-refusals.ts';
import { isGiftCardCode, normaliseGiftCardCode } from '#src/gift-cards/gift-card-code.ts';
import { MAX_CARDS_OF_ORDER } from '#src/gift-cards/split-over-cards.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Currency } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { countCardTry, uncountCardTry } from '../gift-cards/card-tries.ts';
import { hashGiftCardCode } from '../gift-cards/gift-card-code-of.ts';
import { findGiftCardByHash, listCardsOfCart, maySpend, type StoredGiftCard } from '../gift-cards/gift-card-store.ts';
import type { Session } from '../http/session.ts';
import { lockCart, type StoredCart } from './cart-store.ts';

type Services = { db: Db; now: () => Date; session: Session };
/** The last signs of the card. */
type Put = Result<string, CartCardRefusal>;

/** `currency`: of the cart. */
export async function putGiftCard({ db, now, session }: Services, currency: Currency, typed: string): Promise<Put> {
  const typing = { db, now, address: session.address };
  if (!(await countCardTry(typing))) return refuse({ kind: 'TOO_MANY_TRIES' });
  const code = normaliseGiftCardCode(typed);
  const cartToken = session.cartTokenHash();
  const put =
    cartToken && isGiftCardCode(code)
      ? await inTransaction(db, async (tx): Promise<Put> => {
          const cart = await lockCart(tx, cartToken);
          return cart ? putInCart(tx, cart, { currency, code, now: now() }) : refuse({ kind: 'UNKNOWN' });
        })
      : refuse({ kind: 'UNKNOWN' as const });
  if (put.ok || put.error.kind !== 'UNKNOWN') await uncountCardTry(typing);
  return put;
}

async function putInCart(
  tx: Transaction,
  cart: StoredCart,
  { currency, code, now }: { currency: Currency; code: string; now: Date },
): Promise<Put> {
  const cards = await listCardsOfCart(tx, cart.id);
  const found = await findGiftCardByHash(tx, hashGiftCardCode(code));
  if (!found) return refuse({ kind: 'UNKNOWN' });
  const { lastFour } = found;
  if (cards.some(({ id }) => id === found.id)) return ok(lastFour);
  if (!maySpend(found, found.currency, now) || found.balanceMinor === 0) return refuse({ kind: 'UNKNOWN' });
  if (found.currency !== currency) return refuse({ kind: 'OTHER_CURRENCY' });
  if (!(await isForGoodsOf(tx, cart.id, found))) return refuse({ kind: 'OTHER_GOODS' });
  if (cards.length >= MAX_CARDS_OF_ORDER && !(await dropUseless(tx, cart.id, cards, { currency, now }))) {
    return refuse({ kind: 'TOO_MANY' });
  }
  await tx.insertInto('cart_gift_cards').values({ cart_id: cart.id, card_id: found.id, added_at: now }).execute();
  return ok(lastFour);
}

/**
 * Makes room: takes out the cards that pay nothing here, and that no page therefore shows: they are spent or over by now, of another
 * currency or for other goods. False when there is none.
 */
async function dropUseless(
  tx: Transaction,
  cartId: string,
  cards: readonly StoredGiftCard[],
  { currency, now }: { currency: Currency; now: Date },
): Promise<boolean> {
  const useless: string[] = [];
  for (const card of cards) {
    const pays = maySpend(card, currency, now) && card.balanceMinor > 0 && (await isForGoodsOf(tx, cartId, card));
    if (!pays) useless.push(card.id);
  }
  if (useless.length === 0) return false;
  await tx.deleteFrom('cart_gift_cards').where('cart_id', '=', cartId).where('card_id', 'in', useless).execute();
  return true;
}

/** A single-purpose card is for goods of one class of VAT; where they are taxed is known when they are ordered. */
async function isForGoodsOf(
  tx: Transaction,
  cartId: string,
  { vatClass }: Pick<StoredGiftCard, 'vatClass'>,
): Promise<boolean> {
  if (vatClass === null) return true;
  const { rows } = await sql`
    select from cart_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
    where l.cart_id = ${cartId} and case when v.is_taxable then p.vat_class else 'zero' end <> ${vatClass} limit 1`.execute(
    tx,
  );
  return rows.length === 0;
}

/** Takes one out of the cart; `cardId`: of a card that stands in it. */
export async function removeGiftCard({ db, session }: Pick<Services, 'db' | 'session'>, cardId: string): Promise<void> {
  const cartToken = session.cartTokenHash();
  if (!cartToken || !isUuid(cardId)) return;
  await inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, cartToken);
    if (!cart) return;
    await tx.deleteFrom('cart_gift_cards').where('cart_id', '=', cart.id).where('card_id', '=', cardId).execute();
  });
}
