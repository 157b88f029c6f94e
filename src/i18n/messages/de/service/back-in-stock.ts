import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/back-in-stock.ts';

export const messages: Translated<typeof english> = {
  'backInStock.title': 'Benachrichtigen, wenn wieder da',
  'backInStock.email': 'E-Mail-Adresse',
  'backInStock.hint':
    'Wir schreiben einmal, sobald es diese Ausführung wieder zu kaufen gibt. Zuerst schicken wir Ihnen einen Link zum Bestätigen.',
  'backInStock.send': 'Benachrichtigen',
  'backInStock.sentTitle': 'Schauen Sie in Ihr Postfach',
  'backInStock.sent': 'Steht diese Adresse noch nicht auf der Liste, ist ein Link zum Bestätigen unterwegs.',
  'backInStock.failed': 'Das hat nicht geklappt. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  'backInStock.emailWrongTitle': 'Prüfen Sie die E-Mail-Adresse',
  'backInStock.emailWrong': 'Sie sollte aussehen wie anna@example.com.',
  'backInStock.toProduct': 'Zurück zum Artikel',
  'backInStock.toShop': 'Zum Shop',
  'backInStock.confirmTitle': 'Sollen wir Ihnen schreiben?',
  'backInStock.confirmText': 'Sobald es „{title}“ wieder zu kaufen gibt, geht eine E-Mail an {email}.',
  'backInStock.confirm': 'Ja, schreiben Sie mir',
  'backInStock.waitingTitle': 'Wir schreiben Ihnen',
  'backInStock.waitingText':
    'Sobald es „{title}“ wieder zu kaufen gibt, geht eine E-Mail an {email}. Danach löschen wir die Adresse.',
  'backInStock.remove': 'Nicht mehr schreiben',
  'backInStock.removedTitle': 'Sie bekommen keine E-Mail',
  'backInStock.removedText': 'Ihre Anfrage und Ihre Adresse sind gelöscht.',
  'backInStock.usedTitle': 'Dieser Link ist verbraucht',
  'backInStock.usedText':
    'Es ist nichts mehr zu tun: Wir haben Ihnen geschrieben, oder die Anfrage wurde gelöscht. Auf der Seite des Artikels können Sie erneut anfragen.',
  'backInStock.expiredTitle': 'Dieser Link ist abgelaufen',
  'backInStock.expiredText':
    'Eine Anfrage, die nicht innerhalb von {days} Tagen bestätigt wird, löschen wir. Auf der Seite des Artikels können Sie erneut anfragen.',
  'backInStock.forgedTitle': 'Dieser Link ist unvollständig',
  'backInStock.forgedText': 'So haben wir ihn nicht verschickt. Kopieren Sie ihn vollständig aus der E-Mail.',
};
