export const messages = {
  'setupReminder.title': 'Finish your shop',
  'setupReminder.text': { one: '{count} step is left.', other: '{count} steps are left.' },
  'setupReminder.go': 'Continue',
  'setupReminder.openTitle': 'Not complete yet',
  'setupReminder.open': {
    one: 'Your shop is open, but {count} point is still missing.',
    other: 'Your shop is open, but {count} points are still missing.',
  },
  'setupReminder.see': 'See what is missing',
  'setupReminder.demo': 'You are looking at the demo shop.',
  'setupReminder.start': 'Start my own shop',
  'setupReminder.home': 'Write your home page',
  'setupReminder.page': 'New page',
};
