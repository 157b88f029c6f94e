import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/search.ts';

export const messages: Translated<typeof english> = {
  'search.title': 'Wyniki wyszukiwania',
  'search.titleFor': '„{text}”',
  'search.noText': 'Czego szukasz?',
  'search.noTextHint': 'Nazwa, kolor, rozmiar: wystarczy jedno słowo, nawet bez ogonków.',
  'search.corrected': 'Wyniki dla „{corrected}”: nic tu nie nazywa się „{text}”.',
  'search.exact': 'Szukaj mimo to „{text}”',
  'search.page': 'Więcej na ten temat:',
  'search.loose': 'To jest najbliżej.',
  'search.near': 'Zamiast tego pokazujemy, co mamy dla „{text}”.',
  'search.none': 'Nic nie pasuje do „{text}”',
  'search.noneText': 'Spróbuj innego słowa albo mniejszej ich liczby. Możesz też się rozejrzeć:',
  'search.didYouMean': 'Czy chodziło o „{text}”?',
  'search.newest': 'Nowości w sklepie',
};
