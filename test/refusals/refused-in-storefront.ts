import type { operations } from '#src/operations.generated.ts';
import { aDraft } from '../fixtures/a-shopper.ts';
import type { RefusedMutations } from './refused-mutation.ts';

type StorefrontMutation = {
  [Name in keyof typeof operations]: (typeof operations)[Name]['kind'] extends 'mutation' ? Name : never;
}[keyof typeof operations];

const tooLong = 'x'.repeat(201);

export const refusedInStorefront: RefusedMutations<StorefrontMutation> = {
  CartAddLine: {
    refusal: 'OUT_OF_STOCK',
    variables: ({ soldOutId }) => ({ locale: 'pl', variantId: soldOutId, quantity: 1 }),
  },
  CartSetQuantity: {
    refusal: 'OUT_OF_STOCK',
    variables: ({ soldOutId }) => ({ locale: 'pl', variantId: soldOutId, quantity: 2 }),
    cookie: ({ cart }) => cart,
  },
  CartAcceptChanges: { because: 'it takes note of what the shop has changed, and has no input' },
  CartSetDiscountCode: {
    refusal: 'NOT_YET',
    variables: ({ laterCode }) => ({ locale: 'pl', code: laterCode }),
    cookie: ({ cart }) => cart,
  },
  CheckoutRemoveGiftCard: { because: 'a card that is not in the cart is as good as taken out' },
  CheckoutSaveDraft: {
    refusal: 'BAD_REQUEST',
    variables: () => ({ locale: 'pl', draft: { ...aDraft, city: tooLong } }),
    cookie: ({ cart }) => cart,
  },
  CheckoutPlaceOrder: {
    refusal: 'TotalChanged',
    variables: () => ({ locale: 'pl', input: { draft: aDraft, paymentMethod: 'card', expectedTotalMinor: 1 } }),
    cookie: ({ cartToOrder }) => cartToOrder,
  },
  OrderPay: {
    refusal: 'MethodNotOffered',
    variables: ({ unpaid }) => ({ locale: 'pl', input: { token: unpaid.token, paymentMethod: 'sepa_debit' } }),
  },
  ShippingPointsNear: { because: 'it only reads: a position does not belong into an address' },
};
