import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/product-details.ts';

export const messages: Translated<typeof english> = {
  'product.sku': 'Nr art. {sku}',
  'product.description': 'Opis',
  'product.safety': 'Bezpieczeństwo produktu',
  'product.manufacturer': 'Producent',
  'product.responsible': 'Osoba odpowiedzialna w UE',
  'product.warnings': 'Informacje o bezpieczeństwie',
  'product.related': 'Pasuje obok',
  'product.refusedNOT_FOUND': 'Tego wariantu już nie sprzedajemy. Wybierz inny.',
  'product.refusedOUT_OF_STOCK': 'Ktoś był szybszy: ten wariant właśnie się wyprzedał.',
  'product.refusedQUANTITY_LIMITED': 'Tylu sztuk nie możemy sprzedać naraz. W koszyku jest teraz tyle, ile się da.',
  'product.refusedFAILED': 'Nie udało się. Sprawdź połączenie i spróbuj jeszcze raz.',
  'product.refusedTEXT_MISSING': 'Napisz, co mamy na tym umieścić.',
  'product.refusedTEXT_TOO_LONG': 'Tekst jest za długi. Skróć go.',
  'product.refusedTEXT_CHARACTERS': 'Niektórych z tych znaków nie możemy wykonać. Użyj innych.',
  'product.refusedTEXT_NOT_ASKED_FOR': 'Do tego produktu nie można już dodać tekstu.',
  'lineText.limit': {
    one: 'Najwyżej {count} znak.',
    few: 'Najwyżej {count} znaki.',
    many: 'Najwyżej {count} znaków.',
    other: 'Najwyżej {count} znaku.',
  },
  'lineText.characters': 'Możliwe znaki: {characters}',
  'lineText.anyCharacters':
    'Możesz użyć liter łacińskich, greckich i cyrylicy, cyfr i zwykłych znaków interpunkcyjnych.',
  'lineText.price': '(+{price})',
  'lineText.optional': '(opcjonalnie)',
  'lineText.excepted':
    'Z Twoim tekstem powstaje według Twojej specyfikacji, dlatego od umowy nie można wtedy odstąpić.',
  'lineText.withoutText': 'Bez tekstu prawo odstąpienia zostaje.',
};
