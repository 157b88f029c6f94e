export const messages = {
  'again.againTitle': 'Sign in again',
  'again.againText':
    '{name}, your session is over. What you typed is still there: sign in, and you go on where you were.',
  'again.otherTitle': 'Somebody else is signed in now',
  'again.otherText':
    'This page was open for {name}, and now {other} is signed in. Nothing was sent, and what was typed is still there.',
  'again.signInAs': 'Sign in as {name}',
  'again.goOnAs': 'Go on as {other} without what was typed',
  'again.leavePage': 'Leave this page without what was typed',
  'again.otherPerson':
    'Somebody else has signed in in this browser, and this page was opened by another person. Nothing was done. Reload the page to go on as whoever is signed in now, or sign in again.',
};
