// Reads and writes carts. A cart holds variants, each with its text, and quantities; what they cost is read afresh every time.
import { sql } from 'kysely';
import type { Stock } from '#src/catalogue/availability.ts';
import { type GiftCardTerms, readGiftCardLine } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { sayGiftCardLine } from '#src/catalogue/gift-card/said-gift-card.ts';
import { type LineDetail, type LineText, labelOfLineText } from '#src/catalogue/line-text.ts';
import type { WithdrawalException } from '#src/catalogue/withdrawal-exceptions.ts';
import type { VatClass } from '#src/countries/country.ts';
import { dateIn } from '#src/dates/local-date.ts';
import { type Money, money } from '#src/money.ts';
import type { MarketView } from '#src/shop/markets.ts';
import { askedTextOf } from '../catalogue/asked-text.ts';
import { imageFields, type StoredImage } from '../catalogue/media-url.ts';
import { pricesAt } from '../catalogue/variants/prices-at.ts';
import { type Measures, measuresOf } from '../catalogue/variants/unit-price-text.ts';
import { byVariant } from '../catalogue/variants/variant-picture.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import type { CartOffer } from './cart-offer.ts';
import { cardsBesideOthers } from './for-gift-cards.ts';
import { type CartVisitor, draftFor } from './kept-draft.ts';
import { unitPriceOf } from './unit-price-of.ts';

export type StoredCart = {
  id: string;
  checkoutDraft: Record<string, unknown>;
  /** It stands as the shopper typed it, normalised. */
  discountCode: string | null;
  /** What a payment link offers: its cart has no lines of its own. */
  offer: CartOffer | null;
};

/** What makes two lines different: the same product with another text is another line. Empty: without a text. */
export type LineIdentity = { variantId: string; text: string };

export type StoredCartLine = LineDetail & {
  variantId: string;
  productHandle: string;
  sku: string;
  title: string;
  image: StoredImage | null;
  quantity: number;
  /** That of the text in it. */
  unitPrice: Money;
  /** Why it cannot be withdrawn from, or not always; null where it can. */
  exception: WithdrawalException | null;
  vatClass: VatClass;
  weightGrams: number;
  requiresShipping: boolean;
  stock: Stock;
  /** What the shopper saw it cost in this currency; null when it never cost anything here before. */
  seenPrice: Money | null;
  /** Null for what is not sold by measure. */
  measures: Measures | null;
  /** It is money in advance and no product: nothing is sent, and nothing else lies beside it. */
  isGiftCard: boolean;
  /** A gift card whose VAT is charged when it is sold. */
  isSinglePurpose?: boolean;
};

/** A line of an order: `variantId` is null for one in the merchant's own words, and an offer's may have a discount. */
export type OrderedLine = Omit<StoredCartLine, 'variantId' | 'measures'> & {
  variantId: string | null;
  discount?: Money | undefined;
};

/** What lies in the cart but is not sold any more, or not in this market, or not with this text. */
export type GoneCartLine = LineIdentity &
  Pick<LineDetail, 'variantTitle' | 'saidText'> & {
    title: string;
    /** It is sold, but not with this text, or not without one; or it is a gift card whose day is over. */
    isTextChanged: boolean;
  };

export type CartContents = { lines: StoredCartLine[]; gone: GoneCartLine[] };

/** An open cart; carts whose order is being paid are closed. Without a visitor, a draft that belongs to an account is left out. */
export async function findCart(
  db: Db,
  tokenHash: Buffer,
  visitor: CartVisitor | null = null,
): Promise<StoredCart | null> {
  const row = await selectOpenCart(db, tokenHash, visitor).executeTakeFirst();
  return row ? storedCart(row) : null;
}

function storedCart(row: {
  id: string;
  checkout_draft: unknown;
  discount_code: string | null;
  offer: unknown;
}): StoredCart {
  const { id, checkout_draft: checkoutDraft, discount_code: discountCode, offer } = row;
  return {
    id,
    checkoutDraft: checkoutDraft as Record<string, unknown>,
    discountCode,
    offer: offer as CartOffer | null,
  };
}

