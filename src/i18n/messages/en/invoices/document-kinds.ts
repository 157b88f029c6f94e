// What kinds of documents there are.
export const messages = {
  'documentKind.invoice': 'Invoice',
  'documentKind.correction': 'Credit note',
  'documentKind.proforma': 'Proforma',
  'documentKind.receipt': 'Receipt',
  'documentKind.deposit': 'Deposit invoice',
  'documentKind.final': 'Final invoice',
  'documentKind.erased': 'its time is over, and its text erased',
};
