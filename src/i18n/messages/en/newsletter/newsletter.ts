export const messages = {
  'newsletter.title': 'Newsletter',
  'newsletter.lead': 'What is new in the shop, by e-mail.',
  'newsletter.email': 'E-mail address',
  'newsletter.invalid': 'Check the e-mail address: it should look like anna@example.com.',
  'newsletter.consent':
    'I would like to get news and offers from {shop} by e-mail. I can take this back at any time, by the link in every e-mail.',
  'newsletter.request': 'Sign me up',
  'newsletter.next':
    'We will send you an e-mail to confirm that the address is yours. Until then you get nothing else.',
  'newsletter.sentTitle': 'Look into your inbox',
  'newsletter.sent':
    'You get an e-mail with a link: once you have confirmed there, you are signed up. If nothing has come after a few minutes, look among the spam too.',
  'newsletter.confirmTitle': 'Confirm your subscription',
  'newsletter.confirm': 'One press, and the newsletter comes to your inbox.',
  'newsletter.confirmButton': 'Yes, I want the newsletter',
  'newsletter.confirmedTitle': 'You are signed up',
  'newsletter.confirmed': 'Thank you. Every newsletter has a link by which you can unsubscribe.',
  'newsletter.leaveTitle': 'Unsubscribe from the newsletter?',
  'newsletter.leave': 'One press is enough. You need no account and give no reasons.',
  'newsletter.leaveButton': 'Unsubscribe',
  'newsletter.leftTitle': 'You are unsubscribed',
  'newsletter.left': 'You get no more newsletters from us. E-mails about your orders still come.',
  'newsletter.goneTitle': 'This link is no longer valid',
  'newsletter.gone': 'It may be more than 14 days old, or you have unsubscribed since. You can sign up again.',
  'newsletter.again': 'Sign up again',
  'newsletter.none': 'At the moment this shop has no newsletter.',
};
