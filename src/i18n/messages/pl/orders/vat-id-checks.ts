import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/vat-id-checks.ts';

export const messages: Translated<typeof english> = {
  'vies.valid': 'Aktywny',
  'vies.invalid': 'Nieaktywny',
  'vies.no_answer': 'Brak odpowiedzi',
  'vies.asked': 'Zapytanie do VIES: {date}',
  'vies.consultation': 'Identyfikator zapytania {number}',
  'vies.noAnswerHint':
    'VIES albo system państwa członkowskiego nie odpowiada. Nie mówi to nic o numerze; zapytanie zostanie ponowione samo.',
};
