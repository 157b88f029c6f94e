export const messages = {
  'wallet.sentence': 'Také peněženkou: jedním z těchto tlačítek objednáte to, co vidíte výše, a zaplatíte {total}.',
};
