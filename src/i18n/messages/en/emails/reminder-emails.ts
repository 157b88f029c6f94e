// The reminder of an order that was not finished, and the page that ends all reminders.
export const messages = {
  'reminderMail.subject': 'Your cart at {shop} is still here',
  'reminderMail.text':
    "You asked us to remind you: your order at {shop} is not finished yet. This is still in your cart, at today's prices.",
  'reminderMail.goods': 'In your cart',
  'reminderMail.link': 'Back to the cart',
  'reminderMail.once': 'You get this e-mail once for this cart, because you ticked it at the checkout.',
  'reminderMail.stop': 'Never remind me again',
  'reminderMail.stopTitle': 'No more reminders?',
  'reminderMail.stopText': 'One press is enough, and we never remind you of a cart again.',
  'reminderMail.stopButton': 'No more reminders',
  'reminderMail.stoppedTitle': 'No more reminders',
  'reminderMail.stoppedText': 'We will not remind you of a cart again. E-mails about your orders still come.',
  'reminderMail.home': 'To the shop',
};