function selectOpenCart(db: Db, tokenHash: Buffer, visitor: CartVisitor | null) {
  return db
    .selectFrom('carts')
    .select(['id', draftFor(visitor).as('checkout_draft'), 'discount_code', 'offer'])
    .where('token_hash', '=', tokenHash)
    .where('closed_at', 'is', null);
}

export async function countCartItems(db: Db, tokenHash: Buffer): Promise<number> {
  const row = await db
    .selectFrom('carts')
    .innerJoin('cart_lines', 'cart_lines.cart_id', 'carts.id')
    .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select((eb) => eb.fn.sum<number>('cart_lines.quantity').as('count'))
    .where('token_hash', '=', tokenHash)
    .where('closed_at', 'is', null)
    .where('variants.archived_at', 'is', null)
    .where('products.status', '=', 'active')
    .where('products.is_published', '=', true)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

type LineRow = {
  variant_id: string;
  text: string;
  asked_text: LineText | null;
  gift_card: GiftCardTerms | null;
  handle: string;
  sku: string;
  title: string;
  options: (string | null)[];
  option_texts: Record<string, string> | null;
  image: StoredCartLine['image'];
  quantity: number;
  /** Null when it has no price in this currency. */
  amount_minor: number | null;
  seen_minor: number | null;
  is_sold: boolean;
  vat_class: VatClass;
  withdrawal_exception: WithdrawalException | null;
  is_taxable: boolean;
  weight_grams: number;
  requires_shipping: boolean;
  stock: Stock;
  measures: Measures | null;
};

/** The lines that can still be bought in this market, and those that cannot, at the prices of `at`; oldest first. */
export async function listCartContents(
  db: Db,
  cartId: string,
  { locale, baseLocale, currency }: MarketView,
  at: Date,
): Promise<CartContents> {
  const { rows } = await sql<LineRow>`
    select l.variant_id, l.line_text as text, p.line_text as asked_text, p.gift_card, p.handle, v.sku, coalesce(own.title, base.title) as title, l.quantity, pr.amount_minor,
      (l.seen_prices ->> ${currency})::int as seen_minor,
      v.archived_at is null and p.status = 'active' and p.is_published as is_sold, p.vat_class, p.withdrawal_exception, v.is_taxable, v.weight_grams, v.requires_shipping,
      jsonb_build_array(v.option1, v.option2, v.option3) as options,
      (select jsonb_object_agg(t.source, t.target) from product_option_texts t
        where t.product_id = p.id and t.locale = ${locale}) as option_texts,
      (select jsonb_build_object(${imageFields}, 'alt', coalesce(mt.alt, mb.alt, ''))
        from media m join pictures on pictures.key = m.picture
        left join media_texts mt on mt.media_id = m.id and mt.locale = ${locale}
        left join media_texts mb on mb.media_id = m.id and mb.locale = ${baseLocale}
        where m.product_id = p.id order by ${byVariant} limit 1) as image,
      jsonb_build_object('tracksStock', v.tracks_stock, 'sellsWithoutStock', v.sells_without_stock,
        'available', v.on_hand - v.reserved) as stock, ${measuresOf} as measures
    from cart_lines l
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    left join ${pricesAt(at)} pr on pr.variant_id = v.id and pr.currency = ${currency}
    join product_texts base on base.product_id = p.id and base.locale = ${baseLocale}
    left join product_texts own on own.product_id = p.id and own.locale = ${locale}
    where l.cart_id = ${cartId}
    order by l.added_at, l.variant_id, l.line_text`.execute(db);
  const today = dateIn(await readTimeZone(db), at);
  const contents: CartContents = { lines: [], gone: [] };
  for (const row of rows) {
    const { variant_id: variantId, title, text } = row;
    const asked = askedTextOf({ line_text: row.asked_text, gift_card: row.gift_card });
    const price = row.is_sold && row.amount_minor !== null ? money(row.amount_minor, currency) : null;
    const unitPrice = price && unitPriceOf(price, { text, asked, today });
    const isAmountNamed = row.gift_card !== null && readGiftCardLine(text).amount !== null;
    // An amount that the buyer named is not that of the variant.
    const variantTitle = isAmountNamed ? '' : variantTitleOf(row);
    const shown = { variantTitle, ...(row.gift_card && { saidText: sayGiftCardLine(text, locale) }) };
    if (!unitPrice) {
      contents.gone.push({ variantId, title, ...shown, text, isTextChanged: price !== null });
    } else {
      const textLabel = asked && text ? labelOfLineText(asked, locale, baseLocale) : '';
      contents.lines.push(lineOf(row, { unitPrice, ...shown, textLabel, isMade: asked?.isExcepted === true }));
    }
  }
  const beside = cardsBesideOthers(contents.lines);
  contents.gone.push(...beside.map((line) => ({ ...line, isTextChanged: true })));
  return { ...contents, lines: contents.lines.filter((line) => !beside.includes(line)) };
}

type LineTexts = Pick<StoredCartLine, 'unitPrice' | 'variantTitle' | 'textLabel' | 'saidText'> & { isMade: boolean };

function lineOf(row: LineRow, { unitPrice, isMade, ...shown }: LineTexts): StoredCartLine {
  const isGiftCard = row.gift_card !== null;
  const isSinglePurpose = row.gift_card?.isSinglePurpose === true;
  return {
    variantId: row.variant_id,
    productHandle: row.handle,
    sku: row.sku,
    title: row.title,
    text: row.text,
    ...shown,
    // What is made to wishes is nobody else's, sealed or not.
    exception: row.text !== '' && isMade ? 'custom' : row.withdrawal_exception,
    image: row.image,
    quantity: row.quantity,
    unitPrice,
    // VAT is that of the order which a multi-purpose card pays (Directive 2006/112, Article 30b).
    vatClass: row.is_taxable && (!isGiftCard || isSinglePurpose) ? row.vat_class : 'zero',
    weightGrams: row.weight_grams,
    requiresShipping: row.requires_shipping && !isGiftCard,
    isGiftCard,
    isSinglePurpose,
    stock: row.stock,
    measures: row.measures,
    // An amount that the buyer named stays what it is.
    seenPrice:
      row.seen_minor === null || (isGiftCard && readGiftCardLine(row.text).amount)
        ? null
        : money(row.seen_minor, unitPrice.currency),
  };
}

// A unit is not to begin a line: `200 g`.
const spaceBeforeUnit = /(?<=\d) (?=\p{L}{1,3}(?!\p{L}))/gu;

function variantTitleOf({ options, option_texts: texts }: LineRow): string {
  return options
    .filter((value) => value !== null)
    .map((value) => (texts?.[value] ?? value).replace(spaceBeforeUnit, '\u00a0'))
    .join(' / ');
}

export async function createCart(tx: Transaction, tokenHash: Buffer, now: Date): Promise<StoredCart> {
  const row = await tx
    .insertInto('carts')
    .values({ token_hash: tokenHash, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, checkoutDraft: {}, discountCode: null, offer: null };
}

/** Locks the cart, so that two tabs change it one after the other. Null when it is gone or closed. */
export async function lockCart(
  tx: Transaction,
  tokenHash: Buffer,
  visitor: CartVisitor | null = null,
): Promise<StoredCart | null> {
  const row = await selectOpenCart(tx, tokenHash, visitor).forUpdate().executeTakeFirst();
  return row ? storedCart(row) : null;
}

export async function saveDiscountCode(
  tx: Transaction,
  { cartId, code, now }: { cartId: string; code: string | null; now: Date },
): Promise<void> {
  await tx.updateTable('carts').set({ discount_code: code, updated_at: now }).where('id', '=', cartId).execute();
}

/** The payment that closed it came to nothing; anyone who still holds its token finds it as it was. */
export async function reopenCart(tx: Transaction, cartId: string): Promise<void> {
  await tx.updateTable('carts').set({ closed_at: null }).where('id', '=', cartId).execute();
}

/** The shopper's next product opens a new cart. */
export async function closeCart(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ closed_at: now })
    .where('id', '=', cartId)
    .where('closed_at', 'is', null)
    .execute();
}
