import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/marks.ts';

export const messages: Translated<typeof english> = {
  'marks.title': 'Zahlung und Sicherheit',
  'marks.encrypted': 'Die Verbindung zu diesem Shop ist verschlüsselt.',
  'marks.cardData': 'Kartendaten verarbeitet Stripe. Wir bekommen sie nie zu sehen.',
};
