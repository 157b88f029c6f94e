// The form comes after the first view; the pages that links in mails lead to have no other texts.
export const messages = {
  'backInStock.title': 'Tell me when it is back',
  'backInStock.email': 'E-mail address',
  'backInStock.hint': 'We write once, when this version can be bought again. First we send you a link to confirm.',
  'backInStock.send': 'Notify me',
  'backInStock.sentTitle': 'Look in your mailbox',
  'backInStock.sent': 'If this address is not on the list yet, a link to confirm is on its way to it.',
  'backInStock.failed': 'That did not work. Please wait a moment and try again.',
  'backInStock.emailWrongTitle': 'Check the e-mail address',
  'backInStock.emailWrong': 'It should look like anna@example.com.',
  'backInStock.toProduct': 'Back to the article',
  'backInStock.toShop': 'To the shop',
  'backInStock.confirmTitle': 'Shall we write to you?',
  'backInStock.confirmText': 'When “{title}” can be bought again, one e-mail goes to {email}.',
  'backInStock.confirm': 'Yes, write to me',
  'backInStock.waitingTitle': 'We will write to you',
  'backInStock.waitingText':
    'As soon as “{title}” can be bought again, one e-mail goes to {email}. Then we delete the address.',
  'backInStock.remove': 'Do not write to me',
  'backInStock.removedTitle': 'You will get no e-mail',
  'backInStock.removedText': 'Your request and your address have been deleted.',
  'backInStock.usedTitle': 'This link has been used',
  'backInStock.usedText':
    'There is nothing left to do: we have written to you, or the request was deleted. On the article’s page you can ask again.',
  'backInStock.expiredTitle': 'This link has expired',
  'backInStock.expiredText':
    'A request that is not confirmed within {days} days is deleted. On the article’s page you can ask again.',
  'backInStock.forgedTitle': 'This link is not complete',
  'backInStock.forgedText': 'It is not one that we have sent. Copy it from the e-mail as a whole.',
};
