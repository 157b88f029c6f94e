// Orders the goods of a cancelled order again: they go into the visitor's cart, and the order's contact data into the
// checkout. Both are visible on the order's page anyway to anyone who knows its address.
import { ok } from '#src/result.ts';
import { findCart, findCartQuantity } from '../../cart/cart-store.ts';
import { addCartLine, type CartOutcome } from '../../cart/change-cart.ts';
import { emptyDraft } from '../../checkout/read-checkout.ts';
import { saveDraft } from '../../checkout/save-draft.ts';
import { inTransaction } from '../../database/transaction.ts';
import { stockLinesOf } from '../../inventory/reserve-stock.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { listOrderedQuantities } from '../../shipping/ordered-quantities.ts';
import type { OrderAddress, OrderCompany } from '../order-store.ts';

type Services = Pick<RequestContext, 'db' | 'now' | 'session'>;

/** Refused with the last reason when not everything could be put into the cart. */
export async function buyAgain(services: Services, orderId: string): Promise<CartOutcome> {
  let bought: CartOutcome = ok(null);
  // A line in the shop's own words cannot be had again without it.
  for (const { variantId, quantity } of stockLinesOf(await listOrderedQuantities(services.db, orderId))) {
    // The order's former cart may still contain them.
    const missing = quantity - (await countInCart(services, variantId));
    const added = await addCartLine(services, { variantId, quantity: missing });
    if (!added.ok) bought = added;
  }
  await fillDraft(services, orderId);
  return bought;
}

async function countInCart({ db, session }: Services, variantId: string): Promise<number> {
  const tokenHash = session.cartTokenHash();
  const cart = tokenHash ? await findCart(db, tokenHash) : null;
  return cart ? inTransaction(db, (tx) => findCartQuantity(tx, cart.id, variantId)) : 0;
}

/** Does not overwrite what the visitor has typed into the checkout already. */
async function fillDraft({ db, now, session }: Services, orderId: string): Promise<void> {
  const tokenHash = session.cartTokenHash();
  const cart = tokenHash ? await findCart(db, tokenHash) : null;
  if (!cart || Object.keys(cart.checkoutDraft).length > 0) return;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const company = order.company as OrderCompany | null;
  const bill = order.billing_address as OrderAddress | null;
  const draft = {
    ...emptyDraft,
    ...(order.address as OrderAddress),
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
