import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist.ts';

export const messages: Translated<typeof english> = {
  'wishlist.title': 'Lista życzeń',
  'wishlist.count': {
    one: '{count} produkt',
    few: '{count} produkty',
    many: '{count} produktów',
    other: '{count} produktu',
  },
  'wishlist.remove': 'Usuń',
  'wishlist.removeItem': 'Usuń z listy: {title}',
  'wishlist.add': 'Do koszyka',
  'wishlist.addItem': 'Do koszyka: {title}',
  'wishlist.choose': 'Wybierz wariant',
  'wishlist.chooseItem': 'Wybierz wariant: {title}',
  'wishlist.notAdded': 'Nie udało się: może właśnie się wyprzedało. Sprawdź połączenie i spróbuj ponownie.',
  'wishlist.cardsAlone':
    'Karty podarunkowe zamawia się osobno. Najpierw złóż zamówienie na to, co jest w koszyku, albo to usuń.',
  'wishlist.gone': {
    one: '{count} produktu z listy teraz nie sprzedajemy.',
    few: '{count} produktów z listy teraz nie sprzedajemy.',
    many: '{count} produktów z listy teraz nie sprzedajemy.',
    other: '{count} produktu z listy teraz nie sprzedajemy.',
  },
  'wishlist.removeGone': 'Usuń to, czego nie ma w sprzedaży',
};
