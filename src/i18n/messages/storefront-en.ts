export const storefrontEn = {};
