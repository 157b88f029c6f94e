export const storefrontNl = {};
