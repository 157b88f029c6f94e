import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/tracking-number.ts';

export const messages: Translated<typeof english> = {
  'tracking.number': 'Numer przesyłki',
  'tracking.other': 'To wygląda na numer przewoźnika {carrier}. Sprawdź przewoźnika albo wyślij tak, jak jest.',
  'tracking.taken': 'Numer odczytany z adresu: {number}',
  'tracking.address': 'To jest adres strony i nie ma w nim numeru. Wpisz sam numer.',
};
