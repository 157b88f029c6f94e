import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/kept.ts';

export const messages: Translated<typeof english> = {
  'kept.keep': 'Op mijn verlanglijst',
  'kept.see': 'Bekijk verlanglijst',
  'kept.full': 'Je verlanglijst is vol: er passen {count} artikelen op. Verwijder er eerst een.',
  'kept.notStored': 'Je browser laat ons dit niet bewaren. Misschien is dit een privévenster of is opslag geblokkeerd.',
  'kept.viewed': 'Laatst bekeken',
  'kept.showViewed': 'Onthoud wat ik bekijk',
  'kept.whatIsStored':
    'De artikelen die je het laatst opent, staan dan alleen in deze browser, nooit bij ons. Zet je het uit, dan is de lijst weg.',
};
