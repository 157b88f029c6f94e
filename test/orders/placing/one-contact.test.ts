// Whoever types it, and wherever: an address, a telephone number and a tax id are stored in one form.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { hashToken } from '#server/http/session.ts';
import { findVersion } from '#server/orders/office/order-version.ts';
import { emptyCustomer } from '#src/drafts/draft-content.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { aDraftOrder } from '../../drafts/a-draft.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { aShop, type ShopFixture, shopSettings, shopTime } from '../../fixtures/a-shop.ts';
import { aDraft } from '../../fixtures/a-shopper.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { aCheckoutVisitor } from '../a-checkout-visitor.ts';
import { aShopper, orderOf, started } from '../a-paying-shopper.ts';
import { answerOf, press } from '../office/an-office.ts';

const test = suite<{ shop: ShopFixture; db: Db }>('one form of a contact');

test.before(async (context) => {
  context.shop = await aShop({ payments: aPaymentProvider(), settings: shopSettings(['p24', 'card']) });
  context.db = context.shop.database.db;
});
test.after(({ shop }) => shop.close());

/** With letters in two parts, spaces that nobody sees, the country before the postcode, and the number's old signs. */
const typed = {
  email: ' Jan@Żółw.pl ',
  phone: '600 100-200',
  fullName: ' Jan\u200b  Kowalski\t',
  line1: 'ul. Długa 12/3'.normalize('NFD'),
  line2: '\u00a0',
  postalCode: 'PL 00238',
  city: 'Warszawa ',
  country: 'PL',
};
const company = { companyName: ' Żółw\u00a0S.A. ', taxId: 'PL 526-025-02-74' };

const stored = {
  email: 'Jan@xn--w-uga1v8h.pl',
  phone: '+48600100200',
  address: {
    fullName: 'Jan Kowalski',
    line1: 'ul. Długa 12/3',
    line2: '',
    postalCode: '00-238',
    city: 'Warszawa',
    country: 'PL',
  },
};
const ofCompany = { company: { name: 'Żółw S.A.', taxId: '5260250274' }, billing_address: null };

const contactOf = ({ email, phone, address, company: of, billing_address }: Awaited<ReturnType<typeof orderOf>>) => ({
  ...{ email, phone, address, company: of, billing_address },
});

test('at the checkout', async ({ db }) => {
  const { press } = await aShopper(db, { handle: 'of-a-shopper' });
  const { orderToken } = started(await press({ draft: { ...aDraft, ...typed, ...company, isCompany: true } }));
  assert.equal(contactOf(await orderOf(db, orderToken)), { ...stored, ...ofCompany });
});

test('at the checkout without scripts, and as the bank is told', async ({ shop, db }) => {
  const visitor = await aCheckoutVisitor(shop);
  await visitor.press({ ...typed, ...company, isCompany: 'on' });
  const { token_hash: _, ...order } = await db
    .selectFrom('orders')
    .selectAll()
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  assert.equal(contactOf({ ...order, token: '', token_hash: _ }), { ...stored, ...ofCompany });
  const told = shop.payments.redirects.at(-1);
  assert.equal([told?.email, told?.fullName, told?.address], [stored.email, 'Jan Kowalski', stored.address]);
});

test('in an order by hand, paid by its link', async ({ db }) => {
  const draft = await aDraftOrder(db, {}, { customer: { ...emptyCustomer, ...typed, ...company } });
  const token = await draft.link();
  const { checkout_draft } = await db
    .selectFrom('carts')
    .select('checkout_draft')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  const shown = checkout_draft as CheckoutDraftInput;
  assert.equal([shown.email, shown.postalCode, shown.taxId], [stored.email, '00-238', '5260250274']);
  const { orderToken } = started(await draft.press(token, { draft: shown }));
  assert.equal(contactOf(await orderOf(db, orderToken)), { ...stored, ...ofCompany });
});

test('in an order by hand, paid at the counter', async ({ db }) => {
  const draft = await aDraftOrder(db, {}, { customer: { ...emptyCustomer, ...typed, ...company } });
  const paid = await draft.payHere({ isHandedOver: false, hasReceipt: true });
  assert.ok(paid.ok);
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', paid.value.number)
    .executeTakeFirstOrThrow();
  assert.equal(contactOf({ ...order, token: '' }), { ...stored, ...ofCompany });
  assert.equal((await draft.drafted()).content.customer.postalCode, 'PL 00238', 'the draft stays as it was typed');
});

test('by staff, who mend an order', async ({ shop, db }) => {
  const shopper = await aShopper(db, { handle: 'of-another' });
  const { orderToken } = started(await shopper.press());
  const { id, number } = await orderOf(db, orderToken);
  const manager = await signedInStaff(db, 'manager', { now: shopTime });
  const { country: _, ...lines } = typed;
  const contact = { ...lines, pickupPoint: '' };
  const change = { number, version: await findVersion(db, id), contact, tellsCustomer: false };
  assert.is((await answerOf(press(shop, manager, 'OrdersChangeContact', change))).refusal, null);
  assert.equal(contactOf(await orderOf(db, orderToken)), { ...stored, company: null, billing_address: null });
});

test.run();
