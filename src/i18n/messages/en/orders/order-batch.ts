export const messages = {
  'many.printLabels': 'Print labels',
  'many.close': 'Close',
  'many.waiting_send': {
    one: '{count} order is marked as sent in a moment.',
    other: '{count} orders are marked as sent in a moment.',
  },
  'many.waiting_send_labelled': {
    one: 'The label of {count} order is made in a moment.',
    other: 'The labels of {count} orders are made in a moment.',
  },
  'many.waiting_delivered': {
    one: '{count} order is marked as delivered in a moment.',
    other: '{count} orders are marked as delivered in a moment.',
  },
  'many.waiting_paid': {
    one: '{count} order is marked as paid in a moment.',
    other: '{count} orders are marked as paid in a moment.',
  },
  'many.waiting_resend_mail': {
    one: '{count} e-mail goes out again in a moment.',
    other: '{count} e-mails go out again in a moment.',
  },
  'many.done': { one: 'Done for {count} order.', other: 'Done for {count} orders.' },
  'many.undone': {
    one: 'Undone for {count} order. Nothing went out.',
    other: 'Undone for {count} orders. Nothing went out.',
  },
  'many.refused': { one: '{count} order was left as it is:', other: '{count} orders were left as they are:' },
  'many.whyOrderChanged': 'It has changed meanwhile.',
  'many.whyActionWaiting': 'Another action has not taken effect yet.',
  'many.whyNotPaid': 'It is not paid.',
  'many.whyFullyRefunded': 'All of the money has gone back.',
  'many.whyHeldByDispute': 'Its payment is disputed.',
  'many.whyAlreadySent': 'It is sent already.',
  'many.whyNotSent': 'It is not sent yet.',
  'many.whyAlreadyDelivered': 'It is delivered already.',
  'many.whyAlreadyPaid': 'It is paid already.',
  'many.whyPaymentUnderWay': 'A payment is under way.',
  'many.whyOrderCancelled': 'It is cancelled.',
  'many.whyMailUnknown': 'No e-mail has been sent about it.',
  'many.whyOther': 'That is not possible now.',
};
