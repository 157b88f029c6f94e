import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/setup-reminder.ts';

export const messages: Translated<typeof english> = {
  'setupReminder.title': 'Dokończ swój sklep',
  'setupReminder.text': {
    one: 'Został {count} krok.',
    few: 'Zostały {count} kroki.',
    many: 'Zostało {count} kroków.',
    other: 'Zostało {count} kroku.',
  },
  'setupReminder.go': 'Dalej',
  'setupReminder.openTitle': 'Jeszcze nie wszystko gotowe',
  'setupReminder.open': {
    one: 'Sklep jest otwarty, ale brakuje jeszcze {count} rzeczy.',
    few: 'Sklep jest otwarty, ale brakuje jeszcze {count} rzeczy.',
    many: 'Sklep jest otwarty, ale brakuje jeszcze {count} rzeczy.',
    other: 'Sklep jest otwarty, ale brakuje jeszcze {count} rzeczy.',
  },
  'setupReminder.see': 'Zobacz, czego brakuje',
  'setupReminder.demo': 'Oglądasz sklep pokazowy.',
  'setupReminder.start': 'Zaczynam własny sklep',
  'setupReminder.home': 'Napisz stronę główną',
  'setupReminder.page': 'Nowa strona',
};
