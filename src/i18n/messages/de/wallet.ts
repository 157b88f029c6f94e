export const messages = {
  'wallet.sentence':
    'Auch mit Ihrer Wallet: Mit einer dieser Schaltflächen bestellen Sie, was oben steht, und bezahlen {total}.',
  'wallet.sentenceWithoutFee':
    'Auch mit Ihrer Wallet: Mit einer dieser Schaltflächen bestellen Sie, was oben steht, und bezahlen {total}, ohne die {fee} für die oben gewählte Zahlungsart.',
};
