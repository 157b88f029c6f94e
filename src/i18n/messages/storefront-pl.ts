export const storefrontPl = {};
