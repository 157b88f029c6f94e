export const checkoutDe = {};
