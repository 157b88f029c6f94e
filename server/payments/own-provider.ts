// Adds a developer's own redirect methods to the payment provider. Their payments are answered in the shape of Stripe's
// PaymentIntents, because that is what the rules of an order read: reservation, expiry, late and double payments, and
// amounts that differ are then the same for every method. What is asked of the developer's functions may be asked again
// after a crash; the row of the payment is written after their answer.
import type Stripe from 'stripe';
import { money } from '#src/money.ts';
import { isOwnMethod, type OwnMethod } from '#src/payments/methods/payment-methods.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import {
  findOwnRedirect,
  type OwnPayment,
  OwnProviderFailed,
  type OwnRedirectMethod,
  type OwnReport,
} from './own-methods.ts';
import { applyReport } from './own-payment-state.ts';
import {
  findOwnPayment,
  insertOwnPayment,
  isOwnPayment,
  lockOwnPayment,
  type StoredOwnPayment,
  saveOwnPayment,
} from './own-payment-store.ts';
import type { IntentRequest, PaymentProvider, RedirectRequest, RefundOrder } from './payment-provider.ts';

export type OwnProviderOptions = { db: Db; now: () => Date; publicUrl: string };

const TIMEOUT_MS = 15_000;

export function notifyPath(method: string): string {
  return `/api/payments/${method}/notify`;
}

export function withOwnMethods(provider: PaymentProvider, options: OwnProviderOptions): PaymentProvider {
  const own = createOwnProvider(options);
  return {
    ...provider,
    createIntent: (request) => (isOfOwn(request) ? own.create(request) : provider.createIntent(request)),
    getIntent: (id) => (isOwnPayment(id) ? own.get(id) : provider.getIntent(id)),
    confirmRedirect: (id, request) =>
      isOfOwn(request) ? own.start(id, request) : provider.confirmRedirect(id, request),
    bankAddressOf: (intent) =>
      isOwnPayment(intent.id) ? (intent.next_action?.redirect_to_url?.url ?? null) : provider.bankAddressOf(intent),
    cancelIntent: (id) => (isOwnPayment(id) ? own.cancel(id) : provider.cancelIntent(id)),
    createRefund: (refund) => (isOwnPayment(refund.intentId) ? own.refund(refund) : provider.createRefund(refund)),
    // The provider repeats a refund with the same id by itself: there is none to look for.
    listRefunds: (id) => (isOwnPayment(id) ? Promise.resolve([]) : provider.listRefunds(id)),
  };
}

const isOfOwn = <Request extends { method: string }>(request: Request): request is Request & { method: OwnMethod } =>
  isOwnMethod(request.method);

function createOwnProvider({ db, now, publicUrl }: OwnProviderOptions) {
  const { update, find } = ownPayments(db, now);
  return {
    async create({ idempotencyKey, amount, method, orderId, orderNumber }: IntentRequest<OwnMethod>) {
      const payment = { idempotencyKey, method, orderId, orderNumber, amountMinor: amount.minor, now: now() };
      const { currency } = amount;
      return ownIntent(await inTransaction(db, (tx) => insertOwnPayment(tx, { ...payment, currency })));
    },

    async get(id: string): Promise<Stripe.PaymentIntent> {
      const payment = await find(id);
      const { ask } = findOwnRedirect(payment.method) ?? {};
      const isOpen = payment.status === 'requires_action' || payment.status === 'processing';
      if (!ask || !isOpen) return ownIntent(payment);
      const report = await answerOf(payment, 'ask', (signal) => ask(askedPayment(payment), signal));
      if (report.paymentId !== id) throw failed(payment, 'ask', new Error('the answer is about another payment'));
      if (!isAmountOf(report, payment)) return ownIntent(payment, report);
      return ownIntent(await update(id, (current) => applyReport(current, report)));
    },

    async start(id: string, request: RedirectRequest<OwnMethod>) {
      const payment = await find(id);
      if (payment.status !== 'requires_payment_method') return ownIntent(payment);
      const notifyUrl = publicUrl + notifyPath(payment.method);
      const { bank, reference } = await startAtBank(payment, request, notifyUrl);
      reach('provider-accepted:own');
      // A notification may have been faster.
      return ownIntent(
        await update(id, (current) => {
          const attempt = { ...current, reference, address: bank };
          return current.status === 'requires_payment_method' && current.failures === payment.failures
            ? { ...attempt, status: 'requires_action' }
            : attempt;
        }),
      );
    },

    async cancel(id: string) {
      const payment = await find(id);
      const { cancel } = findOwnRedirect(payment.method) ?? {};
      const isAtProvider = payment.status === 'requires_action';
      if (cancel && isAtProvider) await answerOf(payment, 'cancel', (signal) => cancel(askedPayment(payment), signal));
      const closed = await update(id, (current) =>
        current.status.startsWith('requires_') ? { ...current, status: 'canceled' } : current,
      );
      if (closed.status === 'canceled') return ownIntent(closed);
      throw Object.assign(new Error('the payment can no longer be cancelled'), {
        code: 'payment_intent_unexpected_state',
      });
    },

    refund: async (order: RefundOrder) => refundOwn(await find(order.intentId), order),
  };
}

