import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist.ts';

export const messages: Translated<typeof english> = {
  'wishlist.title': 'Verlanglijst',
  'wishlist.count': { one: '{count} artikel', other: '{count} artikelen' },
  'wishlist.remove': 'Verwijderen',
  'wishlist.removeItem': '{title} verwijderen',
  'wishlist.add': 'In winkelwagen',
  'wishlist.addItem': 'In winkelwagen: {title}',
  'wishlist.choose': 'Kies een uitvoering',
  'wishlist.chooseItem': 'Kies een uitvoering: {title}',
  'wishlist.notAdded':
    'Dat lukte niet: misschien is het net uitverkocht. Controleer je verbinding en probeer het opnieuw.',
  'wishlist.cardsAlone': 'Cadeaukaarten bestel je apart. Bestel eerst wat in je winkelwagen ligt, of haal het eruit.',
  'wishlist.gone': {
    one: '{count} artikel op je lijst is nu niet te koop.',
    other: '{count} artikelen op je lijst zijn nu niet te koop.',
  },
  'wishlist.removeGone': 'Verwijder wat niet te koop is',
};
