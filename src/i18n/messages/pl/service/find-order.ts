import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/find-order.ts';

export const messages: Translated<typeof english> = {
  'findOrder.title': 'Znajdź zamówienie',
  'findOrder.lead':
    'Podaj numer zamówienia i adres e-mail, na który zostało złożone. Link do strony zamówienia wyślemy na ten adres.',
  'findOrder.number': 'Numer zamówienia',
  'findOrder.numberHint': 'Jest w wiadomości z potwierdzeniem zamówienia, na przykład 1001.',
  'findOrder.email': 'E-mail podany w zamówieniu',
  'findOrder.send': 'Wyślij mi link',
  'findOrder.sentTitle': 'Zajrzyj do skrzynki',
  'findOrder.sent':
    'Jeśli numer i adres e-mail należą do tego samego zamówienia, link jest już w drodze na ten adres. Może to potrwać parę minut; warto zajrzeć także do spamu.',
  'findOrder.nothing': 'Nic nie przyszło? Sprawdź numer i adres albo napisz do nas:',
};
