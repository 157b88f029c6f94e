import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/setup-reminder.ts';

export const messages: Translated<typeof english> = {
  'setupReminder.title': 'Maak je winkel af',
  'setupReminder.text': { one: 'Nog {count} stap.', other: 'Nog {count} stappen.' },
  'setupReminder.go': 'Verder',
  'setupReminder.demo': 'Je bekijkt de demowinkel.',
  'setupReminder.start': 'Begin mijn eigen winkel',
};
