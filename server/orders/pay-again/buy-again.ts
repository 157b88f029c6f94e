// Orders the goods of a cancelled order again: they go into the visitor's cart, and the order's contact data into the
// checkout. Both are visible on the order's page anyway to anyone who knows its address.

import { urlOf } from '#src/addresses.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { findCart, type LineIdentity } from '../../cart/cart-store.ts';
import { completeCartLine } from '../../cart/change-cart.ts';
import { saveDraft } from '../../checkout/save-draft.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { CartRefusal } from '../../schema/resolver-types.generated.ts';
import type { OrderCompany } from '../order-store.ts';

type Services = Pick<RequestContext, 'db' | 'now' | 'session'>;

type Bought = Result<null, { kind: CartRefusal; line: LineIdentity }>;

/**
 * Buys again, and answers with the page that shows what came of it: the cart, or that of a gift card which has to be chosen anew,
 * because its day is over or its amount is not sold any more.
 */
export async function buyAgainAndShow(services: Services, locale: Locale, orderId: string): Promise<string> {
  const bought = await buyAgain(services, orderId);
  if (bought.ok) return urlOf('cart', { locale });
  const { kind: notice, line } = bought.error;
  const product = notice.startsWith('CARD_') ? await findProductOnSale(services.db, line) : null;
  return product
    ? urlOf('product', { locale, product }, { variant: line.variantId, notice, text: line.text })
    : urlOf('cart', { locale }, { notice });
}

/** Its handle. */
async function findProductOnSale(db: Db, { variantId }: LineIdentity): Promise<string | null> {
  const found = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('products.handle')
    .where('variants.id', '=', variantId)
    .where('variants.archived_at', 'is', null)
    .where('products.status', '=', 'active')
    .where('products.is_published', '=', true)
    .executeTakeFirst();
  return found?.handle ?? null;
}

/** Refused with the last reason when not everything could be put into the cart. */
export async function buyAgain(services: Services, orderId: string): Promise<Bought> {
  let bought: Bought = ok(null);
  // A line in the shop's own words cannot be had again without it.
  for (const line of await listProductsOf(services, orderId)) {
    // The order's former cart may still contain them.
    const added = await completeCartLine(services, line);
    if (!added.ok) bought = refuse({ kind: added.error.kind, line });
  }
  await fillDraft(services, orderId);
  return bought;
}

/** Lists them by product and text: an order that staff wrote may have one in several lines. */
async function listProductsOf({ db }: Services, orderId: string) {
  const rows = await db
    .selectFrom('order_lines')
    .select(['variant_id as variantId', 'line_text as text'])
    .select((eb) => eb.fn.sum<string>('quantity').as('quantity'))
    .where('order_id', '=', orderId)
    .groupBy(['variant_id', 'line_text'])
    .orderBy(({ fn }) => fn.min('position'))
    .execute();
  return rows.flatMap(({ variantId, text, quantity }) =>
    variantId ? [{ variantId, text, quantity: Number(quantity) }] : [],
  );
}

/** Does not overwrite what the visitor has typed into the checkout already. */
async function fillDraft({ db, now, session }: Services, orderId: string): Promise<void> {
  const tokenHash = session.cartTokenHash();
  const cart = tokenHash ? await findCart(db, tokenHash, { session, now }) : null;
  if (!cart || Object.keys(cart.checkoutDraft).length > 0) return;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const company = order.company as OrderCompany | null;
  const bill = order.billing_address as PostalAddress | null;
  const draft = {
    ...emptyDraft,
    ...(order.address as PostalAddress),
    email: order.email,
    phone: order.phone,
    isCompany: company !== null,
    companyName: company?.name ?? '',
    taxId: company?.taxId ?? '',
    ...(bill && {
      hasBillingAddress: true,
      billingFullName: bill.fullName,
      billingLine1: bill.line1,
      billingLine2: bill.line2,
      billingPostalCode: bill.postalCode,
      billingCity: bill.city,
      billingCountry: bill.country,
    }),
    shippingMethod: order.shipping_method,
    pickupPoint: (order.pickup_point as { id: string } | null)?.id ?? '',
  };
  await saveDraft({ db, now, session }, draft);
}
