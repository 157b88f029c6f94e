import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/service/contact.ts';

export const messages: Translated<typeof english> = {
  'contact.title': 'Contact',
  'contact.lead':
    'Een vraag over een artikel, een bestelling of een retour? Schrijf ons: je krijgt antwoord van een mens.',
  'contact.reach': 'Zo bereik je ons',
  'contact.phone': 'Telefoon',
  'contact.mailbox': 'E-mail',
  'contact.address': 'Adres',
  'contact.hours': 'Openingstijden',
  'contact.form': 'Schrijf ons',
  'contact.name': 'Je naam',
  'contact.email': 'Je e-mailadres',
  'contact.emailHint': 'Hier sturen we ons antwoord naartoe.',
  'contact.orderNumber': 'Bestelnummer',
  'contact.optional': '(niet verplicht)',
  'contact.message': 'Je bericht',
  'contact.hidden': 'Laat dit veld leeg',
  'contact.send': 'Bericht versturen',
  'contact.sentTitle': 'Je bericht is onderweg',
  'contact.sent': 'Bedankt voor je bericht. We antwoorden per e-mail.',
  'contact.notSent': 'Je bericht is nog niet verstuurd',
  'contact.kept': 'Wat je hebt ingevuld staat hieronder.',
  'contact.problemNAME': 'Vul je naam in.',
  'contact.problemEMAIL': 'Controleer het e-mailadres: het ziet eruit als anna@example.com.',
  'contact.problemMESSAGE': 'Schrijf waar het over gaat.',
  'contact.problemLINKS': 'In een bericht mogen hoogstens {count} links staan. Haal er een paar weg.',
  'contact.problemHIDDEN':
    'Je browser heeft een onzichtbaar veld ingevuld. Het is weer leeg: verstuur je bericht nog een keer.',
  'contact.problemTOO_FAST':
    'Dat ging sneller dan iemand kan typen, dus vragen we het nog eens: verstuur je bericht opnieuw.',
  'contact.problemEXPIRED':
    'Het formulier stond langer dan een dag open. Het is nu weer vers: verstuur je bericht nog een keer.',
  'contact.problemFORGED':
    'Het formulier kwam niet van deze pagina zoals wij het hebben gemaakt. Verstuur je bericht nog een keer.',
  'contact.problemUSED':
    'Met dit formulier is al een bericht verstuurd, en het is aangekomen. Is dit een ander bericht, verstuur het dan nu.',
};
