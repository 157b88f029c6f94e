import { KasaError } from '#src/errors.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import type { PaymentMethod } from '#src/operations.generated.ts';
import { isRedirectMethod } from '#src/payments/methods/payment-methods.ts';
import { isP24Bank } from '#src/payments/p24-banks.ts';
import { readCart } from '../cart/read-cart.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import type { PayOrderResult, PlaceOrderResult, Resolvers } from '../graphql/resolver-types.generated.ts';
import { findGuessedOrder } from './find-order.ts';
import { getOrderView } from './order-views.ts';
import type { PayOrderRefusal } from './pay-again/pay-order.ts';
import { payOrderByMethod } from './pay-again/pay-order-by-method.ts';
import { readPayableOrder } from './pay-again/read-payable-order.ts';
import { recordReturn } from './record-return.ts';
import { type PaymentRefusal, startPayment } from './start-payment.ts';
import { startRedirectPayment } from './start-redirect-payment.ts';

export const orderResolvers: Resolvers = {
  Query: {
    async order(_, { locale, token }, context) {
      const orderId = await findGuessedOrder(context, token);
      return orderId ? readPayableOrder(context, orderId, locale) : null;
    },
    async returnedOrder(_, { token }, context) {
      const orderId = await findGuessedOrder(context, token);
      if (!orderId) return null;
      await recordReturn(context, orderId);
      return getOrderView(context.db, orderId);
    },
  },
  Mutation: {
    async payOrder(_, { locale, input }, context) {
      const { token, paymentMethod, p24Bank: bank = null, hasAcceptedP24Terms } = input;
      if (bank !== null && !isP24Bank(bank)) throw new KasaError('BAD_REQUEST', 'No bank of Przelewy24 has this id.');
      const orderId = await findGuessedOrder(context, token);
      if (!orderId) throw new KasaError('NOT_FOUND', 'There is no such order.');
      const choice = { locale, paymentMethod, bank, hasAcceptedTerms: hasAcceptedP24Terms === true };
      const started = await payOrderByMethod(context, orderId, choice);
      if (started.ok) return { __typename: 'PlacedOrder', ...started.value };
      return showPaymentRefusal(started.error, paymentMethod);
    },
    async placeOrder(_, { locale, input }, context) {
      const { draft, paymentMethod, p24Bank: bank = null, hasAcceptedP24Terms } = input;
      if (bank !== null && !isP24Bank(bank)) throw new KasaError('BAD_REQUEST', 'No bank of Przelewy24 has this id.');
      const expectedTotal = money(input.expectedTotalMinor, marketOf(locale).currency);
      const request = { locale, draft, expectedTotal };
      const started = isRedirectMethod(paymentMethod)
        ? await startRedirectPayment(context, {
            ...request,
            paymentMethod,
            bank,
            hasAcceptedTerms: hasAcceptedP24Terms === true,
          })
        : await startPayment(context, { ...request, paymentMethod });
      return started.ok
        ? { __typename: 'PlacedOrder', ...started.value }
        : showRefusal(started.error, locale, paymentMethod, context);
    },
  },
};

async function showRefusal(
  refusal: PaymentRefusal,
  locale: Locale,
  method: PaymentMethod,
  context: RequestContext,
): Promise<PlaceOrderResult> {
  switch (refusal.kind) {
    case 'InvalidFields':
      return { __typename: 'InvalidFields', fields: refusal.fields };
    case 'CartEmpty':
      return { __typename: 'CartEmpty', isEmpty: true };
    case 'CartLost':
      return { __typename: 'CartLost', isLost: true };
    case 'OutOfStock':
      return { __typename: 'OutOfStock', titles: refusal.titles, cart: await readCart(context, locale) };
    case 'TotalChanged':
      return { __typename: 'TotalChanged', oldTotal: refusal.oldTotal, newTotal: refusal.newTotal };
    case 'DeliveryNotAvailable':
      return { __typename: 'DeliveryNotAvailable', country: refusal.country };
    default:
      return showPaymentRefusal(refusal, method);
  }
}

function showPaymentRefusal(refusal: PayOrderRefusal, method: PaymentMethod): PayOrderResult {
  switch (refusal.kind) {
    case 'MethodNotOffered':
      return { __typename: 'MethodNotOffered', method };
    case 'MethodRefused':
      return { __typename: 'MethodRefused', method };
    case 'PaymentUnavailable':
    case 'PaymentOvertaken':
      return { __typename: refusal.kind, orderToken: refusal.orderToken };
    case 'TooManyTries':
      return { __typename: 'TooManyTries', waitMinutes: refusal.waitMinutes };
  }
}
