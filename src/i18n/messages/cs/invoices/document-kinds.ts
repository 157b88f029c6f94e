import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/document-kinds.ts';

export const messages: Translated<typeof english> = {
  'documentKind.invoice': 'Faktura',
  'documentKind.correction': 'Opravný doklad',
  'documentKind.proforma': 'Zálohová faktura',
  'documentKind.receipt': 'Účtenka',
  'documentKind.deposit': 'Faktura k přijaté platbě',
  'documentKind.final': 'Konečná faktura',
  'documentKind.erased': 'doba uchování uplynula, obsah je vymazaný',
};
