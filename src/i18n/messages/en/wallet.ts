export const messages = {
  'wallet.sentence': 'With a wallet, too: these buttons order what stands above and pay {total}.',
};
