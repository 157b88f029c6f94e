import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/error-page.ts';

export const messages: Translated<typeof english> = {
  'errorPage.title': 'Coś się u nas zacięło',
  'errorPage.failed': 'Nie udało się pokazać tej strony. To nasza wina, nie Twoja. Spróbuj jeszcze raz za chwilę.',
  'errorPage.unavailable': 'Sklep robi krótką przerwę. Za parę sekund odśwież stronę: nic nie zginęło.',
  'errorPage.refusedTitle': 'Nie przyjęliśmy tego formularza',
  'errorPage.refused':
    'Strona, z której pochodzi, jest nieaktualna albo nie jest nasza. Wróć, odśwież ją i wyślij formularz jeszcze raz. Nic nie zostało zmienione.',
  'errorPage.wrongMethodTitle': 'Ten adres nie przyjmuje formularzy',
  'errorPage.wrongMethod':
    'Nic nie zostało wysłane ani zmienione. Wróć do poprzedniej strony i skorzystaj z jej przycisków.',
  'errorPage.home': 'Strona główna',
};
