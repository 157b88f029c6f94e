import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/going-with.ts';

export const messages: Translated<typeof english> = {
  'goingWith.hint': 'Strona produktu pokazuje je najpierw, w tej kolejności, a potem produkty o wspólnych tagach.',
  'goingWith.full': 'Najwyżej {count} produktów.',
  'goingWith.added': 'Dodano: {title}.',
  'goingWith.removed': 'Usunięto: {title}.',
  'goingWith.missing': 'W sklepie nie ma jeszcze takiego produktu',
  'goingWith.bought': 'Często kupowane razem',
  'goingWith.add': 'Dodaj: {title}',
};
