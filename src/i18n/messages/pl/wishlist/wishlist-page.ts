import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist-page.ts';

export const messages: Translated<typeof english> = {
  'wishlist.lead': 'Lista jest zapisana tylko w tej przeglądarce. Nikt jej nie zobaczy, dopóki nie wyślesz mu linku.',
  'wishlist.inAccount': 'Lista na Twoim koncie',
  'wishlist.needsScripts':
    'Lista życzeń leży w przeglądarce i bez skryptów nie da się jej odczytać. Zezwól tej stronie na skrypty, żeby zapisywać produkty i widzieć je tutaj. Lista, którą ktoś Ci przysłał, pokaże się i bez nich.',
  'wishlist.emptyText': 'Naciśnij serce przy produkcie, a będzie tu na Ciebie czekał.',
  'wishlist.link': 'Link do tej listy',
  'wishlist.copy': 'Skopiuj link',
  'wishlist.copied': 'Link skopiowany. Kto go otworzy, zobaczy listę taką jak teraz.',
  'wishlist.notCopied': 'Przeglądarka nie pozwoliła skopiować. Otwórz link i skopiuj adres.',
  'wishlist.failed': 'Nie udało się wczytać listy. Sprawdź połączenie i spróbuj ponownie.',
  'wishlist.sharedTitle': 'Lista życzeń dla Ciebie',
  'wishlist.sharedLead': 'Ktoś przysłał Ci tę listę. Ceny i dostępność są dzisiejsze.',
  'wishlist.sharedEmpty': 'Teraz nic z tej listy nie jest w sprzedaży.',
  'wishlist.saveAll': 'Zapisz wszystko na mojej liście',
  'wishlist.mine': 'Moja lista życzeń',
};
