export const messages = {
  'reviewMail.subject': 'How do you like your order from {shop}?',
  'reviewMail.text':
    'Order {number} has been with you for a while. What do you think of it? Your honest opinion, praise or criticism, helps others to choose.',
  'reviewMail.goods': 'You bought',
  'reviewMail.link': 'Write a review',
  'reviewMail.valid':
    'The link is yours alone and valid until {until}. Is something wrong with the goods? Simply reply to this e-mail, and we will put it right.',
  'reviewMail.why':
    'You receive this e-mail once, because you ordered from {shop}. You can object to e-mails that ask for reviews at any time, at no cost other than that of the transmission at basic rates:',
  'reviewMail.stop': 'No more such e-mails',
  'reviewRejection.subject': 'Your review of “{product}” was not published',
  'reviewRejection.text':
    'We have read your review of “{product}” at {shop} and did not publish it. A person decided this, not a program.',
  'reviewRejection.reason': 'The reason',
  'reviewRejection.wrote': 'What you wrote',
  'reviewRejection.rule': 'That a review is critical is never a reason: we publish praise and complaints alike.',
  'reviewRejection.object':
    'Do you think we are wrong? Simply reply to this e-mail, and we will look at it again. You may also turn to a dispute settlement body or a court.',
  'reviewRejection.link': 'See your review',
};
