// What one payment method must be able to say; the intents know nothing of cards or banks. One file per method
// implements this, and payment-method-registry.ts lists them.
import type Stripe from 'stripe';
import type { z } from 'zod';
import type { HiddenFields } from '../object-store.ts';

export type Decline = {
  code: string;
  declineCode?: string;
  /** For people, in English, as Stripe words it. */
  message: string;
  param?: string;
  /** `blocked` never reached the issuer. */
  outcome?: 'issuer_declined' | 'blocked';
};

/** How far a confirmation got. */
export type ConfirmOutcome =
  | { kind: 'succeeded' }
  | { kind: 'declined'; decline: Decline }
  /** The shopper must do something: a challenge, a bank's page, an app. */
  | { kind: 'requires_action'; nextAction: Stripe.PaymentIntent.NextAction }
  /** Money is on its way; something later (a timer, the bank's page) ends it. */
  | { kind: 'processing' }
  /** The shopper or the bank refused to authenticate: no charge is made. */
  | { kind: 'authentication_failed' };

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
};

export type NewPaymentMethod = { fields: Partial<Stripe.PaymentMethod>; hidden: HiddenFields };

export type PaymentMethodRules<Data extends z.ZodType = z.ZodType> = {
  type: string;
  /** Lower case; a method that cannot take the intent's currency is not offered. */
  currencies: readonly string[];
  /** True: paying means leaving the shop, so a `return_url` is needed. */
  redirects: boolean;
  /** `payment_method_data[<type>]`. */
  dataSchema: Data;
  /** `payment_method_options[<type>]`. */
  optionsSchema: z.ZodType;
  /** Stripe's ready-made objects, e.g. `pm_card_visa`; null for a name that is not one of them. */
  createNamed(name: string, now: Date): NewPaymentMethod | null;
  /** Throws a `StripeRefusal` (402) for data that could never be paid with. */
  create(data: z.output<Data>, now: Date): NewPaymentMethod;
  confirm(context: ConfirmContext): ConfirmOutcome;
  /** The shopper came back from the challenge or the bank. */
  completeAction(context: ConfirmContext, result: 'authorized' | 'failed'): ConfirmOutcome;
  /** `payment_method_details` of the charge. */
  chargeDetails(context: ConfirmContext, outcome: ConfirmOutcome): Stripe.Charge.PaymentMethodDetails;
};
