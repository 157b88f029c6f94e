import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/reminder-emails.ts';

export const messages: Translated<typeof english> = {
  'reminderMail.subject': 'Twój koszyk w sklepie {shop} czeka',
  'reminderMail.text':
    'Zgodnie z prośbą przypominamy: zamówienie w sklepie {shop} nie jest jeszcze złożone. W koszyku wciąż są te rzeczy, w dzisiejszych cenach.',
  'reminderMail.goods': 'W koszyku',
  'reminderMail.link': 'Wróć do koszyka',
  'reminderMail.once':
    'Tę wiadomość wysyłamy tylko raz dla tego koszyka, bo przy składaniu zamówienia zaznaczono prośbę o przypomnienie.',
  'reminderMail.stop': 'Nie przypominaj mi więcej',
  'reminderMail.stopTitle': 'Wyłączyć przypomnienia?',
  'reminderMail.stopText': 'Wystarczy jedno kliknięcie, a już nigdy nie przypomnimy o koszyku.',
  'reminderMail.stopButton': 'Wyłącz przypomnienia',
  'reminderMail.stoppedTitle': 'Przypomnienia wyłączone',
  'reminderMail.stoppedText':
    'Nie będziemy więcej przypominać o koszyku. Wiadomości o Twoich zamówieniach będą nadal przychodzić.',
  'reminderMail.home': 'Do sklepu',
};
