import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/gift-card-emails.ts';

export const messages: Translated<typeof english> = {
  'giftCardMail.for': 'Für',
  'giftCardMail.byEmail': 'Per E-Mail',
  'giftCardMail.atOnce': 'sofort nach der Zahlung',
  'giftCardMail.atOnceOrOnItsDay': 'sofort nach der Zahlung oder am gewählten Tag',
  'giftCardMail.onItsDay': 'am gewählten Tag',
  'giftCardMail.next': 'Jede Geschenkkarte geht per E-Mail an die beschenkte Person: {when}.',
  'giftCardMail.subject': 'Eine Geschenkkarte über {amount} für {shop}',
  'giftCardMail.intro':
    'Sie haben eine Geschenkkarte: {amount} zum Einlösen bei {shop}. Geben Sie den Code im Warenkorb oder an der Kasse ein; was übrig ist, bleibt auf der Karte.',
  'giftCardMail.code': 'Ihr Code',
  'giftCardMail.valid': 'Gültig bis {day}',
  'giftCardMail.never': 'Unbegrenzt gültig',
  'giftCardMail.balance': 'Guthaben ansehen',
  'giftCardMail.toShop': 'Zum Shop',
  'giftCardMail.attached':
    'Im Anhang finden Sie die Karte zum Ausdrucken: {document}. Bewahren Sie den Code sicher auf: Wer ihn hat, kann damit bezahlen.',
  'giftCardMail.title': 'Geschenkkarte',
  'giftCardMail.redeem': 'Einzulösen auf {address}: Code im Warenkorb oder an der Kasse eingeben.',
  'giftCardMail.filename': 'geschenkkarte',
  'giftCardMail.tooManyTries': 'Das waren zu viele Versuche. Bitte warten Sie eine Stunde.',
  'giftCardMail.paysNothing':
    'Auf keiner Geschenkkarte mit diesem Code ist noch Guthaben. Prüfen Sie, ob er so eingegeben ist, wie er auf der Karte steht.',
  'giftCardMail.left': 'Auf dieser Karte sind noch {amount}.',
  'giftCardMail.balanceTitle': 'Wie viel ist auf Ihrer Geschenkkarte?',
  'giftCardMail.balanceCode': 'Der Code der Karte, zwanzig Zeichen',
  'giftCardMail.exampleMessage': 'Alles Gute zum Geburtstag!',
  'giftCardMail.words': 'Mit diesen Worten',
};
