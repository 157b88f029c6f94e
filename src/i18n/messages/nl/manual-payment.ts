import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/manual-payment.ts';

export const messages: Translated<typeof english> = {
  'manualPayment.transferHint': 'Naar onze rekening. We houden alles {days} dagen voor je vast.',
  'manualPayment.deliveryHint': 'Je betaalt de bezorger. Kosten: {fee}.',
  'manualPayment.transferText':
    'We houden bestelling {number} voor je vast tot {until}. Maak {amount} over met deze omschrijving: we pakken in zodra het geld er is. De gegevens zijn ook onderweg naar {email}.',
  'manualPayment.recipient': 'Ontvanger',
  'manualPayment.bank': 'Bank',
  'manualPayment.reference': 'Omschrijving',
  'manualPayment.lateText':
    'Bestelling {number} is niet op tijd betaald en de artikelen liggen weer op de plank. Je bent niets schuldig. Is je overschrijving al onderweg, schrijf ons dan: we sturen de artikelen als ze er nog zijn, of anders je geld terug.',
  'manualPayment.dueText':
    'We hebben bestelling {number} ontvangen. Je betaalt {amount} bij de bezorging. De bevestiging is onderweg naar {email}.',
};
