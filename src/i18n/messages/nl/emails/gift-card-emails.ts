import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/gift-card-emails.ts';

export const messages: Translated<typeof english> = {
  'giftCardMail.for': 'Voor',
  'giftCardMail.byEmail': 'Per e-mail',
  'giftCardMail.atOnce': 'direct na betaling',
  'giftCardMail.atOnceOrOnItsDay': 'direct na betaling of op de gekozen dag',
  'giftCardMail.onItsDay': 'op de gekozen dag',
  'giftCardMail.next': 'Elke cadeaukaart gaat per e-mail naar degene voor wie ze is: {when}.',
  'giftCardMail.subject': 'Een cadeaukaart van {amount} voor {shop}',
  'giftCardMail.intro':
    'Je hebt een cadeaukaart: {amount} te besteden bij {shop}. Vul de code in je winkelwagen of bij het afrekenen in; wat overblijft, blijft op de kaart staan.',
  'giftCardMail.code': 'Je code',
  'giftCardMail.valid': 'Geldig tot en met {day}',
  'giftCardMail.never': 'Onbeperkt geldig',
  'giftCardMail.balance': 'Bekijk het saldo',
  'giftCardMail.toShop': 'Naar de winkel',
  'giftCardMail.attached':
    'In de bijlage zit de kaart om te printen: {document}. Bewaar de code goed: wie hem heeft, kan ermee betalen.',
  'giftCardMail.title': 'Cadeaukaart',
  'giftCardMail.redeem': 'Te besteden op {address}: vul de code in je winkelwagen of bij het afrekenen in.',
  'giftCardMail.filename': 'cadeaukaart',
  'giftCardMail.tooManyTries': 'Dat waren te veel pogingen. Wacht een uur en probeer het opnieuw.',
  'giftCardMail.paysNothing':
    'Op geen enkele cadeaukaart met deze code staat nog iets. Controleer of je de code precies zo hebt ingevuld als op de kaart.',
  'giftCardMail.left': 'Op deze kaart staat nog {amount}.',
  'giftCardMail.balanceTitle': 'Hoeveel staat er op je cadeaukaart?',
  'giftCardMail.balanceCode': 'De code van de kaart, twintig tekens',
  'giftCardMail.exampleMessage': 'Gefeliciteerd met je verjaardag!',
  'giftCardMail.words': 'Met deze woorden',
};
