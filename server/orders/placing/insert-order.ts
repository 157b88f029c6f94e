// A new order in the database: its row, its lines and its VAT.
import { type RawBuilder, sql } from 'kysely';
import type { CartTotals } from '#src/cart/price-cart.ts';
import { isNeverWithdrawn } from '#src/catalogue/withdrawal-exceptions.ts';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import { type CardPayment, paidByCards } from '#src/gift-cards/split-over-cards.ts';
import { lessTaxed } from '#src/gift-cards/taxed-cards.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import type { OrderedLine } from '../../cart/cart-store.ts';
import { isForGiftCards, isForTaxedCards } from '../../cart/for-gift-cards.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { PickupPoint } from '../../shipping/pickup-point-store.ts';
import type { SaleTerms } from '../../shop/sale-terms.ts';
import type { OrderLink } from '../order-links.ts';
import type { OrderCompany } from '../order-store.ts';

export type NewOrder = OrderLink & {
  /** Null: paid where it was written. */
  cartId: string | null;
  /** Written by staff. */
  draftId: string | null;
  locale: Locale;
  currency: Currency;
  email: string;
  phone: string;
  address: PostalAddress;
  company: OrderCompany | null;
  /** Null: where the parcel goes. */
  billingAddress: PostalAddress | null;
  /** The shopper's note; may be empty. */
  note: string;
  shippingMethod: string;
  shippingCarrier: string;
  /** Null when the parcel is delivered to the address. */
  pickupPoint: PickupPoint | null;
  lines: OrderedLine[];
  discountCode: { id: string; code: string } | null;
  totals: CartTotals;
  /** What each gift card pays of the total; left out: none does. */
  cards?: readonly CardPayment[];
  /** What of that single-purpose cards pay: it is taxed already. */
  taxedCardsMinor?: number;
  fingerprint: string;
  termsVersions: SaleTerms['versions'];
  createdAt: Date;
  expiresAt: Date;
};

export async function insertOrder(tx: Transaction, order: NewOrder): Promise<{ id: string; number: number }> {
  const row = await tx
    .insertInto('orders')
    .values({
      id: order.id,
      token_hash: order.tokenHash,
      cart_id: order.cartId,
      draft_id: order.draftId,
      locale: order.locale,
      payment_state: 'awaiting_payment',
      fulfilment_state: 'unfulfilled',
      ...contactColumns(order),
      shipping_method: order.shippingMethod,
      shipping_carrier: order.shippingCarrier,
      pickup_point: order.pickupPoint && JSON.stringify(order.pickupPoint),
      ...moneyColumns(order),
      fingerprint: order.fingerprint,
      company_version: versionInForce('company'),
      pages_version: versionInForce('pages'),
      delivery_version: order.termsVersions.delivery,
      taxes_version: order.termsVersions.taxes,
      created_at: order.createdAt,
      expires_at: order.expiresAt,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await insertLines(tx, row.id, order);
  await insertVatAmounts(tx, row.id, taxable(order));
  return row;
}

function contactColumns({ email, phone, address, company, billingAddress, note }: NewOrder) {
  return {
    email,
    phone,
    address: JSON.stringify(address),
    company: company && JSON.stringify(company),
    billing_address: billingAddress && JSON.stringify(billingAddress),
    note,
  };
}

const taxable = ({ totals, taxedCardsMinor = 0 }: NewOrder) => lessTaxed(totals, taxedCardsMinor);

function moneyColumns(order: NewOrder) {
  const { currency, totals, cards = [], taxedCardsMinor = 0, discountCode, lines } = order;
  return {
    currency,
    subtotal_minor: totals.subtotal.minor,
    shipping_minor: totals.shipping.minor,
    fee_minor: totals.fee.minor,
    discount_minor: totals.discount.minor,
    discount_code_id: discountCode?.id ?? null,
    discount_code: discountCode?.code ?? null,
    total_minor: totals.total.minor,
    cards_minor: paidByCards(cards, totals.total).minor,
    taxed_cards_minor: taxedCardsMinor,
    vat_minor: taxable(order).vat.minor,
    is_for_gift_cards: isForGiftCards(lines),
    // Without VAT, there is nothing to charge before: such a card is as any other.
    is_for_taxed_cards: isForTaxedCards(lines) && totals.vat.minor > 0,
  };
}

/** Read by the statement that writes the order: what was in force when it was placed. */
function versionInForce(document: SettingsDocument): RawBuilder<number | null> {
  return sql`(select max(version) from settings where document = ${document})`;
}

async function insertLines(tx: Transaction, orderId: string, { lines, totals }: NewOrder): Promise<void> {
  await tx
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({
        order_id: orderId,
        position,
        variant_id: line.variantId,
        product_handle: line.productHandle,
        sku: line.sku,
        title: line.title,
        variant_title: line.variantTitle,
        line_text: line.text,
        line_text_label: line.textLabel,
        withdrawal_exception: line.exception,
        is_excepted: isNeverWithdrawn(line.exception),
        image: line.image?.key ?? null,
        quantity: line.quantity,
        unit_minor: line.unitPrice.minor,
        total_minor: totals.lines[position]?.total.minor ?? 0,
        discount_minor: totals.lines[position]?.discount.minor ?? 0,
        vat_basis_points: totals.lines[position]?.basisPoints ?? 0,
      })),
    )
    .execute();
}

async function insertVatAmounts(
  tx: Transaction,
  orderId: string,
  { vatAmounts }: Pick<CartTotals, 'vatAmounts'>,
): Promise<void> {
  await tx
    .insertInto('order_vat_amounts')
    .values(
      vatAmounts.map(({ basisPoints, gross, vat }) => ({
        order_id: orderId,
        vat_basis_points: basisPoints,
        gross_minor: gross.minor,
        vat_minor: vat.minor,
      })),
    )
    .execute();
}
