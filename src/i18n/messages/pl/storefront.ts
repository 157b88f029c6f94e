import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/storefront.ts';

export const messages: Translated<typeof english> = {
  'site.skip': 'Przejdź do treści',
  'site.menu': 'Menu',
  'site.cart': 'Koszyk',
  'site.cartHolding': 'Koszyk, liczba sztuk: {items}',
  'site.collections': 'Kolekcje',
  'site.allGoods': 'Wszystko',
  'site.toGoods': 'Zobacz wszystko',
  'site.search': 'Szukaj',
  'site.language': 'Język',
  'site.themeSystem': 'Kolory: jak w urządzeniu. Przełącz na jasne',
  'site.themeLight': 'Kolory: jasne. Przełącz na ciemne',
  'site.themeDark': 'Kolory: ciemne. Przełącz na ustawienie urządzenia',
  'site.breadcrumbs': 'Jesteś tutaj',
  'site.fewer': 'O jedną mniej',
  'site.more': 'O jedną więcej',
  'site.loading': 'Wczytujemy…',

  'product.variants': {
    one: '{count} wariant',
    few: '{count} warianty',
    many: '{count} wariantów',
    other: '{count} wariantu',
  },
  'product.soldOut': 'Wyprzedane',
  'product.saving': '−{percent}%',
  'product.savingLabel': 'Cena obniżona o {percent} procent',
  'notFound.title': 'Nie ma takiej strony',

  'error.tryAgain': 'Spróbuj ponownie',

  'money.from': 'od',
  'money.lowestPrior': 'Najniższa cena z 30 dni przed obniżką:',
  'money.lowestPriorShort': 'najniższa cena z 30 dni przed obniżką',
};
