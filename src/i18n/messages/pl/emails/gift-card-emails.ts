import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/gift-card-emails.ts';

export const messages: Translated<typeof english> = {
  'giftCardMail.for': 'Dla',
  'giftCardMail.byEmail': 'E-mailem',
  'giftCardMail.atOnce': 'zaraz po opłaceniu',
  'giftCardMail.atOnceOrOnItsDay': 'zaraz po opłaceniu albo w wybranym dniu',
  'giftCardMail.onItsDay': 'w wybranym dniu',
  'giftCardMail.next': 'Każdą kartę podarunkową wyślemy e-mailem osobie, dla której jest: {when}.',
  'giftCardMail.subject': 'Karta podarunkowa na {amount} do sklepu {shop}',
  'giftCardMail.intro':
    'Masz kartę podarunkową: {amount} do wydania w sklepie {shop}. Kod wpisz w koszyku albo przy składaniu zamówienia; to, czego nie wydasz, zostanie na karcie.',
  'giftCardMail.code': 'Twój kod',
  'giftCardMail.valid': 'Ważna do {day}',
  'giftCardMail.never': 'Bezterminowa',
  'giftCardMail.balance': 'Sprawdź saldo',
  'giftCardMail.toShop': 'Do sklepu',
  'giftCardMail.attached':
    'W załączniku jest karta do wydrukowania: {document}. Kod trzymaj w bezpiecznym miejscu: kto go zna, może z niego zapłacić.',
  'giftCardMail.title': 'Karta podarunkowa',
  'giftCardMail.redeem': 'Do wykorzystania na {address}: kod wpisz w koszyku albo przy składaniu zamówienia.',
  'giftCardMail.filename': 'karta-podarunkowa',
  'giftCardMail.tooManyTries': 'To było zbyt wiele prób. Spróbuj ponownie za godzinę.',
  'giftCardMail.paysNothing':
    'Na żadnej karcie z tym kodem nie ma już środków. Sprawdź, czy kod jest wpisany tak jak na karcie.',
  'giftCardMail.left': 'Na tej karcie zostało {amount}.',
  'giftCardMail.balanceTitle': 'Ile jest na karcie podarunkowej?',
  'giftCardMail.balanceCode': 'Kod karty, dwadzieścia znaków',
  'giftCardMail.exampleMessage': 'Wszystkiego najlepszego!',
  'giftCardMail.words': 'Z życzeniami',
};
