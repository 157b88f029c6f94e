// A draft of two posters and a frame made to measure, and what staff and the customer can do with it.
import { visitByLink } from '#server/checkout/visit-by-link.ts';
import type { Db } from '#server/database/connect.ts';
import type { DraftServices } from '#server/drafts/change-draft.ts';
import { findDraft } from '#server/drafts/draft-order-store.ts';
import { findLinkToken } from '#server/drafts/make-payment-link.ts';
import { readLinkState } from '#server/drafts/offer-page.ts';
import { type PaidHere, payDraftHere } from '#server/drafts/pay-draft-here.ts';
import { saveDraftOrder, withdrawDraft } from '#server/drafts/save-draft-order.ts';
import { createDraftEffects, makeLinkNow, requestSending, undoSending } from '#server/drafts/send-payment-link.ts';
import { startPayment } from '#server/orders/start-payment.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import type { AuditEntry } from '#server/schema/request-context.ts';
import { type DraftContent, emptyCustomer, newDraft } from '#src/drafts/draft-content.ts';
import { money } from '#src/money.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { anIntent, aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aPaymentSettings } from '../fixtures/a-payment-settings.ts';
import { aProduct, type ProductFixture } from '../fixtures/a-product.ts';
import { aDraft as aCheckoutDraft, aSession } from '../fixtures/a-shopper.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';

let products = 0;

/** Two posters at 100.00 zł, a frame without a product at 50.00 zł, 10 % off, 15.00 zł for the courier: 240.00 zł. */
export async function aDraftOrder(db: Db, fixture: ProductFixture = {}, change: Partial<DraftContent> = {}) {
  let time = new Date('2026-11-21T10:00:00Z');
  const variantId = await aProduct(db, { handle: `drawn-${++products}`, ...fixture });
  const payments = aPaymentProvider();
  const audited: AuditEntry[] = [];
  const { id: staffId } = await signedInStaff(db, 'manager', { now: time });
  const services: DraftServices & { markets: typeof everyMarket } = {
    db,
    now: () => time,
    payments,
    markets: everyMarket,
    by: 'Robin',
    staffId,
    audit: async (_, entry) => {
      audited.push(entry);
    },
  };
  const plain = { variantTitle: '', sku: '', vatClass: 'standard' as const, discount: null };
  const content: DraftContent = {
    ...newDraft('pl'),
    lines: [
      { ...plain, variantId, title: 'Żółw', quantity: 2, unitMinor: 10_000 },
      { ...plain, variantId: null, title: 'Rama na wymiar', quantity: 1, unitMinor: 5_000 },
    ],
    discount: { kind: 'percent', basisPoints: 1_000 },
    customer: { ...emptyCustomer, email: 'jan@example.com', fullName: 'Jan Kowalski', country: 'PL' },
    shippingMethod: 'inpost-courier',
    shippingMinor: 1_500,
    ...change,
  };
  const created = await saveDraftOrder(services, { number: null, version: 0, content });
  if (!created.ok) throw new Error(`refused: ${created.error.kind}`);
  const { number } = created.value;
  const drafted = async () => {
    const draft = await findDraft(db, number);
    if (!draft) throw new Error('the draft is gone');
    return draft;
  };
  const linkToken = async () => findLinkToken(db, await drafted());
  const outbox = createDraftEffects({ db, now: services.now, payments, readMarkets: async () => everyMarket });
  return {
    number,
    variantId,
    content,
    services,
    payments,
    audited,
    drafted,
    linkToken,
    intent: () => [...payments.intents.values()].at(-1) ?? anIntent({}),
    wait(ms: number) {
      time = new Date(time.getTime() + ms);
    },
    save: (to: Partial<DraftContent>, version = 1) =>
      saveDraftOrder(services, { number, version, content: { ...content, ...to } }),
    withdraw: (version = 1) => withdrawDraft(services, { number, version }),
    requestSending: (version = 1) => requestSending(services, { number, version }),
    undo: () => undoSending(services, number),
    /** What waits in the outbox for the draft, as far as it is due. */
    deliver: () => deliverOutbox({ db, now: services.now, log: silentLog, handlers: outbox }),
    /** Makes the link at once; its token. */
    async link(version = 1): Promise<string> {
      const made = await makeLinkNow(services, { number, version });
      if (!made.ok) throw new Error(`refused: ${made.error.kind}`);
      return made.value.token;
    },
    tryLink: (version = 1) => makeLinkNow(services, { number, version }),
    payHere: (paid: Partial<PaidHere> = {}) =>
      payDraftHere(services, {
        ...{ number, version: 1, paidBy: 'cash', isHandedOver: true, hasReceipt: false },
        ...paid,
      }),
    linkState: (token: string) => readLinkState(services, token),
    /** The order button on the link's page. */
    async press(token: string, { method = 'card' as PaymentMethod, totalMinor = 24_000, draft = aCheckoutDraft } = {}) {
      const visitor = { ...services, paymentSettings: aPaymentSettings, session: aSession() };
      const { context, locale } = await visitByLink(visitor, 'de', token);
      return startPayment(context, {
        locale,
        draft,
        paymentMethod: method,
        expectedTotal: money(totalMinor, 'EUR'),
      });
    },
  };
}
