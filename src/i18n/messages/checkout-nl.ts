export const checkoutNl = {};
