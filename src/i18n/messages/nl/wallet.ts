export const messages = {
  'wallet.sentence': 'Ook met je wallet: met een van deze knoppen bestel je wat hierboven staat en betaal je {total}.',
};
