// Of payments in which the provider has no part. Browsers fetch it for such an order alone.
export const messages = {
  'manualPayment.transferHint': 'To our account. We hold your goods for {days} days.',
  'manualPayment.deliveryHint': 'You pay the courier. Fee: {fee}.',
  'manualPayment.transferText':
    'Order {number} is held for you until {until}. Please transfer {amount} with the reference below: we pack as soon as the money is here. The details are on their way to {email} too.',
  'manualPayment.recipient': 'Recipient',
  'manualPayment.bank': 'Bank',
  'manualPayment.reference': 'Reference',
  'manualPayment.lateText':
    'Order {number} was not paid in time, and its goods went back on the shelf. Nothing is owed. If your transfer is already on its way, write to us: we send the goods if they are still there, or your money back.',
  'manualPayment.dueText':
    'Order {number} is with us. You pay {amount} when it is delivered. The confirmation is on its way to {email}.',
};
