import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import { flag, integer, oneOf, text } from '../parameters/parameter-schemas.ts';
import { refuseParameter, StripeRefusal } from '../sandbox-errors.ts';
import { brandLengths, cardBrand, cvcLength, passesLuhn } from './card-brands.ts';
import {
  type CardBehaviour,
  disputes,
  isCardBehaviour,
  judgeCard,
  refunds,
  supportsThreeDSecure,
} from './card-outcomes.ts';
import { ordinaryMethod } from './ordinary-method.ts';
import type { ConfirmContext, ConfirmOutcome, NewPaymentMethod, PaymentMethodRules } from './payment-method-rules.ts';
import { findTestCard, numberOfNamedCard } from './test-cards.ts';
import { readWalletToken } from './wallet-tokens.ts';

const writtenCard = z.strictObject({
  number: text(30),
  exp_month: integer(),
  exp_year: integer(),
  cvc: text(10).optional(),
  networks: z.strictObject({ preferred: text().optional() }).optional(),
});
type CardData = z.output<typeof writtenCard>;
/** Typed by the shopper, or a wallet's token. */
const cardData = z.union([z.strictObject({ token: text() }), writtenCard]);

const cardOptions = z.strictObject({
  request_three_d_secure: oneOf(['automatic', 'any', 'challenge']).optional(),
  setup_future_usage: oneOf(['none', 'off_session', 'on_session']).optional(),
  require_cvc_recollection: flag().optional(),
  network: text().optional(),
  moto: flag().optional(),
  cvc_token: text().optional(),
  statement_descriptor_suffix_kana: text().optional(),
});

const NAMED_CARD_YEARS = 1;

