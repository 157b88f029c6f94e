import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/gift-card-emails.ts';

export const messages: Translated<typeof english> = {
  'giftCardMail.for': 'Pro',
  'giftCardMail.byEmail': 'E-mailem',
  'giftCardMail.atOnce': 'hned po zaplacení',
  'giftCardMail.atOnceOrOnItsDay': 'hned po zaplacení, nebo ve zvolený den',
  'giftCardMail.onItsDay': 've zvolený den',
  'giftCardMail.next': 'Každou dárkovou kartu pošleme e-mailem tomu, pro koho je: {when}.',
  'giftCardMail.subject': 'Dárková karta na {amount} do obchodu {shop}',
  'giftCardMail.intro':
    'Máte dárkovou kartu: {amount} k utracení v obchodě {shop}. Kód zadejte v košíku nebo při objednávce; co zbude, zůstane na kartě.',
  'giftCardMail.code': 'Váš kód',
  'giftCardMail.valid': 'Platí do {day}',
  'giftCardMail.never': 'Platí bez omezení',
  'giftCardMail.balance': 'Zobrazit zůstatek',
  'giftCardMail.toShop': 'Do obchodu',
  'giftCardMail.attached':
    'V příloze je karta k vytištění: {document}. Kód dobře uschovejte: kdo ho má, může s ním platit.',
  'giftCardMail.title': 'Dárková karta',
  'giftCardMail.redeem': 'Lze uplatnit na {address}: kód zadejte v košíku nebo při objednávce.',
  'giftCardMail.filename': 'darkova-karta',
  'giftCardMail.tooManyTries': 'To bylo příliš mnoho pokusů. Zkuste to znovu za hodinu.',
  'giftCardMail.paysNothing':
    'Na žádné dárkové kartě s tímto kódem už nic není. Zkontrolujte, že je zadaný tak, jak je na kartě.',
  'giftCardMail.left': 'Na této kartě zbývá {amount}.',
  'giftCardMail.balanceTitle': 'Kolik je na dárkové kartě?',
  'giftCardMail.balanceCode': 'Kód karty, dvacet znaků',
  'giftCardMail.exampleMessage': 'Všechno nejlepší!',
  'giftCardMail.words': 'S přáním',
};
