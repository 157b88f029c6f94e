export const checkoutEn = {};
