import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/document-kinds.ts';

export const messages: Translated<typeof english> = {
  'documentKind.invoice': 'Rechnung',
  'documentKind.correction': 'Rechnungskorrektur',
  'documentKind.proforma': 'Proforma',
  'documentKind.receipt': 'Beleg',
  'documentKind.deposit': 'Anzahlungsrechnung',
  'documentKind.final': 'Schlussrechnung',
  'documentKind.erased': 'Aufbewahrungsfrist abgelaufen, Inhalt gelöscht',
};
