export const messages = {
  'wallet.sentence': 'With a wallet, too: one of these buttons orders what you see above and pays {total}.',
  'wallet.sentenceWithoutFee':
    'With a wallet, too: one of these buttons orders what you see above and pays {total}, without the {fee} for the way of payment chosen above.',
};
