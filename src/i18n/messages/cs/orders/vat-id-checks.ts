import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/vat-id-checks.ts';

export const messages: Translated<typeof english> = {
  'vies.valid': 'Platné',
  'vies.invalid': 'Neplatné',
  'vies.no_answer': 'Bez odpovědi',
  'vies.asked': 'Dotaz do VIES: {date}',
  'vies.consultation': 'Číslo dotazu {number}',
  'vies.noAnswerHint': 'VIES nebo členský stát není dostupný. O čísle to nic neříká; dotaz se sám zopakuje.',
};
