import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/setup-reminder.ts';

export const messages: Translated<typeof english> = {
  'setupReminder.title': 'Stellen Sie Ihren Shop fertig',
  'setupReminder.text': { one: 'Noch {count} Schritt.', other: 'Noch {count} Schritte.' },
  'setupReminder.go': 'Weiter',
  'setupReminder.openTitle': 'Noch nicht vollständig',
  'setupReminder.open': {
    one: 'Ihr Shop ist offen, aber {count} Punkt fehlt noch.',
    other: 'Ihr Shop ist offen, aber {count} Punkte fehlen noch.',
  },
  'setupReminder.see': 'Ansehen, was fehlt',
  'setupReminder.demo': 'Sie sehen den Demo-Shop.',
  'setupReminder.start': 'Eigenen Shop beginnen',
  'setupReminder.home': 'Startseite gestalten',
  'setupReminder.page': 'Neue Seite',
};
