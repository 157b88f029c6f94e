import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/sandbox-hint.ts';

export const messages: Translated<typeof english> = {
  'sandboxHint.card': 'Zu diesen Karten passt jedes künftige Datum und jede Prüfnummer.',
  'sandboxHint.success': 'zahlt sofort',
  'sandboxHint.authentication': 'fragt nach 3-D Secure',
  'sandboxHint.decline': 'wird abgelehnt',
  'sandboxHint.blik':
    'Beliebige sechs Ziffern werden nach Sekunden bestätigt. Hat die Bestellung eine dieser E-Mail-Adressen, antwortet die App der Bank anders:',
  'sandboxHint.blikDeclined': 'lehnt ab',
  'sandboxHint.blikInvalid': 'kennt den Code nicht',
  'sandboxHint.blikTimeout': 'antwortet nie',
  'sandboxHint.bank': 'Auf der Seite der Testbank entscheiden Sie, ob die Zahlung gelingt.',
  'sandboxHint.debit': 'Die Bank antwortet nach Sekunden statt Tagen. Testkonten:',
  'sandboxHint.debitSuccess': 'wird bezahlt',
  'sandboxHint.debitFailure': 'geht zurück',
  'sandboxHint.transfer': 'Das Geld „kommt an“ mit dem Befehl kasa paid und der Bestellnummer.',
  'sandboxHint.delivery': 'kasa send übergibt das Paket, kasa delivered bringt das Geld.',
};
