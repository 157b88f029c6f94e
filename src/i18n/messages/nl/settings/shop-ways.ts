import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/shop-ways.ts';

export const messages: Translated<typeof english> = {
  'mailSettings.sender': 'Afzender',
  'mailSettings.senderHint': 'Van dit adres komen e-mails aan klanten. Ernaast staat de naam van je winkel.',
  'mailSettings.senderSet': 'De server van je winkel verstuurt vanaf {mailFrom}; dat geldt in plaats van dit veld.',
  'mailSettings.replyTo': 'Waar antwoorden heen gaan',
  'mailSettings.replyToHint': 'Laat het leeg als ze naar de afzender gaan.',
  'mailSettings.merchant': 'Wie bericht krijgt van bestellingen',
  'mailSettings.merchantHint': 'Van betaalde bestellingen, geschillen en herroepingen.',
  'retentionSettings.byLaw': 'Zoals de wet het wil',
  'retentionSettings.byShop': 'Zoals je zelf wilt',
  'retentionSettings.bookkeepingYears': 'Jaren voor de boekhouding',
  'retentionSettings.bookkeepingYearsHint':
    'Wat facturen over een betaalde bestelling moeten zeggen. Leeg: wat je land verlangt.',
  'retentionSettings.claimsYears': 'Jaren voor claims',
  'retentionSettings.claimsYearsHint':
    'Contactgegevens, e-mails, notities en herroepingen. Leeg: tot claims in je land verjaren.',
  'retentionSettings.unpaidOrderDays': 'Dagen voor bestellingen die niet doorgingen',
  'retentionSettings.technicalDays': 'Dagen voor technische berichten',
  'retentionSettings.technicalDaysHint': 'Van betaaldiensten, en wat aan wie is bezorgd.',
  'retentionSettings.auditYears': 'Jaren voor het logboek van het kantoor',
};
