// Why an order is not placed or not paid: an entry a reason, and everything that describes it follows from the entry. The
// GraphQL type has its name and its fields, the catalogue of errors a code after its name, the address after a form
// without scripts its notice, and the page its words.
import { canBeOrdered, titleOf } from '../../cart/cart-line.ts';
import type { DiscountRefusalKind } from '../../discounts/discount-refusals.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { countryName } from '../../i18n/country-name.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { MessageParams, Translate } from '../../i18n/translate.ts';
import type { Money } from '../../money.ts';
import type { CheckoutShowQuery, FieldProblemKind } from '../../operations.generated.ts';
import { readFieldProblems, writeFieldProblems } from './field-problem-codes.ts';

type NoData = Record<never, never>;

/** What is known of each. These may meet a standing order too, when it is paid later. */
type PaymentData = {
  /** The method is not for this market or this amount. */
  MethodNotOffered: NoData;
  /** The provider does not take it at present; the order is kept, and waits for another way to be paid. */
  MethodRefused: NoData;
  /** So much, or so many orders, are not held for whoever pays later. */
  HoldsTooMuch: NoData;
  /** The order is kept; pressing the button again tries the same payment once more. */
  PaymentUnavailable: { orderToken?: string };
  /** Another try of the same order is under way. */
  PaymentOvertaken: { orderToken?: string };
  TooManyTries: { waitMinutes: number };
};

type PlacingData = {
  InvalidFields: { fields: { name: string; problem: FieldProblemKind }[] };
  CartEmpty: NoData;
  /** The visitor's browser brought none: its cookies are gone, or blocked. */
  CartLost: NoData;
  OutOfStock: { titles: string[] };
  TotalChanged: { oldTotal: Money; newTotal: Money };
  DeliveryNotAvailable: { country: string };
  /** The code took something off the total that was shown, and does so no longer. */
  DiscountRefused: { code: string; reason: DiscountRefusalKind };
};

/** The form without scripts alone knows it. */
type FormData = { NeedsScripts: NoData };

type Refusals<Data> = { [Kind in keyof Data]: { kind: Kind } & Data[Kind] }[keyof Data];
export type PayRefusal = Refusals<PaymentData>;
export type OrderRefusal = Refusals<PaymentData & PlacingData>;
export type CheckoutRefusal = Refusals<PaymentData & PlacingData & FormData>;

/** What the page shows now, to complete what its address says. */
export type ShownCheckout = Pick<CheckoutShowQuery['checkout'], 'cart' | 'totals' | 'country'>;
type Words = { locale: Locale; t: Translate; format: (money: Money) => string };

type RefusalEntry<Data> = {
  notice: string;
  message: MessageKey;
  /** The place at which the form says it, if it does: below the button's summary, or where a method is chosen. */
  place?: 'order' | 'methods';
  /**
   * Other places at which it is said: by the fields, instead of an empty cart's text, or with the methods where
   * there are no scripts.
   */
  shownOn?: 'fields' | 'emptyCart' | 'noScripts';
  /** The fields of the GraphQL type; one without fields says that it `isRefused`. */
  fields?: string;
  params?(data: Data, words: Words): MessageParams;
  /** What the address holds beside the notice: short codes, never words. */
  write?(data: Data): Record<string, string>;
  /** Null for what makes no sense, or is no longer so. `shown` is null where a standing order is paid. */
  read?(search: URLSearchParams, shown: ShownCheckout | null): Data | null;
};
type RefusalTable<Data> = { [Kind in keyof Data]: RefusalEntry<Data[Kind]> };

export const payRefusals: RefusalTable<PaymentData> = {
  MethodNotOffered: {
    notice: 'method-not-offered',
    message: 'checkout.methodNotOffered',
    place: 'methods',
  },
  MethodRefused: {
    notice: 'method-refused',
    message: 'checkout.methodRefused',
    place: 'methods',
  },
  HoldsTooMuch: {
    notice: 'holds-too-much',
    message: 'checkout.holdsTooMuch',
    place: 'methods',
  },
  PaymentUnavailable: {
    notice: 'payment-unavailable',
    message: 'checkout.paymentUnavailable',
    place: 'order',
    fields: 'orderToken: String',
  },
  PaymentOvertaken: {
    notice: 'payment-overtaken',
    message: 'checkout.paymentOvertaken',
    place: 'order',
    fields: 'orderToken: String',
  },
  TooManyTries: {
    notice: 'too-many-tries',
    message: 'checkout.tooManyTries',
    place: 'order',
    fields: 'waitMinutes: Int!',
    params: ({ waitMinutes }) => ({ count: waitMinutes }),
    write: ({ waitMinutes }) => ({ wait: String(waitMinutes) }),
    read(search) {
      const wait = search.get('wait') ?? '';
      return /^[1-9]\d?$/.test(wait) ? { waitMinutes: Number(wait) } : null;
    },
  },
};

