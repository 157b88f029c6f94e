import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/setup-reminder.ts';

export const messages: Translated<typeof english> = {
  'setupReminder.title': 'Maak je winkel af',
  'setupReminder.text': { one: 'Nog {count} stap.', other: 'Nog {count} stappen.' },
  'setupReminder.go': 'Verder',
  'setupReminder.openTitle': 'Nog niet compleet',
  'setupReminder.open': {
    one: 'Je winkel is open, maar er ontbreekt nog {count} punt.',
    other: 'Je winkel is open, maar er ontbreken nog {count} punten.',
  },
  'setupReminder.see': 'Bekijk wat er ontbreekt',
  'setupReminder.demo': 'Je bekijkt de demowinkel.',
  'setupReminder.start': 'Begin mijn eigen winkel',
  'setupReminder.home': 'Maak je homepage',
  'setupReminder.page': 'Nieuwe pagina',
};
