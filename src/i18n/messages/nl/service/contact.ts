import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/contact.ts';

export const messages: Translated<typeof english> = {
  'contactPage.title': 'Contact',
  'contactPage.lead':
    'Een vraag over een artikel, een bestelling of een retour? Schrijf ons: je krijgt antwoord van een mens.',
  'contactPage.reach': 'Zo bereik je ons',
  'contactPage.phone': 'Telefoon',
  'contactPage.mailbox': 'E-mail',
  'contactPage.address': 'Adres',
  'contactPage.hours': 'Openingstijden',
  'contactPage.form': 'Schrijf ons',
  'contactPage.name': 'Je naam',
  'contactPage.email': 'Je e-mailadres',
  'contactPage.emailHint': 'Hier sturen we ons antwoord naartoe.',
  'contactPage.orderNumber': 'Bestelnummer',
  'contactPage.optional': '(niet verplicht)',
  'contactPage.message': 'Je bericht',
  'contactPage.hidden': 'Laat dit veld leeg',
  'contactPage.send': 'Bericht versturen',
  'contactPage.sentTitle': 'Je bericht is onderweg',
  'contactPage.sent': 'Bedankt voor je bericht. We antwoorden per e-mail.',
  'contactPage.notSent': 'Je bericht is nog niet verstuurd',
  'contactPage.kept': 'Wat je hebt ingevuld staat hieronder.',
  'contactPage.problemNAME': 'Vul je naam in.',
  'contactPage.problemEMAIL': 'Controleer het e-mailadres: het ziet eruit als anna@example.com.',
  'contactPage.problemMESSAGE': 'Schrijf waar het over gaat.',
  'contactPage.problemLINKS': 'In een bericht mogen hoogstens {count} links staan. Haal er een paar weg.',
  'contactPage.problemHIDDEN':
    'Je browser heeft een onzichtbaar veld ingevuld. Het is weer leeg: verstuur je bericht nog een keer.',
  'contactPage.problemTOO_FAST':
    'Dat ging sneller dan iemand kan typen, dus vragen we het nog eens: verstuur je bericht opnieuw.',
  'contactPage.problemEXPIRED':
    'Het formulier stond langer dan een dag open. Het is nu vernieuwd: verstuur je bericht nog een keer.',
  'contactPage.problemFORGED': 'Dit formulier konden we niet controleren. Verstuur je bericht nog een keer.',
  'contactPage.problemUSED':
    'Met dit formulier is al een bericht verstuurd, en het is aangekomen. Is dit een ander bericht, verstuur het dan nu.',
};
