export const checkoutPl = {};
