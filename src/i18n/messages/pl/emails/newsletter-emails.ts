import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/newsletter-emails.ts';

export const messages: Translated<typeof english> = {
  'newsletterMail.subject': 'Newsletter sklepu {shop}: potwierdź zapis',
  'newsletterMail.text':
    'Ktoś, pewnie Ty, poprosił o newsletter sklepu {shop} na ten adres e-mail. Potwierdź, że to Twój adres i że chcesz dostawać newsletter. Link jest ważny 14 dni.',
  'newsletterMail.confirm': 'Potwierdzam',
  'newsletterMail.ignore':
    'Jeśli to pomyłka, zignoruj tę wiadomość: bez potwierdzenia nic więcej nie wyślemy, a adres usuniemy.',
  'newsletterMail.leave': 'Nie chcę newslettera',
};
