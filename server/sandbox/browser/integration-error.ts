/** A mistake of the page's author, thrown at once and by this name, as Stripe.js does. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
