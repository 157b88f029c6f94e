import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/saved.ts';

export const messages: Translated<typeof english> = {
  'saved.save': 'Op mijn verlanglijst',
  'saved.see': 'Bekijk verlanglijst',
  'saved.full': 'Je verlanglijst is vol: er passen {count} artikelen op. Verwijder er eerst een.',
  'saved.notStored':
    'Je browser laat ons dit niet bewaren. Misschien is dit een privévenster of is opslag geblokkeerd.',
  'saved.viewed': 'Laatst bekeken',
  'saved.showViewed': 'Onthoud wat ik bekijk',
  'saved.whatIsStored':
    'De artikelen die je het laatst opent, staan dan alleen in deze browser, nooit bij ons. Zet je het uit, dan is de lijst weg.',
};
