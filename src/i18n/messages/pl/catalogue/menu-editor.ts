import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/menu-editor.ts';

export const messages: Translated<typeof english> = {
  'menuEditor.title': 'Menu sklepu',
  'menuEditor.intro':
    'Pozycje w nagłówku i w menu na telefonie, w tej kolejności. W stopce są wszystkie strony sklepu, a te wymagane prawem zawsze.',
  'menuEditor.inMenu': 'W menu',
  'menuEditor.automatic':
    'Nic jeszcze nie wybrano: są tu kolekcje z największą liczbą produktów. Pierwsza zmiana ustala Twoją kolejność.',
  'menuEditor.others': 'Poza menu',
  'menuEditor.show': 'Dodaj do menu: {title}',
  'menuEditor.hide': 'Usuń z menu: {title}',
  'menuEditor.moved': '{title}: teraz na miejscu {place} z {count}',
  'menuEditor.shown': 'Dodano do menu: {title}',
  'menuEditor.hiddenNow': 'Usunięto z menu: {title}',
  'menuEditor.fillUpTo': 'Uzupełniaj menu do',
  'menuEditor.fillUpHint': 'Największymi z kolekcji, których nikt nie ustawił ani nie ukrył.',
  'menuEditor.pages': 'Strony po kolekcjach',
  'menuEditor.pagesHint': 'Na przykład „O nas”. W stopce też zostają.',
  'menuEditor.addPage': 'Dodaj stronę',
  'menuEditor.choosePage': 'Wybierz stronę',
  'menuEditor.removePage': 'Usuń: {title}',
  'menuEditor.articles': 'Artykuły',
  'menuEditor.articlesHint': 'Link do listy pojawia się, gdy w języku strony jest już jakiś artykuł.',
  'menuEditor.articlesInHeader': 'W nagłówku, po stronach',
  'menuEditor.articlesInFooter': 'W stopce',
  'menuEditor.saved': 'Menu zapisane',
  'menuEditor.failed': 'Nie udało się zapisać menu. Spróbuj ponownie.',
  'menuEditor.products': 'Produkty: {count}',
  'menuEditor.goneCollection': '(brak produktów w sprzedaży: niewidoczna)',
  'menuEditor.gonePage': '(już jej nie ma: niewidoczna)',
  'menuEditor.up': 'Wyżej: {title}',
  'menuEditor.down': 'Niżej: {title}',
};
