import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/review-emails.ts';

export const messages: Translated<typeof english> = {
  'reviewMail.subject': 'Jak się podobają zakupy w sklepie {shop}?',
  'reviewMail.text':
    'Zamówienie {number} jest u Ciebie już od jakiegoś czasu. Jak wrażenia? Szczera opinia, pochwała czy krytyka, pomoże innym wybrać.',
  'reviewMail.goods': 'Twoje zakupy',
  'reviewMail.link': 'Wystaw opinię',
  'reviewMail.valid':
    'Link jest tylko dla Ciebie i działa do {until}. Coś jest nie tak z towarem? Po prostu odpowiedz na tę wiadomość, a pomożemy.',
  'reviewMail.why':
    'Tę wiadomość wysyłamy jeden raz, w związku z zamówieniem w sklepie {shop}. Możesz w każdej chwili bezpłatnie sprzeciwić się wiadomościom z prośbą o opinię:',
  'reviewMail.stop': 'Nie chcę takich wiadomości',
  'reviewRejection.subject': 'Opinia o produkcie „{product}” nie została opublikowana',
  'reviewRejection.text':
    'Przeczytaliśmy Twoją opinię o produkcie „{product}” w sklepie {shop} i nie opublikowaliśmy jej. Zdecydował o tym człowiek, nie program.',
  'reviewRejection.reason': 'Powód',
  'reviewRejection.wrote': 'Treść opinii',
  'reviewRejection.rule':
    'To, że opinia jest krytyczna, nigdy nie jest powodem: publikujemy tak samo pochwały i skargi.',
  'reviewRejection.object':
    'Uważasz, że się mylimy? Po prostu odpowiedz na tę wiadomość, a przyjrzymy się opinii jeszcze raz. Możesz też zwrócić się do instytucji rozstrzygającej spory albo do sądu.',
  'reviewRejection.link': 'Zobacz swoją opinię',
};
