// What is asked of whoever has to prove again who it is.
export const messages = {
  'stepUp.title': 'Confirm that it is you',
  'stepUp.text':
    'What you are about to do matters. Confirm it with your passkey, or with a code. That is good for five minutes.',
  'stepUp.failed': 'That did not work. Please try again.',
  'stepUp.withPasskey': 'With a passkey',
  'stepUp.withCode': 'Confirm with the code',
};
