// What staff has asked for and has not taken effect yet, on every screen of the office.
export const messages = {
  'waiting.title': 'Actions that wait',
  'waiting.byMe': 'By you',
  'waiting.by': 'By {name}',
  'waiting.in': 'in {seconds} s',
  'waiting.running': 'being carried out',
  'waiting.howToUndo': 'Press Z to undo it.',
  'waiting.close': 'Close',
  'waiting.refused': 'Order {number}, not carried out: {action}',
  'waiting.more': {
    one: '{count} more action waits.',
    other: '{count} more actions wait.',
  },
  'waiting.one_send': 'Order {number} is marked as sent',
  'waiting.one_refund': 'Money of order {number} goes back',
  'waiting.one_cancel': 'Order {number} is cancelled',
  'waiting.one_paid': 'Order {number} is marked as paid',
  'waiting.one_delivered': 'Order {number} is marked as delivered',
  'waiting.one_resend_mail': 'The e-mail about order {number} goes out again',
  'waiting.one_document': 'A document of order {number} is issued',
  'waiting.many_send': {
    one: '{count} order is marked as sent',
    other: '{count} orders are marked as sent',
  },
  'waiting.many_refund': {
    one: 'Money of {count} order goes back',
    other: 'Money of {count} orders goes back',
  },
  'waiting.many_cancel': {
    one: '{count} order is cancelled',
    other: '{count} orders are cancelled',
  },
  'waiting.many_paid': {
    one: '{count} order is marked as paid',
    other: '{count} orders are marked as paid',
  },
  'waiting.many_delivered': {
    one: '{count} order is marked as delivered',
    other: '{count} orders are marked as delivered',
  },
  'waiting.many_resend_mail': {
    one: '{count} e-mail goes out again',
    other: '{count} e-mails go out again',
  },
  'waiting.many_document': { one: '{count} document is issued', other: '{count} documents are issued' },
};
