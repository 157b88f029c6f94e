import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/newsletter/newsletter.ts';

export const messages: Translated<typeof english> = {
  'newsletter.title': 'Newsletter',
  'newsletter.lead': 'Nowości ze sklepu, prosto na Twoją skrzynkę.',
  'newsletter.email': 'Adres e-mail',
  'newsletter.invalid': 'Sprawdź adres e-mail: powinien wyglądać jak anna@example.com.',
  'newsletter.consent':
    'Chcę dostawać e-mailem nowości i oferty od sklepu {shop}. Tę zgodę mogę w każdej chwili wycofać linkiem, który jest w każdej wiadomości.',
  'newsletter.request': 'Zapisz mnie',
  'newsletter.next':
    'Wyślemy wiadomość z prośbą o potwierdzenie, że to Twój adres. Do tego czasu nie wyślemy nic więcej.',
  'newsletter.sentTitle': 'Zajrzyj do skrzynki',
  'newsletter.sent':
    'Wysyłamy wiadomość z linkiem. Gdy potwierdzisz w niej zapis, newsletter zacznie przychodzić. Jeśli po kilku minutach nic nie dotrze, sprawdź też spam.',
  'newsletter.confirmTitle': 'Potwierdź zapis na newsletter',
  'newsletter.confirm': 'Wystarczy jedno kliknięcie, a newsletter będzie trafiać do Twojej skrzynki.',
  'newsletter.confirmButton': 'Tak, chcę dostawać newsletter',
  'newsletter.confirmedTitle': 'Newsletter jest Twój',
  'newsletter.confirmed': 'Dziękujemy. W każdym newsletterze jest link, którym możesz się wypisać.',
  'newsletter.leaveTitle': 'Wypisać z newslettera?',
  'newsletter.leave': 'Wystarczy jedno kliknięcie. Bez konta i bez podawania przyczyny.',
  'newsletter.leaveButton': 'Wypisz mnie',
  'newsletter.leftTitle': 'Newsletter wyłączony',
  'newsletter.left': 'Nie wyślemy już żadnego newslettera. Wiadomości o Twoich zamówieniach będą nadal przychodzić.',
  'newsletter.goneTitle': 'Ten link już nie działa',
  'newsletter.gone':
    'Może mieć więcej niż 14 dni albo newsletter został w międzyczasie wyłączony. Możesz zapisać się jeszcze raz.',
  'newsletter.again': 'Zapisz się ponownie',
  'newsletter.none': 'Ten sklep nie ma teraz newslettera.',
};
