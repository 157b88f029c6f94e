import { letterLines } from '#src/checkout/address/letter-lines.ts';
import type { OrderRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import { placedLines } from '#src/countries/placed-lines.ts';
import { KasaError } from '#src/errors.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { isP24Bank } from '#src/payments/p24-banks.ts';
import { marketOf } from '#src/shop/markets.ts';
import { placeName } from '#src/vat/place-name.ts';
import { isToldByLink, linkPath, visitByLink } from '../checkout/visit-by-link.ts';
import { leadsAway } from '../payments/own-methods.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { Order, Resolvers } from '../schema/resolver-types.generated.ts';
import { expectArrival, findTransit } from '../shipping/expected-arrival.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import { recordReturn } from './at-bank/record-return.ts';
import { withPaymentNote } from './manual/payment-note.ts';
import { findUnconfirmedHold } from './manual/unpaid-holds.ts';
import { findGuessedOrder } from './order-links.ts';
import { getOrderView } from './order-views.ts';
import { payOrderByMethod } from './pay-again/pay-order-by-method.ts';
import { readPayableOrder } from './pay-again/read-payable-order.ts';
import { startPayment } from './start-payment.ts';
import { startRedirectPayment } from './start-redirect-payment.ts';

export const orderResolvers: Resolvers = {
  Query: {
    async order(_, { locale, token }, context) {
      const orderId = context.viewedOrderId ?? (await findGuessedOrder(context, token));
      if (!orderId) return null;
      const order = await readPayableOrder(context, orderId, locale);
      return { ...(await noted(context, order, locale, orderId)), token };
    },
    async returnedOrder(_, { locale, token }, context) {
      const orderId = await findGuessedOrder(context, token);
      if (!orderId) return null;
      await recordReturn(context, orderId);
      const order = await getOrderView(context.db, orderId);
      return noted(context, order, locale, orderId);
    },
  },
  Order: {
    addressLines: ({ address }, { locale }) => letterLines(address, placeName(locale, address)),
    billingAddressLines: ({ billingAddress }, { locale }) =>
      billingAddress ? letterLines(billingAddress, placeName(locale, billingAddress)) : null,
    pickupPointLines: ({ pickupPoint: point }, { locale }) =>
      point ? [point.name, ...placedLines([point.street], point), countryName(locale, point.country)] : null,
    async expectedArrival(order, _, { db, now }) {
      const transit = await findTransit(db, order.number);
      return transit && expectArrival(order, transit, now());
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
      return showRefusal(started.error);
    },
    async placeOrder(_, { input, offer, ...asked }, visitor) {
      const { context, locale } = await visitByLink(visitor, asked.locale, offer);
      const { draft, paymentMethod, p24Bank: bank = null, hasAcceptedP24Terms } = input;
      if (bank !== null && !isP24Bank(bank)) throw new KasaError('BAD_REQUEST', 'No bank of Przelewy24 has this id.');
      const { currency } = marketOf(context.markets, locale);
      const expectedTotal = money(input.expectedTotalMinor, currency);
      const expectedDue = money(input.expectedDueMinor ?? input.expectedTotalMinor, currency);
      const request = { locale, draft, expectedTotal, expectedDue };
      const started = leadsAway(paymentMethod)
        ? await startRedirectPayment(context, {
            ...request,
            paymentMethod,
            bank,
            hasAcceptedTerms: hasAcceptedP24Terms === true,
          })
        : await startPayment(context, { ...request, paymentMethod });
      if (started.ok) return { __typename: 'PlacedOrder', ...started.value };
      if (!offer || !isToldByLink(started.error.kind)) return showRefusal(started.error);
      return { __typename: 'PlacedOrder', orderToken: offer, clientSecret: null, returnUrl: linkPath(locale, offer) };
    },
  },
};

type ShownRefusal<Refusal> = Refusal extends { kind: infer Kind }
  ? { __typename: Kind; isRefused: true } & Omit<Refusal, 'kind'>
  : never;

/** The GraphQL type of a refusal is named after its kind, and its fields are the refusal's data. */
function showRefusal<Refusal extends OrderRefusal>({ kind, ...data }: Refusal) {
  return { __typename: kind, isRefused: true, ...data } as ShownRefusal<Refusal>;
}

async function noted({ db }: RequestContext, order: Order, locale: Locale, orderId: string): Promise<Order> {
  const [timeZone, hold] = await Promise.all([readTimeZone(db), findUnconfirmedHold(db, orderId)]);
  return withPaymentNote(order, { locale, timeZone }, hold);
}
