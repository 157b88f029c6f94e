/**
 * The types of a wallet's payment at Stripe: a card, or Link. Stripe.js needs them before there is a PaymentIntent, and
 * the intent must then allow the same.
 */
export const walletTypes = ['card', 'link'] as const;
