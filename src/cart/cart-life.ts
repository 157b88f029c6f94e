/** Sixty days: the life of the cookie, which begins with the cart, and of a cart that nobody touches. */
export const CART_KEPT_S = 60 * 60 * 24 * 60;
