import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/marks.ts';

export const messages: Translated<typeof english> = {
  'marks.title': 'Płatności i bezpieczeństwo',
  'marks.encrypted': 'Połączenie ze sklepem jest szyfrowane.',
  'marks.cardData': 'Dane karty obsługuje Stripe. Do nas nie trafiają.',
};
