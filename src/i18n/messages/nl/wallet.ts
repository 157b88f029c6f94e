export const messages = {
  'wallet.sentence': 'Ook met je wallet: deze knoppen bestellen wat hierboven staat en betalen {total}.',
};
