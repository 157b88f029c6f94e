import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/menu-editor.ts';

export const messages: Translated<typeof english> = {
  'menuEditor.title': 'Menu sklepu',
  'menuEditor.intro':
    'To, co stoi w nagłówku i w menu telefonu, w tej kolejności. Stopka wymienia każdą stronę sklepu, a te wymagane prawem zawsze.',
  'menuEditor.inMenu': 'W menu',
  'menuEditor.automatic':
    'Nikt jeszcze nie wybrał: stoją tu kolekcje z największą liczbą produktów. Pierwsza zmiana ustala Twoją kolejność.',
  'menuEditor.others': 'Poza menu',
  'menuEditor.show': 'Dodaj do menu: {title}',
  'menuEditor.hide': 'Usuń z menu: {title}',
  'menuEditor.moved': '{title}: teraz na miejscu {place} z {count}',
  'menuEditor.shown': '{title} stoi w menu',
  'menuEditor.hiddenNow': '{title} nie stoi już w menu',
  'menuEditor.fillUpTo': 'Uzupełniaj menu do',
  'menuEditor.fillUpHint': 'Największymi z kolekcji, których nikt nie ustawił ani nie ukrył.',
  'menuEditor.pages': 'Strony za kolekcjami',
  'menuEditor.pagesHint': 'Na przykład „O nas”. W stopce też zostają.',
  'menuEditor.addPage': 'Dodaj stronę',
  'menuEditor.choosePage': 'Wybierz stronę',
  'menuEditor.removePage': 'Usuń: {title}',
  'menuEditor.saved': 'Menu zapisane',
  'menuEditor.failed': 'Nie udało się zapisać menu. Spróbuj ponownie.',
  'menuEditor.products': 'Produkty: {count}',
  'menuEditor.goneCollection': '(nic w sprzedaży: nie jest pokazywana)',
  'menuEditor.gonePage': '(już jej nie ma: nie jest pokazywana)',
  'menuEditor.up': 'Wyżej: {title}',
  'menuEditor.down': 'Niżej: {title}',
};
