import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/contact.ts';

export const messages: Translated<typeof english> = {
  'contactPage.title': 'Kontakt',
  'contactPage.lead': 'Pytanie o produkt, zamówienie albo zwrot? Napisz do nas: odpowie człowiek.',
  'contactPage.reach': 'Jak się z nami skontaktować',
  'contactPage.phone': 'Telefon',
  'contactPage.mailbox': 'E-mail',
  'contactPage.address': 'Adres',
  'contactPage.hours': 'Godziny otwarcia',
  'contactPage.form': 'Napisz do nas',
  'contactPage.name': 'Imię i nazwisko',
  'contactPage.email': 'Twój adres e-mail',
  'contactPage.emailHint': 'Tu wyślemy odpowiedź.',
  'contactPage.orderNumber': 'Numer zamówienia',
  'contactPage.optional': '(opcjonalnie)',
  'contactPage.message': 'Wiadomość',
  'contactPage.hidden': 'Zostaw to pole puste',
  'contactPage.send': 'Wyślij wiadomość',
  'contactPage.sentTitle': 'Wiadomość jest w drodze',
  'contactPage.sent': 'Dziękujemy za wiadomość. Odpowiemy e-mailem.',
  'contactPage.notSent': 'Wiadomość nie została jeszcze wysłana',
  'contactPage.kept': 'To, co wpisano, jest poniżej.',
  'contactPage.problemNAME': 'Podaj imię i nazwisko.',
  'contactPage.problemEMAIL': 'Sprawdź adres e-mail: powinien wyglądać jak anna@example.com.',
  'contactPage.problemMESSAGE': 'Napisz, o co chodzi.',
  'contactPage.problemLINKS': 'W wiadomości mogą być najwyżej {count} linki. Usuń część z nich.',
  'contactPage.problemHIDDEN': 'Przeglądarka wypełniła pole, którego nie widać. Jest znowu puste: wyślij jeszcze raz.',
  'contactPage.problemTOO_FAST': 'To było szybciej, niż da się pisać, więc pytamy jeszcze raz: wyślij ponownie.',
  'contactPage.problemEXPIRED': 'Formularz był otwarty dłużej niż dobę. Teraz jest świeży: wyślij jeszcze raz.',
  'contactPage.problemFORGED':
    'Formularz nie przyszedł z tej strony w takiej postaci, w jakiej go przygotowaliśmy. Wyślij jeszcze raz.',
  'contactPage.problemUSED':
    'Z tego formularza wysłano już wiadomość i do nas dotarła. Jeśli to inna, wyślij ją teraz.',
};
