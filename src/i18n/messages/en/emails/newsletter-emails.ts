// What is asked by e-mail before anybody gets the newsletter.
export const messages = {
  'newsletterMail.subject': 'Your newsletter from {shop}: please confirm',
  'newsletterMail.text':
    'Somebody, most likely you, has asked for the newsletter of {shop} with this e-mail address. Please confirm that it is yours and that you want the newsletter. The link is valid for 14 days.',
  'newsletterMail.confirm': 'Confirm',
  'newsletterMail.ignore':
    'If you did not ask for it, ignore this e-mail: without your confirmation nothing else comes, and we delete the address.',
  'newsletterMail.leave': 'I do not want the newsletter',
};
