/** Sixty days: the life of the cookie, which begins with the cart, and of a cart that nobody touches. */
export const CART_KEPT_S = 60 * 60 * 24 * 60;

/** A cart that an assistant fills is there for so long; whoever goes on with it has one of their own. */
export const ASSISTANT_CART_MS = 24 * 3_600_000;
