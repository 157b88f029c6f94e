import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/reviews/product-reviews.ts';

export const messages: Translated<typeof english> = {
  'product.related': 'Pasuje obok',
  'productReviews.title': 'Opinie',
  'productReviews.of': 'Opinie: {title}',
  'productReviews.count': {
    one: '{count} opinia',
    few: '{count} opinie',
    many: '{count} opinii',
    other: '{count} opinii',
  },
  'productReviews.starsOf': '{stars} na 5 gwiazdek',
  'productReviews.verified':
    'Każda opinia pochodzi od osoby, która kupiła u nas ten produkt: można ją wystawić tylko przez indywidualny link, który po dostawie wysyłamy na adres e-mail podany w zamówieniu, i tylko raz na zamówienie. Każdą opinię czytamy przed publikacją. Pozytywne i negatywne traktujemy tak samo: odrzucamy tylko treści niezgodne z prawem, zawierające dane osobowe lub reklamę, niedotyczące produktu albo nieautentyczne. Średnia obejmuje wszystkie opublikowane opinie.',
  'productReviews.nobody': 'Osoba kupująca',
  'productReviews.replyOf': 'Odpowiedź: {shop}',
  'productReviews.all': 'Wszystkie opinie ({count})',
  'productReviews.none': 'Nikt jeszcze nie ocenił tego produktu.',
  'productReviews.pages': 'Strony',
  'productReviews.first': 'Pierwsza strona',
  'productReviews.further': 'Kolejne opinie',
  'productReviews.toProduct': 'Do produktu',
};
