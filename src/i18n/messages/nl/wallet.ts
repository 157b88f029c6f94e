export const messages = {
  'wallet.sentence': 'Ook met je wallet: met een van deze knoppen bestel je wat hierboven staat en betaal je {total}.',
  'wallet.sentenceWithoutFee':
    'Ook met je wallet: met een van deze knoppen bestel je wat hierboven staat en betaal je {total}, zonder de {fee} voor de hierboven gekozen betaalwijze.',
};
