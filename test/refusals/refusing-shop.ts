// A shop in which everything can be refused late: orders in each state, a return, a draft that is being paid, people.
import { sql } from 'kysely';
import { inTransaction } from '#server/database/transaction.ts';
import { requestSubmission } from '#server/disputes/submit-evidence.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { requestOrderAction } from '#server/order-actions/office/request-order-action.ts';
import { findVersion } from '#server/orders/office/order-version.ts';
import { recordDispute } from '#server/orders/record-dispute.ts';
import type { AuditEntry, OfficeContext } from '#server/schema/request-context.ts';
import { createLink, renewLink } from '#server/staff/link-store.ts';
import { insertPasskey } from '#server/staff/passkeys/passkey-store.ts';
import { keepTotpSecret } from '#server/staff/session-store.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';
import { ok } from '#src/result.ts';
import { aDiscountCode } from '../discounts/a-discount-code.ts';
import { aDraftOrder } from '../drafts/a-draft.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../fixtures/a-paid-order.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { aFormVisitor } from '../fixtures/post-form.ts';
import { aWithdrawal } from '../returns/a-withdrawal.ts';
import { type SignedInFixture, signedInStaff } from '../staff/sign-in-as.ts';

export const nowhere = '00000000-0000-4000-8000-000000000000';

export type RefusingShop = Awaited<ReturnType<typeof aRefusingShop>>;

export async function aRefusingShop() {
  const shop = await aShop();
  const { db } = shop.database;
  const services = { db, now: () => shopTime, payments: shop.payments };
  const owner = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
  const variantId = await aProduct(db, { handle: 'plenty' });
  const soldOutId = await aProduct(db, { handle: 'sold-out', onHand: 0 });
  const versioned = async (order: OrderFixture) => ({ ...order, version: await findVersion(db, order.id) });
  const busy = await aPaidOrder(services);
  const office = officeOf(shop, owner);
  const { version } = await versioned(busy);
  const waiting = { number: busy.number, version, kind: 'delivered' as const, input: {}, audited: [] };
  await requestOrderAction(office, waiting, async () => ok(null));
  const sent = await aPaidOrder(services);
  const parcel = { carrier: 'inpost', trackingNumber: '1', lines: null, isDespiteDispute: false };
  await sendParcel(services, { orderId: sent.id, ...parcel });
  const customer = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const unpaid = await anUnpaidOrder(services);
  return {
    shop,
    db,
    owner,
    variantId,
    soldOutId,
    cart: await aCartOf(shop, variantId, soldOutId),
    cartToOrder: (await aFormVisitor(shop.app, 'plenty', variantId)).cookie,
    laterCode: await aDiscountCode(db, { code: 'LATER', startsAt: new Date('2026-12-24T00:00:00Z') }),
    customerId: customer.id,
    paid: await versioned(await aPaidOrder(services)),
    unpaid: await versioned(unpaid),
    busy: await versioned(busy),
    sent: await versioned(sent),
    ...(await returnsOf(shop, sent)),
    ...(await draftBeingPaid(shop)),
    ...(await peopleOf(shop, owner)),
    ...(await otherThings(shop, owner, sent)),
  };
}

/** Both are in it, and one is gone since. */
async function aCartOf({ app, database: { db } }: ShopFixture, variantId: string, soldOutId: string) {
  const { cookie } = await aFormVisitor(app, 'plenty', variantId);
  await sql`insert into cart_lines (cart_id, variant_id, line_text, quantity, added_at, seen_prices)
    select cart_id, ${soldOutId}, '', 1, added_at, seen_prices from cart_lines where variant_id = ${variantId}`.execute(
    db,
  );
  return cookie;
}

function officeOf({ database: { db } }: ShopFixture, { id }: SignedInFixture) {
  const staff = { id, name: 'Robin', role: 'owner', permissions: new Set(['orders.fulfil']) };
  const audit = async (_: unknown, _entry: AuditEntry) => undefined;
  // What is called here asks for no more than this.
  return { db, now: () => shopTime, staff, audit } as unknown as OfficeContext;
}

