import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/contact.ts';

export const messages: Translated<typeof english> = {
  'contactPage.title': 'Kontakt',
  'contactPage.lead':
    'Eine Frage zu einem Artikel, einer Bestellung oder einer Rücksendung? Schreiben Sie uns: Ein Mensch antwortet.',
  'contactPage.reach': 'So erreichen Sie uns',
  'contactPage.phone': 'Telefon',
  'contactPage.mailbox': 'E-Mail',
  'contactPage.address': 'Anschrift',
  'contactPage.hours': 'Öffnungszeiten',
  'contactPage.form': 'Schreiben Sie uns',
  'contactPage.name': 'Ihr Name',
  'contactPage.email': 'Ihre E-Mail-Adresse',
  'contactPage.emailHint': 'Hierhin geht unsere Antwort.',
  'contactPage.orderNumber': 'Bestellnummer',
  'contactPage.optional': '(optional)',
  'contactPage.message': 'Ihre Nachricht',
  'contactPage.hidden': 'Dieses Feld leer lassen',
  'contactPage.send': 'Nachricht senden',
  'contactPage.sentTitle': 'Ihre Nachricht ist unterwegs',
  'contactPage.sent': 'Danke für Ihre Nachricht. Wir antworten per E-Mail.',
  'contactPage.notSent': 'Ihre Nachricht ist noch nicht gesendet',
  'contactPage.kept': 'Was Sie geschrieben haben, steht unten.',
  'contactPage.problemNAME': 'Geben Sie Ihren Namen an.',
  'contactPage.problemEMAIL': 'Prüfen Sie die E-Mail-Adresse: Sie sollte aussehen wie anna@example.com.',
  'contactPage.problemMESSAGE': 'Schreiben Sie, worum es geht.',
  'contactPage.problemLINKS': 'Eine Nachricht darf höchstens {count} Links enthalten. Bitte nehmen Sie einige heraus.',
  'contactPage.problemHIDDEN':
    'Ihr Browser hat ein Feld ausgefüllt, das man nicht sieht. Es ist wieder leer: Bitte senden Sie noch einmal.',
  'contactPage.problemTOO_FAST':
    'Das ging schneller, als jemand schreiben kann, deshalb fragen wir nach: Bitte senden Sie noch einmal.',
  'contactPage.problemEXPIRED':
    'Das Formular war länger als einen Tag offen. Jetzt ist es erneuert: Bitte senden Sie noch einmal.',
  'contactPage.problemFORGED': 'Dieses Formular konnten wir nicht prüfen. Bitte senden Sie noch einmal.',
  'contactPage.problemUSED':
    'Mit diesem Formular wurde schon eine Nachricht gesendet, und sie ist angekommen. Ist dies eine andere, senden Sie sie jetzt.',
};
