// What one payment method must be able to say; the intents know nothing of cards or banks. One file per method
// implements this, and payment-method-registry.ts lists them.
import type Stripe from 'stripe';
import type { z } from 'zod';
import type { FieldsMethodName, RedirectMethodName } from '#src/payments/methods/payment-methods.ts';
import type { walletTypes } from '#src/payments/wallet-types.ts';
import type { HiddenFields, RefundCourse } from '../object-store.ts';

/** What a payment method of Stripe's can be: a wallet is a card, or Link. */
export type StripeType = FieldsMethodName | RedirectMethodName | (typeof walletTypes)[number];

export type Decline = {
  code: string;
  declineCode?: string;
  /** For people, in English, as Stripe words it. */
  message: string;
  param?: string;
  /** `blocked` never reached the issuer. */
  outcome?: 'issuer_declined' | 'blocked';
};

/** Bank days are shortened to whatever the sandbox was configured with; seconds are what Stripe documents. */
export type Delay = { seconds: number } | { bankDays: number };

/** How far a confirmation got. */
export type ConfirmOutcome =
  | { kind: 'succeeded' }
  | { kind: 'declined'; decline: Decline }
  /** The shopper must do something: a challenge, a bank's page, an app. After `settlesAfter` `settle` decides. */
  | { kind: 'requires_action'; nextAction: Stripe.PaymentIntent.NextAction; settlesAfter?: Delay }
  /** Money is on its way; `settle` decides later. */
  | { kind: 'processing'; settlesAfter: Delay }
  /** The shopper or the bank refused to authenticate: no charge is made. */
  | { kind: 'authentication_failed' };

/** What the holder of an account says against a charge once it has succeeded. */
export type DisputeSeed = {
  reason: string;
  /** An inquiry asks first: no money is taken back yet. A debit is taken back for good, whatever the shop says. */
  kind: 'chargeback' | 'inquiry' | 'final';
};

export type ConfirmContext = {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  hidden: HiddenFields;
  returnUrl: string | null;
  /** Stripe.js is there to show the challenge in the page. */
  usesSdk: boolean;
  isOffSession: boolean;
  /** The page on which this intent's action can be done. */
  actionUrl: string;
  /** `payment_method_options[<type>]` of this confirmation, read by the method's `optionsSchema`. */
  options: Record<string, unknown>;
  /** What the shopper signed for this debit. */
  mandate: string | null;
  /** The charge that has been waiting for the bank: what comes of it is written into it, not into another. */
  pendingCharge: Stripe.Charge | null;
};

export type NewPaymentMethod = {
  fields: Partial<Stripe.PaymentMethod>;
  hidden: HiddenFields;
  /** Whose it is, for ready-made ones. */
  billing?: { name: string; email: string };
};

export type PaymentMethodRules<Data extends z.ZodType = z.ZodType> = {
  /** What it takes, and from whom, the shop's registry says. */
  type: StripeType;
  /** True: paying means leaving the shop, so a `return_url` is needed. */
  redirects: boolean;
  /** `payment_method_data[<type>]`. */
  dataSchema: Data;
  /** `payment_method_options[<type>]`. */
  optionsSchema: z.ZodType;
  /** Options that serve one confirmation and are not kept with the intent. */
  passingOptions: readonly string[];
  /** `billing_details` without which there is no payment method of this type. */
  requiredBilling: readonly ('name' | 'email')[];
  /** Likewise of the address, for what was made of the data. */
  requiredAddress(made: NewPaymentMethod): readonly ('line1' | 'city' | 'postal_code' | 'country')[];
  /** True: the shopper signs a mandate with the confirmation (`mandate_data`). */
  needsMandate: boolean;
  /** Stripe's ready-made objects, e.g. `pm_card_visa`; null for a name that is not one of them. */
  createNamed(name: string, now: Date): NewPaymentMethod | null;
  /** Throws a `StripeRefusal` for data that could never be paid with. */
  create(data: z.output<Data>, now: Date): NewPaymentMethod;
  confirm(context: ConfirmContext): ConfirmOutcome;
  /** The shopper came back from the challenge or the bank. */
  completeAction(context: ConfirmContext, result: 'authorized' | 'failed'): ConfirmOutcome;
  /** The time is up for a confirmation that said `settlesAfter`. */
  settle(context: ConfirmContext): ConfirmOutcome;
  /** What follows a charge that succeeded; null for nothing. */
  dispute(hidden: HiddenFields): DisputeSeed | null;
  /** How a refund goes: most arrive at once, some documented ones take days or come back. */
  refund(hidden: HiddenFields): RefundCourse;
  /** `payment_method_details` of the charge. */
  chargeDetails(context: ConfirmContext, outcome: ConfirmOutcome): Stripe.Charge.PaymentMethodDetails;
};
