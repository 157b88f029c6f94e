export const storefrontDe = {};
