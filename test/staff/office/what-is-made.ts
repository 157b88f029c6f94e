// What mutations of the office make, each with variables that it takes.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { emptyCustomer, newDraft } from '#src/drafts/draft-content.ts';
import type { MutationName, VariablesOf } from '#src/graphql-client.ts';
import { anUnpaidOrder, aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, ask, press, servicesOf } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: SignedInFixture };

export type Making = { [Name in MutationName]?: (context: Context) => Promise<VariablesOf<Name>> };

const address = { line1: 'Długa 1', postalCode: '00-238', city: 'Warszawa', phone: '+48600100200' };

let made = 0;

export async function paidOrder({ shop, owner }: Context, quantity?: number) {
  const { number } = await aPaidOrder(servicesOf(shop), quantity);
  const { managedOrder } = await ask(shop, owner, 'OrdersManaged', { number });
  return { number, version: managedOrder.version as number };
}

export async function savedDraft({ shop, owner }: Context) {
  const variantId = await aProduct(shop.database.db, { handle: `drawn-${++made}` });
  const line = { variantTitle: '', sku: '', vatClass: 'standard', discount: null, title: 'Żółw', quantity: 1 };
  const content = {
    ...newDraft('pl'),
    lines: [{ ...line, variantId, unitMinor: 10_000 }],
    customer: { ...emptyCustomer, ...address, email: 'jan@example.com', fullName: 'Jan Kowalski', country: 'PL' },
    shippingMethod: 'inpost-courier',
    shippingMinor: 1_500,
  };
  const variables = { number: null, version: 0, content: JSON.stringify(content) };
  const { number, version } = await answerOf(press(shop, owner, 'DraftsSave', variables));
  return { number, version };
}

/** What makes something that is not there, or sets something going: done twice, there would be two. */
export const making: Making = {
  StaffInvite: async () => ({ email: `new.${++made}@shop.example`, role: 'packer', locale: 'pl' }),
  StaffRecover: async ({ shop }) => {
    const { id } = await signedInStaff(shop.database.db, 'packer', { now: shopTime });
    return { id: String(id) };
  },
  StaffBeginPasskeySignIn: async () => ({}),
  StaffBeginPasskey: async () => ({}),
  OrdersNote: async (context) => ({ number: (await paidOrder(context)).number, text: 'She rang.' }),
  CustomersNote: async ({ shop }) => {
    await aPaidOrder(servicesOf(shop));
    const { rows } = await sql<{ id: string }>`select id from customers limit 1`.execute(shop.database.db);
    return { id: rows[0]?.id ?? '', text: 'Likes turtles.' };
  },
  ProductsSave: async () => ({ patch: JSON.stringify({ texts: { pl: { title: `Kubek ${++made}` } } }) }),
  ProductsDuplicate: async ({ shop }) => {
    const { db } = shop.database;
    const handle = `copied-${++made}`;
    await aProduct(db, { handle });
    return db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
  },
  CollectionsSave: async () => ({ patch: JSON.stringify({ texts: { pl: { title: `Nowości ${++made}` } } }) }),
  OrdersSaveView: async () => ({ name: `View ${++made}`, filters: {}, isShared: false }),
  GiftCardsIssue: async () => ({ amount: { minor: 5_000, currency: 'PLN' } }),
  DiscountsSave: async () => ({
    version: null,
    content: {
      ...{ code: `SPRING${++made}`, kind: 'percentage', basisPoints: 1_000, amounts: [], minimums: [] },
      ...{ scope: 'everything', handles: [] },
    },
  }),
  DraftsSave: async () => ({ number: null, version: 0, content: JSON.stringify(newDraft('pl')) }),
  DraftsLink: savedDraft,
  DraftsSend: savedDraft,
  DraftsPayHere: async (context) => ({
    ...(await savedDraft(context)),
    ...{ paidBy: 'cash', isHandedOver: false, hasReceipt: true },
  }),
  OrdersSend: async (context) => ({
    ...(await paidOrder(context)),
    ...{ carrier: 'inpost', trackingNumber: '', lines: [{ position: 0, quantity: 1 }], isDespiteDispute: false },
  }),
  OrdersRefund: async (context) => ({
    ...(await paidOrder(context)),
    refund: {
      ...{ lines: [], isWithDelivery: false, amountMinor: 500, isOwnAmount: true, reason: 'scratched' },
    },
  }),
  OrdersCancel: async (context) => ({
    ...(await paidOrder(context)),
    ...{ because: 'customer', words: '', isRestocked: true },
  }),
  OrdersPayByHand: async ({ shop, owner }) => {
    const { number } = await anUnpaidOrder(servicesOf(shop));
    const { managedOrder } = await ask(shop, owner, 'OrdersManaged', { number });
    return { number, version: managedOrder.version, reference: 'cash' };
  },
  OrdersWorkOnMany: async (context) => ({ kind: 'send', orders: [await paidOrder(context)] }),
  ReturnsOpen: async (context) => {
    const { number } = await paidOrder(context);
    return {
      ...{ orderNumber: number, lines: [{ position: 0, quantity: 1 }], channel: 'phone', reason: '' },
      ...{ announcedOn: '2026-11-21', isAcknowledged: false },
    };
  },
  SetupAddProduct: async () => ({
    newId: randomUUID(),
    ...{ title: `Kubek ${++made}`, priceMinor: 1_790, currency: 'PLN', stock: 5, vatClass: 'reduced', picture: null },
    isDraft: false,
  }),
};
