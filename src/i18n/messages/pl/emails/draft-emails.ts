import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/draft-emails.ts';

export const messages: Translated<typeof english> = {
  'draftMail.subject': 'Twoje zamówienie w sklepie {shop} czeka na płatność',
  'draftMail.greeting': 'Dzień dobry!',
  'draftMail.text':
    'Zgodnie z ustaleniami przygotowaliśmy Twoje zamówienie. Otwórz link, sprawdź zamówienie, uzupełnij dane i zapłać w wygodny dla Ciebie sposób.',
  'draftMail.link': 'Zobacz zamówienie i zapłać',
  'draftMail.valid':
    'Link jest ważny do {until}. Do tego czasu ceny się nie zmienią; produkty odkładamy w chwili złożenia zamówienia.',
  'draftMail.noteTitle': 'Wiadomość dla Ciebie',
  'draftMail.goods': 'Twoje zamówienie',
  'draftMail.legal':
    'Umowę zawierasz dopiero, gdy złożysz zamówienie na tej stronie. Znajdziesz tam też regulamin i pouczenie o odstąpieniu od umowy.',
  'draftMail.collected': 'Odbiór osobisty',
  'draftMail.asAgreed': 'zgodnie z ustaleniami',
  'draftMail.endedTitle': 'Ten link do płatności jest już nieważny',
  'draftMail.withdrawn': 'Sklep {shop} wycofał to zamówienie. Tym linkiem nie można już niczego zamówić ani opłacić.',
  'draftMail.replaced':
    'Sklep {shop} zmienił to zamówienie. Nowy link przyjdzie w nowym e-mailu; tym nie można już zapłacić.',
  'draftMail.expired': 'Czas na złożenie tego zamówienia minął {until}. Poproś sklep {shop} o nowy link.',
  'draftMail.unknown':
    'Nie znamy tego linku. Być może jest niepełny: skopiuj go w całości z e-maila albo zapytaj w sklepie {shop}.',
  'draftMail.soldOutTitle': 'Części zamówienia już nie ma',
  'draftMail.soldOut':
    'W międzyczasie wyprzedane: {titles}. Niczego nie zamówiono i nie pobrano żadnej płatności. Poproś sklep {shop} o inną propozycję.',
  'draftMail.again': 'Spróbuj ponownie',
  'draftMail.contact': 'Napisz do sklepu {shop}',
  'draftMail.home': 'Do sklepu',
};
