import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/picture-library.ts';

export const messages: Translated<typeof english> = {
  'pictures.all': 'Wszystkie',
  'pictures.unused': 'Nieużywane',
  'pictures.file': 'Plik',
  'pictures.usedIn': 'Gdzie używane',
  'pictures.nowhere': 'Nigdzie',
  'pictures.furtherProducts': {
    one: 'i {count} inny produkt',
    few: 'i {count} inne produkty',
    many: 'i {count} innych produktów',
    other: 'i {count} innego produktu',
  },
  'pictures.elsewhere': 'Kolekcja lub zamówienie',
  'pictures.inHome': 'Strona główna',
  'pictures.inPages': 'Strona z treścią',
  'pictures.inArticles': 'Artykuł',
  'pictures.remove': 'Usuń',
  'pictures.removeOne': 'Usuń {name}',
  'pictures.removeTitle': {
    one: 'Usunąć {count} zdjęcie?',
    few: 'Usunąć {count} zdjęcia?',
    many: 'Usunąć {count} zdjęć?',
    other: 'Usunąć {count} zdjęcia?',
  },
  'pictures.removeText':
    'Zdjęcia używane w produkcie, kolekcji, zamówieniu lub na stronie zostaną. Przez 90 dni usunięcie można cofnąć w historii, potem pliki znikają na dobre.',
  'pictures.wereRemoved': {
    one: 'Usunięto {count} zdjęcie.',
    few: 'Usunięto {count} zdjęcia.',
    many: 'Usunięto {count} zdjęć.',
    other: 'Usunięto {count} zdjęcia.',
  },
  'pictures.stayed': {
    one: '{count} jest w użyciu i zostaje.',
    few: '{count} są w użyciu i zostają.',
    many: '{count} jest w użyciu i zostaje.',
    other: '{count} jest w użyciu i zostaje.',
  },
  'pictures.bar': 'Wybrane zdjęcia',
  'pictures.added': '{name} jest w bibliotece.',
  'pictures.isThere': '{name} już jest w bibliotece.',
  'pictures.removeUnused': 'Usuń wszystkie nieużywane',
  'pictures.undo': 'Cofnij',
  'pictures.further': {
    one: 'i jeszcze {count}',
    few: 'i jeszcze {count}',
    many: 'i jeszcze {count}',
    other: 'i jeszcze {count}',
  },
  'pictures.noUnused': 'Wszystko w bibliotece jest używane.',
};
