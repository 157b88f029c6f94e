export const messages = {
  'wallet.sentence':
    'Także portfelem: naciskając jeden z tych przycisków, składasz powyższe zamówienie i płacisz {total}.',
};
