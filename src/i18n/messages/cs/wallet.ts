export const messages = {
  'wallet.sentence': 'Také peněženkou: jedním z těchto tlačítek objednáte to, co vidíte výše, a zaplatíte {total}.',
  'wallet.sentenceWithoutFee':
    'Také peněženkou: jedním z těchto tlačítek objednáte to, co vidíte výše, a zaplatíte {total}, bez {fee} za výše zvolený způsob platby.',
};
