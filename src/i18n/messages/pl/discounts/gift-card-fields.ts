import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/discounts/gift-card-fields.ts';

export const messages: Translated<typeof english> = {
  'giftCardFields.amount': 'Własna kwota',
  'giftCardFields.amountHint': 'Od {least} do {most}. Zostaw puste, aby wybrać kwotę podaną wyżej.',
  'giftCardFields.recipient': 'Adres e-mail osoby obdarowanej',
  'giftCardFields.recipientHint':
    'Na ten adres wyślemy kartę z kodem. Jeśli chcesz ją wydrukować i wręczyć osobiście, podaj swój adres.',
  'giftCardFields.sendOn': 'Dzień wysłania',
  'giftCardFields.sendOnHint': 'Zostaw puste, aby wysłać kartę zaraz po opłaceniu.',
  'giftCardFields.message': 'Twoje życzenia',
  'giftCardFields.messageHint': 'Do {count} znaków. Znajdą się na karcie i w e-mailu.',
  'giftCardFields.optional': '(opcjonalnie)',
  'giftCardFields.refusedCARD_RECIPIENT': 'Na ten adres nie da się wysłać e-maila. Sprawdź go.',
  'giftCardFields.refusedCARD_DAY': 'Wybierz dzisiejszy dzień albo dzień w ciągu najbliższego roku.',
  'giftCardFields.refusedCARD_AMOUNT': 'Nie sprzedajemy karty na tę kwotę. Zmieść się w granicach podanych przy polu.',
  'giftCardFields.refusedCARD_MESSAGE': 'Życzenia są za długie, nie zmieszczą się na karcie. Skróć je.',
  'giftCardFields.refusedCARDS_ALONE':
    'Karty podarunkowe zamawia się osobno. Najpierw złóż zamówienie na to, co jest w koszyku, albo to usuń.',
};
