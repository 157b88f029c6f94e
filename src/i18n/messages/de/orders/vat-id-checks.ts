import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/vat-id-checks.ts';

export const messages: Translated<typeof english> = {
  'vies.valid': 'Gültig',
  'vies.invalid': 'Nicht gültig',
  'vies.no_answer': 'Keine Antwort',
  'vies.asked': 'VIES gefragt am {date}',
  'vies.consultation': 'Abfragenummer {number}',
  'vies.noAnswerHint':
    'VIES oder der Mitgliedstaat ist nicht erreichbar. Das sagt nichts über die Nummer; gefragt wird von selbst erneut.',
};