/** Both throw when there is no such payment. */
function ownPayments(db: Db, now: () => Date) {
  return {
    update: (id: string, change: (payment: StoredOwnPayment) => StoredOwnPayment) =>
      inTransaction(db, async (tx) => {
        const payment = await lockOwnPayment(tx, id);
        if (!payment) throw new Error(`there is no payment ${id}`);
        const changed = change(payment);
        await saveOwnPayment(tx, changed, now());
        return changed;
      }),
    async find(id: string) {
      const payment = await findOwnPayment(db, id);
      if (!payment) throw new Error(`there is no payment ${id}`);
      return payment;
    },
  };
}

/** Starts a payment, and says at which page the shopper pays. */
async function startAtBank(
  payment: StoredOwnPayment,
  { email, fullName, address, locale, returnUrl }: RedirectRequest<OwnMethod>,
  notifyUrl: string,
): Promise<{ bank: string; reference: string | null }> {
  const method = redirectOf(payment);
  const payer = { email, fullName, address: address ?? null };
  const asked = { ...askedPayment(payment), payer, locale, returnUrl, notifyUrl };
  const started = await answerOf(payment, 'start', (signal) => method.start(asked, signal));
  const bank = safeAddress(started.address);
  if (!bank) throw failed(payment, 'start', new Error('the address is not https'));
  return { bank, reference: started.reference ?? null };
}

async function refundOwn(payment: StoredOwnPayment, order: RefundOrder): Promise<Stripe.Refund> {
  const { refundId, intentId, amount } = order;
  const { refund } = redirectOf(payment);
  if (!refund) throw new Error(`${payment.method} gives nothing back by itself`);
  const asked = { ...askedPayment(payment), refundId, refunded: amount };
  await answerOf(payment, 'refund', (signal) => refund(asked, signal)).catch((error: Error) => {
    throw finalRefusalOf(error.cause) ?? error;
  });
  const made = { id: `own_${refundId}`, object: 'refund', status: 'succeeded', failure_reason: undefined };
  const facts = { payment_intent: intentId, amount: amount.minor, metadata: { refund_id: refundId } };
  // The object is a refund of Stripe's as far as refunds read one.
  return { ...made, ...facts } as unknown as Stripe.Refund;
}

/** An intent in the shape of Stripe's, as far as orders read it. `report`: for an amount that is not the payment's. */
export function ownIntent(payment: StoredOwnPayment, report?: OwnReport): Stripe.PaymentIntent {
  const { id, orderId, failures, address } = payment;
  const status = report?.status === 'succeeded' ? 'succeeded' : payment.status;
  const amount = report?.amount ?? money(payment.amountMinor, payment.currency);
  const isDeclined = failures > 0 && status === 'requires_payment_method';
  const intent = {
    ...{ id, object: 'payment_intent', status, metadata: { order_id: orderId }, client_secret: null },
    ...{ amount: amount.minor, currency: amount.currency.toLowerCase(), latest_charge: null, payment_method: null },
    // Each time another one: a failure that is reported twice is one.
    last_payment_error: isDeclined ? { code: 'payment_declined', charge: `${id}-${failures}` } : null,
    next_action:
      status === 'requires_action' && address ? { type: 'redirect_to_url', redirect_to_url: { url: address } } : null,
  };
  // All that orders read of one; the rest is Stripe's own.
  return intent as unknown as Stripe.PaymentIntent;
}

export function isAmountOf({ amount }: OwnReport, payment: StoredOwnPayment): boolean {
  return amount.minor === payment.amountMinor && amount.currency === payment.currency;
}

function askedPayment({ id, reference, orderNumber, amountMinor, currency }: StoredOwnPayment): OwnPayment {
  return { paymentId: id, reference, orderNumber, amount: money(amountMinor, currency) };
}

function redirectOf(payment: StoredOwnPayment): OwnRedirectMethod {
  const method = findOwnRedirect(payment.method);
  if (!method) throw failed(payment, 'find', new Error('kasa.config.ts no longer has it'));
  return method;
}

async function answerOf<Answer>(
  payment: StoredOwnPayment,
  what: string,
  ask: (signal: AbortSignal) => Answer | Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([ask(signal), late]);
  } catch (error) {
    throw failed(payment, what, error);
  }
}

/** The refusal as Stripe's would be: what sends refunds asks no more after that. Null when asking again may help. */
function finalRefusalOf(cause: unknown): Error | null {
  const { refused } = (cause ?? {}) as { refused?: unknown };
  if (typeof refused !== 'string') return null;
  return Object.assign(new Error('the refund is refused'), { type: 'StripeInvalidRequestError', code: refused });
}

function failed({ method }: StoredOwnPayment, what: string, cause: unknown): OwnProviderFailed {
  return new OwnProviderFailed(`${method} of kasa.config.ts failed to ${what}`, { cause });
}

/** The address, where it is https; on this machine, for trial, http as well. */
function safeAddress(address: unknown): string | null {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  const isHere = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  return url && (url.protocol === 'https:' || isHere) ? url.href : null;
}
