// The documents of an order: what was issued, and what can be.
export const messages = {
  'documents.title': 'Documents',
  'documents.none': 'Nothing has been issued for this order yet.',
  'documents.issue_invoice': 'Issue the invoice',
  'documents.issue_correction': 'Issue the credit note',
  'documents.issue_proforma': 'Issue a proforma',
  'documents.issue_receipt': 'Issue a receipt',
  'documents.issue_deposit': 'Issue a deposit invoice',
  'documents.issue_final': 'Issue the final invoice',
  'documents.isMailed': 'E-mail it to the customer',
  'documents.final_NotSentYet': 'Nothing is sent yet: the final invoice can be issued once the goods are on their way.',
  'documents.final_GivenBack':
    'Money was given back: the deposit invoice and its correction are the whole sale, so no final invoice follows.',
  'documents.which': 'Which document',
  'documents.nothing':
    'There is nothing to issue for this order now: it is issued already, or nothing was paid and nothing is left to pay.',
  'documents.lacksAddress': 'An invoice names the buyer with an address, and this order has none.',
  'documents.addAddress': 'Add the address',
  'documents.here_IssuedElsewhere': 'You have said that somebody else writes your invoices, so none is issued here.',
  'documents.here_NeedsCertifiedProgram':
    'No invoice is issued here: the law of your country leaves them to programs that the tax office has certified, and Kasa is not one of them. Write it with yours.',
  'documents.notEnough':
    'An invoice from here is not enough: the law of your country wants {system}, which Kasa does not know.',
  'documents.toSettings': 'Settings, Invoices',
};
