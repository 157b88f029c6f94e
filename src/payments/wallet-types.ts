/**
 * What Stripe books a wallet's payment as: a card, or Link. Stripe.js is told them before there is a PaymentIntent, and
 * the intent must then allow the same.
 */
export const walletTypes = ['card', 'link'] as const;
