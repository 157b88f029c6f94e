import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist.ts';

export const messages: Translated<typeof english> = {
  'wishlist.title': 'Lista życzeń',
  'wishlist.lead': 'Lista jest zapisana tylko w tej przeglądarce. Nikt jej nie zobaczy, dopóki nie wyślesz mu linku.',
  'wishlist.inAccount': 'Lista na Twoim koncie',
  'wishlist.needsScripts':
    'Lista życzeń leży w przeglądarce i bez skryptów nie da się jej odczytać. Zezwól tej stronie na skrypty, żeby zapisywać produkty i widzieć je tutaj. Lista, którą ktoś Ci przysłał, pokaże się i bez nich.',
  'wishlist.emptyText': 'Naciśnij serce przy produkcie, a będzie tu na Ciebie czekał.',
  'wishlist.count': {
    one: '{count} produkt',
    few: '{count} produkty',
    many: '{count} produktów',
    other: '{count} produktu',
  },
  'wishlist.link': 'Link do tej listy',
  'wishlist.copy': 'Skopiuj link',
  'wishlist.copied': 'Link skopiowany. Kto go otworzy, zobaczy listę taką jak teraz.',
  'wishlist.notCopied': 'Przeglądarka nie pozwoliła skopiować. Otwórz link i skopiuj adres.',
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
  'wishlist.failed': 'Nie udało się wczytać listy. Sprawdź połączenie i spróbuj ponownie.',
  'wishlist.sharedTitle': 'Lista życzeń dla Ciebie',
  'wishlist.sharedLead': 'Ktoś przysłał Ci tę listę. Ceny i dostępność są dzisiejsze.',
  'wishlist.sharedEmpty': 'Teraz nic z tej listy nie jest w sprzedaży.',
  'wishlist.saveAll': 'Zapisz wszystko na mojej liście',
  'wishlist.mine': 'Moja lista życzeń',
};
