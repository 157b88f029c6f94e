import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/order-documents.ts';

export const messages: Translated<typeof english> = {
  'documents.title': 'Doklady',
  'documents.none': 'K této objednávce zatím nic není vystaveno.',
  'documents.issue_invoice': 'Vystavit fakturu',
  'documents.issue_correction': 'Vystavit opravný doklad',
  'documents.issue_proforma': 'Vystavit zálohovou fakturu',
  'documents.issue_receipt': 'Vystavit účtenku',
  'documents.issue_deposit': 'Vystavit fakturu k přijaté platbě',
  'documents.issue_final': 'Vystavit konečnou fakturu',
  'documents.isMailed': 'Poslat zákazníkovi e-mailem',
  'documents.final_NotSentYet': 'Zatím nic nebylo odesláno: konečnou fakturu vystavíte, až bude zboží na cestě.',
  'documents.final_GivenBack':
    'Část peněz byla vrácena: faktura k přijaté platbě a její oprava jsou celý prodej, konečná faktura už nebude.',
  'documents.which': 'Jaký doklad',
  'documents.nothing':
    'K této objednávce teď není co vystavit: už je to vystavené, nebo nic nebylo zaplaceno a nic nezbývá zaplatit.',
  'documents.lacksAddress': 'Faktura uvádí kupujícího s adresou a tato objednávka ji nemá.',
  'documents.addAddress': 'Doplnit adresu',
  'documents.here_IssuedElsewhere': 'Faktury vám vystavuje někdo jiný, a proto zde žádná nevzniká.',
  'documents.here_NeedsCertifiedProgram':
    'Zde se faktura nevystavuje: právo vaší země to dovoluje jen programům certifikovaným finančním úřadem a Kasa mezi ně nepatří. Vystavte ji ve svém programu.',
  'documents.notEnough': 'Faktura odsud nestačí: právo vaší země vyžaduje {system} a ten Kasa nezná.',
  'documents.toSettings': 'Nastavení, Faktury',
};
