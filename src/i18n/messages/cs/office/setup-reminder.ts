import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/setup-reminder.ts';

export const messages: Translated<typeof english> = {
  'setupReminder.title': 'Dokončete svůj obchod',
  'setupReminder.text': {
    one: 'Zbývá {count} krok.',
    few: 'Zbývají {count} kroky.',
    many: 'Zbývá {count} kroku.',
    other: 'Zbývá {count} kroků.',
  },
  'setupReminder.go': 'Pokračovat',
  'setupReminder.demo': 'Prohlížíte si ukázkový obchod.',
  'setupReminder.start': 'Začít vlastní obchod',
};
