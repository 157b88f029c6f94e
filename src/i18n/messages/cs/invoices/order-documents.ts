import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/order-documents.ts';

export const messages: Translated<typeof english> = {
  'documents.title': 'Doklady',
  'documents.none': 'K této objednávce zatím nic není vystaveno.',
  'documents.issue_invoice': 'Vystavit fakturu',
  'documents.issue_correction': 'Vystavit opravný doklad',
  'documents.issue_proforma': 'Vystavit zálohovou fakturu',
  'documents.issue_receipt': 'Vystavit účtenku',
  'documents.isMailed': 'Poslat zákazníkovi e-mailem',
  'documents.which': 'Jaký doklad',
  'documents.nothing':
    'K této objednávce teď není co vystavit: už je to vystavené, nebo nic nebylo zaplaceno a nic nezbývá zaplatit.',
  'documents.lacksAddress': 'Faktura uvádí kupujícího s adresou a tato objednávka ji nemá.',
  'documents.addAddress': 'Doplnit adresu',
};
