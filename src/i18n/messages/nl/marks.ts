import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/marks.ts';

export const messages: Translated<typeof english> = {
  'marks.title': 'Betaling en veiligheid',
  'marks.encrypted': 'De verbinding met deze winkel is versleuteld.',
  'marks.cardData': 'Stripe verwerkt de kaartgegevens. Wij krijgen ze nooit te zien.',
};
