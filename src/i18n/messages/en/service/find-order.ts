export const messages = {
  'findOrder.title': 'Find your order',
  'findOrder.lead':
    "Enter the order's number and the e-mail address you ordered with. We send the link to the order's page to that address.",
  'findOrder.number': 'Order number',
  'findOrder.numberHint': 'It is in the e-mail that confirmed your order, for example 1001.',
  'findOrder.email': 'E-mail address of the order',
  'findOrder.send': 'Send me the link',
  'findOrder.sentTitle': 'Look in your mailbox',
  'findOrder.sent':
    'If number and e-mail address belong to the same order, the link is on its way to that address. It can take a few minutes, and may end up among the spam.',
  'findOrder.nothing': 'Nothing there? Check number and address, or write to us:',
};