export const cardMethod: PaymentMethodRules<typeof cardData> = {
  ...ordinaryMethod,
  type: 'card',
  redirects: false,
  dataSchema: cardData,
  optionsSchema: cardOptions,

  createNamed(name, now) {
    const number = numberOfNamedCard(name);
    if (!number) return null;
    return describeCard(readyMade(number, now));
  },

  create(data, now) {
    if ('token' in data) return cardOfWallet(data.token, now);
    const number = data.number.replaceAll(/[\s-]/g, '');
    const brand = cardBrand(number);
    refuseIf(
      !/^\d+$/.test(number) || !passesLuhn(number),
      'incorrect_number',
      'Your card number is incorrect.',
      'number',
    );
    refuseIf(!brandLengths(brand).includes(number.length), 'invalid_number', 'Your card number is invalid.', 'number');
    const year = data.exp_year < 100 ? 2000 + data.exp_year : data.exp_year;
    const isMonth = data.exp_month >= 1 && data.exp_month <= 12;
    refuseIf(!isMonth, 'invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
    const isPastYear = year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50;
    refuseIf(isPastYear, 'invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
    const isPastMonth = year === now.getUTCFullYear() && data.exp_month < now.getUTCMonth() + 1;
    refuseIf(isPastMonth, 'invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
    const isCvc = data.cvc === undefined || (/^\d+$/.test(data.cvc) && data.cvc.length === cvcLength(brand));
    refuseIf(!isCvc, 'invalid_cvc', "Your card's security code is invalid.", 'cvc');
    return describeCard({ ...data, number, exp_year: year });
  },

  confirm: (context) => chargeCard(context, false),

  completeAction: (context, result) =>
    result === 'authorized' ? chargeCard(context, true) : { kind: 'authentication_failed' },

  dispute: ({ behaviour = '' }) => disputes[behaviour] ?? null,

  refund: ({ behaviour = '' }) => refunds[behaviour] ?? 'at_once',

  chargeDetails(context, outcome) {
    const { card } = context.method;
    if (!card) throw new Error(`${context.method.id} is not a card`);
    const wasChallenged = context.intent.next_action !== null;
    const isFrictionless = behaviourOf(context) === 'three_d_secure_frictionless';
    return {
      type: 'card',
      card: {
        amount_authorized: outcome.kind === 'succeeded' ? context.intent.amount : null,
        authorization_code: null,
        brand: card.brand,
        checks: {
          address_line1_check: null,
          address_postal_code_check: null,
          cvc_check: outcome.kind === 'declined' && outcome.decline.code === 'incorrect_cvc' ? 'fail' : 'pass',
        },
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: card.fingerprint ?? null,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure:
          wasChallenged || isFrictionless
            ? {
                authentication_flow: isFrictionless ? 'frictionless' : 'challenge',
                electronic_commerce_indicator: '05',
                exemption_indicator: null,
                result: 'authenticated',
                result_reason: null,
                transaction_id: null,
                version: '2.2.0',
              }
            : null,
        transaction_link_id: null,
        wallet: card.wallet as Stripe.Charge.PaymentMethodDetails.Card.Wallet | null,
      },
    };
  },
};

function readyMade(number: string, now: Date): CardData {
  return { number, exp_month: 8, exp_year: now.getUTCFullYear() + NAMED_CARD_YEARS };
}

function cardOfWallet(token: string, now: Date): NewPaymentMethod {
  const found = readWalletToken(token);
  if (!found) throw refuseParameter(`No such token: '${token}'`, 'card[token]', 'resource_missing');
  const { fields, hidden } = describeCard(readyMade(found.number, now));
  if (!fields.card) throw new Error(`${token} is not a card`);
  const { last4 } = fields.card;
  // A wallet gives the number of the device's virtual card, not of the card itself.
  const wallet = { type: found.wallet, [found.wallet]: {}, dynamic_last4: last4 };
  return { fields: { card: { ...fields.card, wallet } }, hidden };
}

function chargeCard(context: ConfirmContext, isAuthenticated: boolean): ConfirmOutcome {
  const request = context.intent.payment_method_options?.card?.request_three_d_secure;
  const verdict = judgeCard(behaviourOf(context), {
    isThreeDSecureRequested: request === 'any' || request === 'challenge',
    isOffSession: context.isOffSession,
    isAuthenticated,
  });
  if (verdict.kind === 'charge') return { kind: 'succeeded' };
  if (verdict.kind === 'decline') return { kind: 'declined', decline: verdict.decline };
  return { kind: 'requires_action', nextAction: challenge(context) };
}

/** With Stripe.js, the challenge is shown in the page; a server that gave a `return_url` gets a redirect. */
function challenge({ actionUrl, returnUrl, usesSdk }: ConfirmContext): Stripe.PaymentIntent.NextAction {
  if (returnUrl && !usesSdk) {
    return { type: 'redirect_to_url', redirect_to_url: { url: actionUrl, return_url: returnUrl } };
  }
  return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: actionUrl } };
}

function behaviourOf({ hidden }: ConfirmContext): CardBehaviour {
  return isCardBehaviour(hidden.behaviour) ? hidden.behaviour : 'generic_decline';
}

function refuseIf(isRefused: boolean, code: string, message: string, param: string): void {
  if (isRefused) throw new StripeRefusal(402, { type: 'card_error', code, message, param });
}

/** The full number does not leave this function. */
function describeCard(data: CardData): NewPaymentMethod {
  const testCard = findTestCard(data.number);
  if (!testCard) {
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message:
        'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    });
  }
  const brand = cardBrand(data.number);
  return {
    fields: {
      card: {
        brand,
        checks: {
          address_line1_check: null,
          address_postal_code_check: null,
          cvc_check: data.cvc ? 'unchecked' : null,
        },
        country: testCard.country,
        display_brand: brand === 'amex' ? 'american_express' : brand,
        exp_month: data.exp_month,
        exp_year: data.exp_year,
        fingerprint: createHash('sha256').update(data.number).digest('base64url').slice(0, 16),
        funding: testCard.funding,
        generated_from: null,
        last4: data.number.slice(-4),
        networks: { available: [brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: supportsThreeDSecure(testCard.behaviour) },
        wallet: null,
      },
    },
    hidden: { behaviour: testCard.behaviour },
  };
}
