import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist.ts';

export const messages: Translated<typeof english> = {
  'wishlist.title': 'Wunschliste',
  'wishlist.count': { one: '{count} Artikel', other: '{count} Artikel' },
  'wishlist.remove': 'Entfernen',
  'wishlist.removeItem': '{title} entfernen',
  'wishlist.add': 'In den Warenkorb',
  'wishlist.addItem': 'In den Warenkorb: {title}',
  'wishlist.choose': 'Ausführung wählen',
  'wishlist.chooseItem': 'Ausführung wählen: {title}',
  'wishlist.notAdded':
    'Das hat nicht geklappt: Vielleicht ist der Artikel gerade ausverkauft. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'wishlist.cardsAlone':
    'Geschenkkarten werden für sich bestellt. Bestellen Sie zuerst, was im Warenkorb liegt, oder nehmen Sie es heraus.',
  'wishlist.gone': {
    one: '{count} Artikel auf Ihrer Liste wird zurzeit nicht verkauft.',
    other: '{count} Artikel auf Ihrer Liste werden zurzeit nicht verkauft.',
  },
  'wishlist.removeGone': 'Nicht verkaufte entfernen',
};
