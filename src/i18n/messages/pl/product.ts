import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/product.ts';

export const messages: Translated<typeof english> = {
  'product.pictures': 'Zdjęcia',
  'product.showPicture': 'Zdjęcie {number} z {total}',
  'product.previousPicture': 'Poprzednie zdjęcie',
  'product.nextPicture': 'Następne zdjęcie',
  'product.enlarge': 'Powiększ zdjęcie',
  'product.close': 'Zamknij',
  'product.toScale': 'Rysunek w skali',
  'product.sizeMissing': 'niedostępne w rozmiarze {choice}',
  'product.valueMissing': 'niedostępne w wariancie {choice}',
  'product.valueSoldOut': 'wyprzedane',
  'product.moved': 'Takiego wariantu nie ma. Zmieniliśmy: {changes}.',
  'product.showVersion': 'Pokaż ten wariant',
  'product.quantityOf': 'Liczba sztuk: {title}',
  'product.addToCart': 'Do koszyka',
  'product.toCart': 'Przejdź do koszyka',
  'product.inStock': 'Dostępny od ręki',
  'product.lowStock': 'Ostatnie sztuki',
  'product.madeToOrder': 'Na zamówienie',
  'product.soldOutVersion': 'Ten wariant jest wyprzedany',
  'product.lowestPriorIs': 'Najniższa cena z 30 dni przed obniżką: {price}.',
};
