import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/mails/review-mails.ts';

export const messages: Translated<typeof english> = {
  'reviewMail.subject': 'Jak się podobają zakupy w {shop}?',
  'reviewMail.text':
    'zamówienie {number} jest u Ciebie już od jakiegoś czasu. Jak wrażenia? Szczera opinia, pochwała czy krytyka, pomoże innym wybrać.',
  'reviewMail.goods': 'Twoje zakupy',
  'reviewMail.link': 'Wystaw opinię',
  'reviewMail.valid':
    'Link jest tylko dla Ciebie i działa do {until}. Coś jest nie tak z towarem? Po prostu odpowiedz na tę wiadomość, a pomożemy.',
  'reviewMail.why':
    'Tę wiadomość wysyłamy jeden raz, w związku z zamówieniem w {shop}. Możesz w każdej chwili bezpłatnie sprzeciwić się wiadomościom z prośbą o opinię:',
  'reviewMail.stop': 'Nie chcę takich wiadomości',
};
