import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/order-documents.ts';

export const messages: Translated<typeof english> = {
  'documents.title': 'Documenten',
  'documents.none': 'Voor deze bestelling is nog niets opgemaakt.',
  'documents.issue_invoice': 'Factuur opmaken',
  'documents.issue_correction': 'Creditfactuur opmaken',
  'documents.issue_proforma': 'Proforma opmaken',
  'documents.issue_receipt': 'Bon opmaken',
  'documents.issue_deposit': 'Aanbetalingsfactuur opmaken',
  'documents.issue_final': 'Eindfactuur opmaken',
  'documents.isMailed': 'Naar de klant mailen',
  'documents.final_NotSentYet': 'Er is nog niets verzonden: de eindfactuur volgt zodra de goederen onderweg zijn.',
  'documents.final_GivenBack':
    'Er is geld teruggegeven: aanbetalingsfactuur en creditfactuur zijn samen de hele verkoop, een eindfactuur volgt niet.',
  'documents.which': 'Welk document',
  'documents.nothing':
    'Voor deze bestelling valt nu niets op te maken: het is al opgemaakt, of er is niets betaald en niets meer te betalen.',
  'documents.lacksAddress': 'Een factuur noemt de koper met adres, en deze bestelling heeft er geen.',
  'documents.addAddress': 'Adres toevoegen',
  'documents.here_IssuedElsewhere': 'Iemand anders schrijft je facturen, dus hier wordt er geen gemaakt.',
  'documents.here_NeedsCertifiedProgram':
    'Hier wordt geen factuur gemaakt: volgens de wet van je land mag dat alleen met programma’s die de belastingdienst heeft gecertificeerd, en Kasa hoort daar niet bij. Maak de factuur met je eigen programma.',
  'documents.notEnough':
    'Een factuur van hier is niet genoeg: de wet van je land vraagt {system}, en dat kent Kasa niet.',
  'documents.toSettings': 'Instellingen, Facturen',
};
