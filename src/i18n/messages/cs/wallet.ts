export const messages = {
  'wallet.sentence': 'Také peněženkou: tato tlačítka objednají to, co stojí výše, a rovnou zaplatí {total}.',
};
