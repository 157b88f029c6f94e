import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/office/setup-reminder.ts';

export const messages: Translated<typeof english> = {
  'setupReminder.title': 'Finish your shop',
  'setupReminder.text': { one: '{count} step is left.', other: '{count} steps are left.' },
  'setupReminder.go': 'Continue',
  'setupReminder.demo': 'You are looking at the demo shop.',
  'setupReminder.start': 'Start my own shop',
};
