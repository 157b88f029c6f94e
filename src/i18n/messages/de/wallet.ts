export const messages = {
  'wallet.sentence': 'Auch mit Ihrer Wallet: Diese Schaltflächen bestellen, was oben steht, und bezahlen {total}.',
};
