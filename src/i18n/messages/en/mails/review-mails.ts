export const messages = {
  'reviewMail.subject': 'How do you like your order from {shop}?',
  'reviewMail.text':
    'Order {number} has been with you for a while. What do you think of it? Your honest opinion, praise or complaint, helps others to choose.',
  'reviewMail.goods': 'You bought',
  'reviewMail.link': 'Write a review',
  'reviewMail.valid':
    'The link is yours alone and valid until {until}. Something is wrong with the goods? Simply reply to this e-mail, and we will put it right.',
  'reviewMail.why':
    'You receive this e-mail once, because you ordered from {shop}. You can object to e-mails that ask for reviews at any time, at no cost other than that of the transmission at basic rates:',
  'reviewMail.stop': 'No more such e-mails',
};
