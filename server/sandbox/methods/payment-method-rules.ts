// The interface of a payment method; the intents know nothing about cards or banks. One file per method implements
// this, and payment-method-registry.ts lists them.
import type Stripe from 'stripe';
import type { z } from 'zod';
import type { FieldsMethodName, RedirectMethodName } from '#src/payments/methods/payment-methods.ts';
import type { walletTypes } from '#src/payments/wallet-types.ts';
import type { HiddenFields, RefundCourse } from '../object-store.ts';

/** The types of Stripe's payment methods: a wallet is a card, or Link. */
export type StripeType = FieldsMethodName | RedirectMethodName | (typeof walletTypes)[number];

export type Decline = {
  code: string;
  declineCode?: string;
  /** Meant for people, in English, in Stripe's words. */
  message: string;
  param?: string;
  /** `blocked` never reached the issuer. */
  outcome?: 'issuer_declined' | 'blocked';
};

/** Bank days are shortened as the sandbox is configured; seconds are as documented by Stripe. */
export type Delay = { seconds: number } | { bankDays: number };

/** How far a confirmation got. */
export type ConfirmOutcome =
  | { kind: 'succeeded' }
  | { kind: 'declined'; decline: Decline }
  /** The shopper must do something: a challenge, a bank's page, an app. After `settlesAfter` `settle` decides. */
  | { kind: 'requires_action'; nextAction: Stripe.PaymentIntent.NextAction; settlesAfter?: Delay }
  /** The payment is processing; `settle` decides later. */
  | { kind: 'processing'; settlesAfter: Delay }
  /** The shopper or the bank refused to authenticate: no charge is made. */
  | { kind: 'authentication_failed' };

/** The dispute that the account's holder opens after a successful charge. */
export type DisputeSeed = {
  reason: string;
  /** An inquiry takes no money back yet. A debit is taken back finally, whatever evidence the shop gives. */
  kind: 'chargeback' | 'inquiry' | 'final';
};

export type ConfirmContext = {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  hidden: HiddenFields;
  returnUrl: string | null;
  /** Stripe.js is loaded and can show the challenge in the page. */
  usesSdk: boolean;
  isOffSession: boolean;
  /** The page where the shopper completes this intent's action. */
  actionUrl: string;
  /** `payment_method_options[<type>]` of this confirmation, read by the method's `optionsSchema`. */
  options: Record<string, unknown>;
  /** The id of the mandate for this debit. */
  mandate: string | null;
  /** The charge that waits for the bank: the outcome is stored in it, not in a new one. */
  pendingCharge: Stripe.Charge | null;
};

export type NewPaymentMethod = {
  fields: Partial<Stripe.PaymentMethod>;
  hidden: HiddenFields;
  /** The owner of a predefined payment method. */
  billing?: { name: string; email: string };
};

export type PaymentMethodRules<Data extends z.ZodType = z.ZodType> = {
  /** Its currencies and countries are in the shop's registry. */
  type: StripeType;
  /** True: paying means leaving the shop, so a `return_url` is needed. */
  redirects: boolean;
  /** `payment_method_data[<type>]`. */
  dataSchema: Data;
  /** `payment_method_options[<type>]`. */
  optionsSchema: z.ZodType;
  /** Options that belong to one confirmation and are not stored with the intent. */
  passingOptions: readonly string[];
  /** The `billing_details` that this type requires. */
  requiredBilling: readonly ('name' | 'email')[];
  /** The address fields that the payment method made of the data requires. */
  requiredAddress(made: NewPaymentMethod): readonly ('line1' | 'city' | 'postal_code' | 'country')[];
  /** True: the shopper accepts a mandate with the confirmation (`mandate_data`). */
  needsMandate: boolean;
  /** Stripe's predefined objects, e.g. `pm_card_visa`; null for any other name. */
  createNamed(name: string, now: Date): NewPaymentMethod | null;
  /** Throws a `StripeRefusal` for data that can never work. */
  create(data: z.output<Data>, now: Date): NewPaymentMethod;
  confirm(context: ConfirmContext): ConfirmOutcome;
  /** The shopper came back from the challenge or the bank. */
  completeAction(context: ConfirmContext, result: 'authorized' | 'failed'): ConfirmOutcome;
  /** The outcome of a confirmation after its `settlesAfter`. */
  settle(context: ConfirmContext): ConfirmOutcome;
  /** The dispute that follows a successful charge, if any. */
  dispute(hidden: HiddenFields): DisputeSeed | null;
  /** How a refund ends: most arrive immediately, some documented ones take days or fail. */
  refund(hidden: HiddenFields): RefundCourse;
  /** `payment_method_details` of the charge. */
  chargeDetails(context: ConfirmContext, outcome: ConfirmOutcome): Stripe.Charge.PaymentMethodDetails;
};
