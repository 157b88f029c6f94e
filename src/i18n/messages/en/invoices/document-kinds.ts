// What kinds of documents there are.
export const messages = {
  'documentKind.invoice': 'Invoice',
  'documentKind.correction': 'Correction',
  'documentKind.proforma': 'Proforma',
  'documentKind.receipt': 'Receipt',
  'documentKind.erased': 'its time is over, and its text erased',
};