export const orderRefusals: RefusalTable<PaymentData & PlacingData> = {
  ...payRefusals,
  InvalidFields: {
    notice: 'fields',
    message: 'checkout.problems',
    shownOn: 'fields',
    fields: 'fields: [FieldProblem!]!',
    write: ({ fields }) => writeFieldProblems(fields),
    read: (search) => ({ fields: readFieldProblems(search) }),
  },
  CartEmpty: { notice: 'cart-empty', message: 'checkout.cartEmpty', place: 'order' },
  CartLost: { notice: 'cart-lost', message: 'checkout.cartLost', place: 'order', shownOn: 'emptyCart' },
  OutOfStock: {
    notice: 'out-of-stock',
    message: 'checkout.outOfStock',
    place: 'order',
    fields: 'titles: [String!]!',
    params: ({ titles }) => ({ titles: titles.join('; ') }),
    read(_, shown) {
      const missing = shown?.cart.lines.filter((line) => !canBeOrdered(line)) ?? [];
      return missing.length > 0 ? { titles: missing.map(titleOf) } : null;
    },
  },
  TotalChanged: {
    notice: 'total-changed',
    message: 'checkout.totalChanged',
    place: 'order',
    fields: 'oldTotal: Money! newTotal: Money!',
    params: ({ oldTotal, newTotal }, { format }) => ({ oldTotal: format(oldTotal), newTotal: format(newTotal) }),
    write: ({ oldTotal }) => ({ was: String(oldTotal.minor) }),
    read(search, shown) {
      const was = search.get('was') ?? '';
      if (!shown || !/^\d{1,9}$/.test(was)) return null;
      const newTotal = shown.totals.due;
      return { oldTotal: { ...newTotal, minor: Number(was) }, newTotal };
    },
  },
  DeliveryNotAvailable: {
    notice: 'delivery',
    message: 'checkout.deliveryNotAvailable',
    place: 'order',
    fields: 'country: String!',
    params: ({ country }, { locale }) => ({ country: countryName(locale, country) }),
    read: (_, shown) => shown && { country: shown.country },
  },
  DiscountRefused: {
    notice: 'discount',
    message: 'checkout.discountRefused',
    place: 'order',
    fields: 'code: String! reason: DiscountRefusal!',
    params: ({ code }) => ({ code }),
    read(_, shown) {
      const discount = shown?.cart.discount;
      return discount?.refusal ? { code: discount.code, reason: discount.refusal } : null;
    },
  },
};

const formRefusals: RefusalTable<FormData> = {
  NeedsScripts: {
    notice: 'needs-scripts',
    message: 'checkout.needsScripts',
    shownOn: 'noScripts',
  },
};

/** All that may be said where a standing order is paid. */
export const payPageRefusals = { ...payRefusals, ...formRefusals };

export const checkoutRefusals: RefusalTable<PaymentData & PlacingData & FormData> = {
  ...orderRefusals,
  ...formRefusals,
};

export function entryOf({ kind }: CheckoutRefusal): RefusalEntry<CheckoutRefusal> {
  // The entry takes the data of a refusal, whichever it is: that the two belong together is not to be typed.
  return checkoutRefusals[kind] as unknown as RefusalEntry<CheckoutRefusal>;
}

/** What is said there of the refusal, if anything. */
export function messageOn(shownOn: 'emptyCart' | 'noScripts', refusal: CheckoutRefusal | null) {
  const entry = refusal && entryOf(refusal);
  return entry?.shownOn === shownOn && entry.message;
}

export function refusalText(refusal: CheckoutRefusal, words: Words): string {
  const { message, params } = entryOf(refusal);
  return words.t(message, params?.(refusal, words));
}
