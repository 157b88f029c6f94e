import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/service/contact.ts';

export const messages: Translated<typeof english> = {
  'contact.title': 'Kontakt',
  'contact.lead':
    'Eine Frage zu einem Artikel, einer Bestellung oder einer Rücksendung? Schreiben Sie uns: Ein Mensch antwortet.',
  'contact.reach': 'So erreichen Sie uns',
  'contact.phone': 'Telefon',
  'contact.mailbox': 'E-Mail',
  'contact.address': 'Anschrift',
  'contact.hours': 'Öffnungszeiten',
  'contact.form': 'Schreiben Sie uns',
  'contact.name': 'Ihr Name',
  'contact.email': 'Ihre E-Mail-Adresse',
  'contact.emailHint': 'Hierhin geht unsere Antwort.',
  'contact.orderNumber': 'Bestellnummer',
  'contact.optional': '(optional)',
  'contact.message': 'Ihre Nachricht',
  'contact.hidden': 'Dieses Feld leer lassen',
  'contact.send': 'Nachricht senden',
  'contact.sentTitle': 'Ihre Nachricht ist unterwegs',
  'contact.sent': 'Danke für Ihre Nachricht. Wir antworten per E-Mail.',
  'contact.notSent': 'Ihre Nachricht ist noch nicht gesendet',
  'contact.kept': 'Was Sie geschrieben haben, steht unten.',
  'contact.problemNAME': 'Geben Sie Ihren Namen an.',
  'contact.problemEMAIL': 'Prüfen Sie die E-Mail-Adresse: Sie sollte aussehen wie anna@example.com.',
  'contact.problemMESSAGE': 'Schreiben Sie, worum es geht.',
  'contact.problemLINKS': 'Eine Nachricht darf höchstens {count} Links enthalten. Bitte nehmen Sie einige heraus.',
  'contact.problemHIDDEN':
    'Ihr Browser hat ein Feld ausgefüllt, das man nicht sieht. Es ist wieder leer: Bitte senden Sie noch einmal.',
  'contact.problemTOO_FAST':
    'Das ging schneller, als jemand schreiben kann, deshalb fragen wir nach: Bitte senden Sie noch einmal.',
  'contact.problemEXPIRED':
    'Das Formular war länger als einen Tag offen. Jetzt ist es frisch: Bitte senden Sie noch einmal.',
  'contact.problemFORGED':
    'Das Formular kam nicht so von dieser Seite, wie wir es ausgegeben haben. Bitte senden Sie noch einmal.',
  'contact.problemUSED':
    'Mit diesem Formular wurde schon eine Nachricht gesendet, und sie ist angekommen. Ist dies eine andere, senden Sie sie jetzt.',
};
