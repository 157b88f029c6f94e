// The Express Checkout Element of a group, and what was authorised in it: `stripe.confirmPayment` receives only the
// group.
import type { StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import type { WalletName } from '#src/payments/methods/payment-methods.ts';
import type { PaymentClient } from '../browser/confirm-payment.ts';
import { IntegrationError } from '../browser/integration-error.ts';
import { type AuthorisedWallet, ExpressCheckoutElement } from './express-checkout-element.ts';

type Total = { mode?: string; amount?: number; currency?: string };
type Look = { appearance?: { variables?: { borderRadius?: string } } };

const USUAL_RADIUS = '4px';

export class WalletsOfGroup {
  #client: PaymentClient;
  #total: Total;
  #borderRadius: string;
  #element: ExpressCheckoutElement | null = null;
  #authorised: AuthorisedWallet | null = null;
  #isSubmitted = false;

  constructor(client: PaymentClient, { mode, amount, currency, appearance }: Total & Look) {
    this.#client = client;
    this.#total = { mode, amount, currency };
    this.#borderRadius = appearance?.variables?.borderRadius ?? USUAL_RADIUS;
  }

  createElement(options: StripeExpressCheckoutElementOptions, locale: string): ExpressCheckoutElement {
    if (this.#element) throw new IntegrationError('Can only create one Element of type expressCheckout.');
    const { amount, currency } = this.#total;
    if (this.#total.mode !== 'payment' || !amount || !currency) {
      throw new IntegrationError('The sandbox shows wallets for a group with `mode: "payment"`, amount and currency.');
    }
    this.#element = new ExpressCheckoutElement({
      sandboxOrigin: this.#client.sandboxOrigin,
      locale,
      borderRadius: this.#borderRadius,
      options,
      findWallets: () => this.#findWallets(locale),
      total: () => ({ amount: this.#total.amount ?? amount, currency: this.#total.currency ?? currency }),
      onAuthorised: (authorised) => {
        this.#authorised = authorised;
        this.#isSubmitted = false;
      },
      onDestroy: () => {
        this.#element = null;
      },
    });
    return this.#element;
  }

  update({ amount, currency }: Total): void {
    this.#total = { ...this.#total, ...(amount && { amount }), ...(currency && { currency }) };
  }

  submit(): void {
    this.#isSubmitted = true;
  }

  /** What to confirm with; can be taken once. */
  takeAuthorised(): AuthorisedWallet & { amount: number } {
    if (!this.#isSubmitted) {
      throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().');
    }
    if (!this.#authorised) throw new IntegrationError('Nobody has agreed to pay in an Express Checkout Element.');
    const taken = { ...this.#authorised, amount: this.#total.amount ?? 0 };
    this.#authorised = null;
    return taken;
  }

  async #findWallets(locale: string): Promise<WalletName[]> {
    const { controller, publishableKey } = this.#client;
    const { mode, amount, currency } = this.#total;
    const answer = await controller.call('GET', '/v1/elements/sessions', {
      key: publishableKey,
      type: 'deferred_intent',
      referrer_host: window.location.hostname,
      locale,
      deferred_intent: { mode, amount, currency },
    });
    if (answer.error) throw answer.error;
    return answer.wallets as WalletName[];
  }
}
