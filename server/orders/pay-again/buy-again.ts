// Orders the goods of a cancelled order again: they go into the visitor's cart, and the order's contact data into the
// checkout. Both are visible on the order's page anyway to anyone who knows its address.

import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import { ok } from '#src/result.ts';
import { findCart } from '../../cart/cart-store.ts';
import { type CartOutcome, completeCartLine } from '../../cart/change-cart.ts';
import { saveDraft } from '../../checkout/save-draft.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { OrderCompany } from '../order-store.ts';

type Services = Pick<RequestContext, 'db' | 'now' | 'session'>;

/** Refused with the last reason when not everything could be put into the cart. */
export async function buyAgain(services: Services, orderId: string): Promise<CartOutcome> {
  let bought: CartOutcome = ok(null);
  // A line in the shop's own words cannot be had again without it.
  for (const line of await listProductsOf(services, orderId)) {
    // The order's former cart may still contain them.
    const added = await completeCartLine(services, line);
    if (!added.ok) bought = added;
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
  const cart = tokenHash ? await findCart(db, tokenHash) : null;
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
