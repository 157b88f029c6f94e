import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/vat-id-checks.ts';

export const messages: Translated<typeof english> = {
  'vies.valid': 'Geldig',
  'vies.invalid': 'Niet geldig',
  'vies.no_answer': 'Geen antwoord',
  'vies.asked': 'VIES gevraagd op {date}',
  'vies.consultation': 'Raadplegingsnummer {number}',
  'vies.noAnswerHint':
    'VIES of de lidstaat is niet bereikbaar. Dat zegt niets over het nummer; er wordt vanzelf opnieuw gevraagd.',
};
