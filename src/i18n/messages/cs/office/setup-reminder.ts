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
  'setupReminder.openTitle': 'Ještě není vše hotovo',
  'setupReminder.open': {
    one: 'Obchod je otevřený, ale chybí ještě {count} věc.',
    few: 'Obchod je otevřený, ale chybějí ještě {count} věci.',
    many: 'Obchod je otevřený, ale chybí ještě {count} věci.',
    other: 'Obchod je otevřený, ale chybí ještě {count} věcí.',
  },
  'setupReminder.see': 'Zobrazit, co chybí',
  'setupReminder.demo': 'Prohlížíte si ukázkový obchod.',
  'setupReminder.start': 'Začít vlastní obchod',
  'setupReminder.home': 'Napsat úvodní stránku',
  'setupReminder.page': 'Nová stránka',
};
