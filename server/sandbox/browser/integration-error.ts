/** A mistake in the page's code, thrown immediately and under this name, as by Stripe.js. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
