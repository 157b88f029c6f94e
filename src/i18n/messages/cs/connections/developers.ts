export const messages = {
  'developers.title': 'Pro vývojáře',
  'developers.text':
    'Všechny cesty do obchodu pro programy: operace, feedy, webhooky, klíče. Anglicky; totéž je v server/guides.',
  'developers.chapters': 'Kapitoly',
};
