export const messages = {
  'wallet.sentence':
    'Także portfelem: naciskając jeden z tych przycisków, składasz powyższe zamówienie i płacisz {total}.',
  'wallet.sentenceWithoutFee':
    'Także portfelem: naciskając jeden z tych przycisków, składasz powyższe zamówienie i płacisz {total}, bez opłaty {fee} za wybrany wyżej sposób płatności.',
};