async function returnsOf({ database: { db } }: ShopFixture, { number }: OrderFixture) {
  const services = { db, now: () => shopTime };
  const fields = { orderNumber: String(number), orderEmail: 'jan@example.com' };
  const open = await aWithdrawal(services, { fields, lines: [{ position: 0, quantity: 1 }] });
  const closed = await aWithdrawal(services, { fields: { email: 'jan@example.com' } });
  await db
    .updateTable('returns')
    .set({ status: 'refused', closed_at: new Date(shopTime.getTime() - 60_000) })
    .where('id', '=', closed.id)
    .execute();
  return { openReturn: open.number, closedReturn: closed.number };
}

/** The customer is at her bank, and one of its lines was agreed in another currency. */
async function draftBeingPaid({ database: { db } }: ShopFixture) {
  const draft = await aDraftOrder(db);
  await draft.press(await draft.link());
  const [line, ...others] = draft.content.lines;
  const content = JSON.stringify({ ...draft.content, lines: [{ ...line, currency: 'EUR' }, ...others] });
  await db.updateTable('draft_orders').set({ content }).where('number', '=', draft.number).execute();
  return { draft: draft.number, draftContent: draft.content };
}

async function peopleOf({ database: { db } }: ShopFixture, owner: SignedInFixture) {
  const packer = await signedInStaff(db, 'packer', { now: shopTime });
  const secret = Buffer.alloc(20, 7);
  const invited = await inTransaction(db, async (tx) => {
    const link = { purpose: 'invitation', email: 'zofia@shop.example', role: 'manager', locale: 'pl' } as const;
    const renewed = await renewLink(tx, await createLink(tx, link, shopTime), shopTime);
    const { id } = await tx
      .selectFrom('staff_sessions')
      .select('id')
      .where('staff_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    await keepTotpSecret(tx, id, secret);
    const passkey = { id: 'a-key', publicKey: Buffer.alloc(3), counter: 0, transports: [] };
    await insertPasskey(tx, owner.id, passkey, { name: 'a key', now: shopTime });
    return renewed;
  });
  if (!invited) throw new Error('an invitation is gone');
  // Somebody else has taken the address since.
  const zofia = await signedInStaff(db, 'manager', { now: shopTime, email: 'zofia@shop.example' });
  const invitation = invited.token;
  return { packer, zofia, invitation, invitationCode: totpCode(invited.link.totpSecret, totpStep(shopTime)) };
}

async function otherThings({ database: { db } }: ShopFixture, owner: SignedInFixture, { id, intentId }: OrderFixture) {
  const dueBy = Math.floor(shopTime.getTime() / 1000) + 9 * 86_400;
  const dispute = {
    ...{ id: 'dp_1', amount: 14_599, currency: 'pln', reason: 'fraudulent', status: 'needs_response' },
    ...{ payment_intent: intentId, created: dueBy, evidence_details: { due_by: dueBy } },
    // Stripe sends more fields, which nothing here reads.
  } as unknown as Parameters<typeof recordDispute>[1];
  await inTransaction(db, (tx) => recordDispute(tx, dispute, { isWithdrawn: false, now: shopTime }));
  await inTransaction(db, (tx) => requestSubmission(tx, { id: 'dp_1', version: 0, text: 'Handed in.', now: shopTime }));
  await sql`insert into order_views (id, staff_id, is_shared, name, filters, position, created_at)
    select gen_random_uuid(), ${owner.id}, false, 'view ' || n, '', n, ${shopTime} from generate_series(1, 30) n`.execute(
    db,
  );
  const review = await sql<{ id: number }>`
    insert into reviews (order_id, product_id, locale, stars, text, shown_name, written_at)
    select ${id}, p.id, 'pl', 5, 'Dobry', 'Jan', ${shopTime} from products p where p.handle = 'plenty'
    returning id`.execute(db);
  const labelId = '10000000-0000-4000-8000-000000000000';
  await sql`insert into parcel_labels (id, order_id, request_id, carrier, size, weight_grams, reference, state, asked_at,
      changed_at, shipment_id, tracking_number, document)
    values (${labelId}, ${id}, ${labelId}, 'inpost', 'small', 500, '1-1', 'made', ${shopTime}, ${shopTime}, 'a', 'b',
      'c')`.execute(db);
  return { code: await aDiscountCode(db), reviewId: Number(review.rows[0]?.id), labelId };
}
