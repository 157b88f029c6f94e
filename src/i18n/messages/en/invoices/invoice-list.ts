// The list of what was issued.
export const messages = {
  'invoiceList.title': 'Invoices',
  'invoiceList.noneYet':
    'Nothing has been issued yet. Documents are issued on the page of an order, for many orders in their list, or by themselves: see Settings, Invoices.',
  'invoiceList.month': 'Month',
  'invoiceList.kind': 'Kind',
  'invoiceList.search': 'Number, buyer or order',
  'invoiceList.number': 'Number',
  'invoiceList.ksefNumber': 'KSeF {number}',
  'invoiceList.ksefReceipt': 'KSeF’s receipt (UPO)',
  'invoiceList.ksefWaits': 'Waits for KSeF',
  'invoiceList.ksefRefused': 'KSeF refused it: {reason}. When it is mended, send it again: kasa ksef retry',
  'invoiceList.ksefConflicting':
    'Stopped: KSeF has another document of this number ({reason}). Ask your accountant which one is right.',
  'invoiceList.issuedOn': 'Issued on',
  'invoiceList.buyer': 'Buyer',
  'invoiceList.order': 'Order',
  'invoiceList.total': 'With VAT',
  'invoiceList.vat': 'VAT',
  'invoiceList.sums': 'Sums',
  'invoiceList.sum': {
    one: '{count} document, {gross}, of which VAT {vat}',
    other: '{count} documents, {gross}, of which VAT {vat}',
  },
  'invoiceList.zip': 'All PDFs (ZIP)',
  'invoiceList.zipPart': 'PDFs {from} to {to} (ZIP)',
  'invoiceList.zipChosen': { one: '{count} PDF (ZIP)', other: '{count} PDFs (ZIP)' },
  'invoiceList.tooMany': 'At most {count} fit into one archive: choose fewer, or take all of a month.',
  'invoiceList.bar': 'Chosen documents',
  'invoiceList.select': 'Choose {number}',
};
