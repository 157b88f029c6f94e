import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/person-file.ts';

export const messages: Translated<typeof english> = {
  'personFile.title': 'Je gegevens bij {shop}',
  'personFile.made':
    'Gemaakt op {moment}. Alles wat we over je bewaren onder {emails}. Het bestand met dezelfde naam en de extensie .json bevat dezelfde gegevens volledig, leesbaar voor programma’s.',
  'personFile.orders': 'Bestellingen',
  'personFile.order': 'Bestelling {number} van {moment}',
  'personFile.contact': 'Contact',
  'personFile.delivery': 'Bezorgadres',
  'personFile.billing': 'Factuuradres',
  'personFile.point': 'Afhaalpunt',
  'personFile.note': 'Je opmerking',
  'personFile.goods': 'Artikelen',
  'personFile.total': 'Totaal',
  'personFile.refunded': 'Terugbetaald',
  'personFile.erased': 'De persoonsgegevens van deze bestelling zijn gewist.',
  'personFile.notes': 'Onze notities',
  'personFile.documents': 'Facturen en andere documenten',
  'personFile.vatIds': 'Wat VIES over je btw-nummer zei',
  'personFile.messages': 'Berichten die je ons stuurde',
  'personFile.returns': 'Herroepingen',
  'personFile.reviews': 'Reviews',
  'personFile.reason': 'Reden',
  'personFile.mails': 'E-mails die we je stuurden',
  'personFile.carts': 'Winkelwagens en begonnen bestellingen',
  'personFile.drafts': 'Bestellingen die voor je zijn opgesteld',
  'personFile.other': 'Al het overige',
  'personFile.otherText':
    'Betalingen, pakketten, het verloop van elke bestelling en technische berichten staan in het .json-bestand.',
};
