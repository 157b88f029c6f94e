export const messages = {
  'mail.withdrawalSubject': 'We have received your withdrawal',
  'mail.withdrawalReceived': 'Your notice of withdrawal from the contract reached us on {moment}.',
  'mail.withdrawalNoted':
    'A notice of withdrawal from a contract reached us on {moment}, and your address was given in it. It is number {number}.',
  'mail.withdrawalNotedText':
    'We have kept all that was written, and the page showed it after it was sent. As soon as we have found the order, the whole of it goes by e-mail to the address of that order.',
  'mail.withdrawalIgnore':
    'Not you? Then somebody typed your address. There is nothing you need to do; reply if you like.',
  'mail.withdrawalRefusedSubject': 'Your withdrawal: no refund',
  'mail.withdrawalRefused': 'We have looked at your notice of {moment}. It does not lead to a refund.',
  'mail.withdrawalRefusedReason': 'Our reason',
  'mail.withdrawalRefusedAnswer': 'Do you see it differently? Simply reply to this e-mail.',
  'merchant.withdrawalNotice': "The customer's notice",
  'merchant.withdrawalName': 'Name',
  'merchant.withdrawalSubject': 'Withdrawal from order {number}',
  'merchant.withdrawalUnknownSubject': 'Withdrawal: the order has yet to be found',
  'merchant.withdrawal':
    'The customer withdrew from the contract on {moment}. Receipt was acknowledged; nothing has been refunded or restocked.',
  'merchant.withdrawalUnmailed':
    'No acknowledgement was e-mailed: the address had several that day. The customer saw it on the page.',
  'merchant.withdrawalUnknown': 'The details match no order. The notice counts all the same: please find the order.',
  'merchant.withdrawalLate': 'Note: it came after the 14 days from the delivery of the last parcel.',
  'merchant.withdrawalRefund':
    'The money is due within 14 days of the notice, with the cost of standard delivery; you may wait for the goods or proof of dispatch.',
};
