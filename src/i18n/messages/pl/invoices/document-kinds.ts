import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/document-kinds.ts';

export const messages: Translated<typeof english> = {
  'documentKind.invoice': 'Faktura',
  'documentKind.correction': 'Korekta',
  'documentKind.proforma': 'Proforma',
  'documentKind.receipt': 'Rachunek',
  'documentKind.deposit': 'Faktura zaliczkowa',
  'documentKind.final': 'Faktura końcowa',
  'documentKind.erased': 'czas przechowywania minął, treść usunięto',
};
