import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/back-in-stock.ts';

export const messages: Translated<typeof english> = {
  'backInStock.title': 'Powiadom, gdy znów będzie',
  'backInStock.email': 'Adres e-mail',
  'backInStock.hint': 'Napiszemy raz, gdy ten wariant znów będzie można kupić. Najpierw wyślemy link do potwierdzenia.',
  'backInStock.send': 'Powiadom mnie',
  'backInStock.sentTitle': 'Zajrzyj do skrzynki',
  'backInStock.sent': 'Jeśli tego adresu nie ma jeszcze na liście, link do potwierdzenia jest już w drodze.',
  'backInStock.failed': 'Nie udało się. Odczekaj chwilę i spróbuj ponownie.',
  'backInStock.emailWrongTitle': 'Sprawdź adres e-mail',
  'backInStock.emailWrong': 'Powinien wyglądać jak anna@example.com.',
  'backInStock.toProduct': 'Wróć do produktu',
  'backInStock.toShop': 'Do sklepu',
  'backInStock.confirmTitle': 'Czy mamy napisać?',
  'backInStock.confirmText': 'Gdy „{title}” znów będzie można kupić, na adres {email} wyślemy jedną wiadomość.',
  'backInStock.confirm': 'Tak, napiszcie',
  'backInStock.waitingTitle': 'Napiszemy do Ciebie',
  'backInStock.waitingText':
    'Gdy tylko „{title}” znów będzie można kupić, na adres {email} wyślemy jedną wiadomość. Potem usuniemy adres.',
  'backInStock.remove': 'Nie pisać do mnie',
  'backInStock.removedTitle': 'Nie dostaniesz wiadomości',
  'backInStock.removedText': 'Usunęliśmy Twoją prośbę i Twój adres.',
  'backInStock.usedTitle': 'Ten link został już użyty',
  'backInStock.usedText':
    'Nie ma już nic do zrobienia: napisaliśmy do Ciebie albo prośba została usunięta. Na stronie produktu możesz poprosić jeszcze raz.',
  'backInStock.expiredTitle': 'Ten link wygasł',
  'backInStock.expiredText':
    'Prośbę niepotwierdzoną w ciągu {days} dni usuwamy. Na stronie produktu możesz poprosić jeszcze raz.',
  'backInStock.forgedTitle': 'Ten link jest niepełny',
  'backInStock.forgedText': 'Takiego nie wysłaliśmy. Skopiuj z wiadomości cały link.',
};
