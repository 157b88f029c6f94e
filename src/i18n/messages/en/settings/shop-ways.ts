export const messages = {
  'mailSettings.sender': 'Sender',
  'mailSettings.senderHint': 'The address that e-mails to customers come from. The name beside it is your shop’s.',
  'mailSettings.senderSet': 'Your shop’s server is set up to send from {mailFrom}; that stands instead of this.',
  'mailSettings.replyTo': 'Where answers go',
  'mailSettings.replyToHint': 'Leave it empty when they go to the sender.',
  'mailSettings.merchant': 'Who is told of orders',
  'mailSettings.merchantHint': 'Of paid orders, disputes and withdrawals.',
  'retentionSettings.byLaw': 'As the law wants',
  'retentionSettings.byShop': 'As you like',
  'retentionSettings.bookkeepingYears': 'Years for the books',
  'retentionSettings.bookkeepingYearsHint':
    'What invoices must say of a paid order. Leave it empty for what your country demands.',
  'retentionSettings.claimsYears': 'Years for claims',
  'retentionSettings.claimsYearsHint':
    'Contact details, e-mails, notes and withdrawals. Leave it empty: until claims lapse in your country.',
  'retentionSettings.unpaidOrderDays': 'Days for orders that came to nothing',
  'retentionSettings.technicalDays': 'Days for technical messages',
  'retentionSettings.technicalDaysHint': 'Of payment providers, and what was delivered to whom.',
  'retentionSettings.auditYears': 'Years for the office’s log',
};
