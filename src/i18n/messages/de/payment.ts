import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/payment.ts';

export const messages: Translated<typeof english> = {
  'payment.card': 'Karte',
  'payment.sepa_debit': 'SEPA-Lastschrift',
  'payment.cardDetails': 'Kartendaten',
  'payment.cardNumber': 'Kartennummer',
  'payment.cardExpiry': 'Gültig bis',
  'payment.cardExpiryPlaceholder': 'MM / JJ',
  'payment.cardCvc': 'Prüfnummer',
  'payment.cardNumberIncomplete': 'Bitte geben Sie die ganze Kartennummer an.',
  'payment.cardNumberWrong': 'Bitte prüfen Sie die Kartennummer: Eine Ziffer stimmt nicht.',
  'payment.cardExpiryIncomplete': 'Bitte geben Sie Monat und Jahr an.',
  'payment.cardExpiryWrong': 'Bitte prüfen Sie das Gültigkeitsdatum.',
  'payment.cardExpiryPast': 'Diese Karte ist abgelaufen. Bitte nehmen Sie eine andere.',
  'payment.cardCvcIncomplete':
    'Bitte geben Sie die Prüfnummer an: drei Ziffern auf der Rückseite, bei American Express vier auf der Vorderseite.',
  'payment.fieldsFailed':
    'Die Zahlungsfelder ließen sich nicht laden. Der Grund kann eine langsame Verbindung oder ein Inhaltsblocker sein. Alle anderen Angaben bleiben erhalten, und Zahlungsarten, die auf die Seite Ihrer Bank führen, funktionieren weiter.',
  'payment.fieldsNotReady':
    'Die Zahlungsfelder sind noch nicht da. Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  'payment.retryFields': 'Felder noch einmal laden',
  'payment.sandbox': 'Testmodus: Sie bezahlen nichts',

  'decline.generic':
    'Ihre Bank hat die Zahlung abgelehnt. Versuchen Sie es mit einer anderen Karte oder Zahlungsart, oder fragen Sie Ihre Bank nach dem Grund. Es wurde nichts abgebucht.',
  'decline.insufficientFunds':
    'Karte oder Konto sind nicht ausreichend gedeckt. Bitte zahlen Sie auf anderem Weg; es wurde nichts abgebucht.',
  'decline.expiredCard':
    'Diese Karte ist abgelaufen. Prüfen Sie das Datum oder nehmen Sie eine andere Karte; es wurde nichts abgebucht.',
  'decline.incorrectCvc':
    'Die Prüfnummer stimmt nicht. Bitte berichtigen Sie sie und versuchen Sie es noch einmal; es wurde nichts abgebucht.',
  'decline.incorrectNumber':
    'Die Kartennummer stimmt nicht. Bitte berichtigen Sie sie und versuchen Sie es noch einmal; es wurde nichts abgebucht.',
  'decline.incorrectExpiry':
    'Das Gültigkeitsdatum stimmt nicht. Bitte berichtigen Sie es und versuchen Sie es noch einmal; es wurde nichts abgebucht.',
  'decline.tooOften':
    'Diese Karte wurde in kurzer Zeit zu oft benutzt. Nehmen Sie eine andere oder versuchen Sie es morgen wieder. Es wurde nichts abgebucht.',
  'decline.limit':
    'Der Betrag liegt über dem Limit von Karte oder Konto. Erhöhen Sie es in der App Ihrer Bank oder zahlen Sie auf anderem Weg. Es wurde nichts abgebucht.',
  'decline.callBank':
    'Ihre Bank hat die Zahlung abgelehnt und bittet um Ihren Anruf. Sie können auch eine andere Karte nehmen. Es wurde nichts abgebucht.',
  'decline.cardNotSupported':
    'Mit dieser Karte lässt sich dieser Einkauf nicht bezahlen. Bitte nehmen Sie eine andere; es wurde nichts abgebucht.',
  'decline.authentication':
    'Die Zahlung wurde bei Ihrer Bank nicht bestätigt. Versuchen Sie es noch einmal und bestätigen Sie, oder nehmen Sie eine andere Karte. Es wurde nichts abgebucht.',
  'decline.processing':
    'Die Bank konnte die Zahlung gerade nicht bearbeiten. Warten Sie eine Minute und versuchen Sie es noch einmal, oder nehmen Sie eine andere Karte.',
  'decline.connection': 'Die Verbindung ist abgebrochen. Versuchen Sie es noch einmal: Sie zahlen nicht doppelt.',
  'decline.tooManyRequests':
    'Beim Zahlungsdienst ist gerade viel los. Warten Sie eine Minute und versuchen Sie es noch einmal: Sie zahlen nicht doppelt.',
  'decline.bankDeclined':
    'Ihre Bank hat die Zahlung nicht ausgeführt, oder sie wurde dort abgebrochen. Versuchen Sie es noch einmal oder zahlen Sie auf anderem Weg; es wurde nichts abgebucht.',
  'decline.notConfirmed':
    'Die Zahlung wurde in der App Ihrer Bank nicht rechtzeitig bestätigt. Versuchen Sie es noch einmal und bestätigen Sie innerhalb einer Minute; es wurde nichts abgebucht.',
  'decline.accountUnusable':
    'Die Bank kann von diesem Konto nicht einziehen: Es ist vielleicht aufgelöst, gesperrt oder nicht für Lastschriften geeignet. Nehmen Sie ein anderes Konto oder zahlen Sie auf anderem Weg; es wurde nichts abgebucht.',
  'decline.debitRefused':
    'Die Bank hat die Lastschrift nicht zugelassen. Fragen Sie Ihre Bank nach dem Grund oder zahlen Sie auf anderem Weg; es wurde nichts abgebucht.',
  'decline.incorrectIban':
    'IBAN und Konto passen nicht zusammen. Prüfen Sie Nummer und Namen oder zahlen Sie auf anderem Weg; es wurde nichts abgebucht.',
  'decline.methodUnavailable':
    'Auf diesem Weg lässt sich diese Bestellung gerade nicht bezahlen. Bitte wählen Sie einen anderen; es wurde nichts abgebucht.',

  'decline.method':
    'Die Zahlung wurde abgelehnt. Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart; es wurde nichts abgebucht.',
  'decline.blikCode':
    'Ihre Bank kennt diesen BLIK-Code nicht. Bitte geben Sie einen neuen ein; es wurde nichts abgebucht.',
  'decline.blikExpired': 'Dieser BLIK-Code ist abgelaufen. Bitte geben Sie einen neuen ein; es wurde nichts abgebucht.',
  'decline.blikLimit':
    'Der Betrag liegt über dem BLIK-Limit in der App Ihrer Bank. Erhöhen Sie es dort oder wählen Sie eine andere Zahlungsart; es wurde nichts abgebucht.',
  'decline.blikRefused':
    'Die Zahlung wurde in der App Ihrer Bank abgelehnt. Geben Sie einen neuen Code ein oder wählen Sie eine andere Zahlungsart; es wurde nichts abgebucht.',
  'decline.blikTimeout':
    'Die Zahlung wurde nicht rechtzeitig bestätigt. Geben Sie einen neuen Code ein und bestätigen Sie ihn binnen einer Minute; es wurde nichts abgebucht.',
  'decline.accountFunds':
    'Dieses Konto ist nicht ausreichend gedeckt. Bitte wählen Sie eine andere Zahlungsart; es wurde nichts abgebucht.',
  'decline.bankFailed':
    'Die Zahlung wurde bei Ihrer Bank nicht abgeschlossen. Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart; es wurde nichts abgebucht.',
  'decline.notCompleted':
    'Die Zahlung wurde nicht abgeschlossen. Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart; es wurde nichts abgebucht.',
  'decline.iban':
    'Die IBAN stimmt nicht. Bitte berichtigen Sie sie und versuchen Sie es noch einmal; es wurde nichts abgebucht.',
  'decline.testIban': 'Die Testumgebung nimmt nur ihre eigenen Testkonten an; sie stehen unter dem Feld.',
  'decline.debitLimit':
    'Dieses Konto hat sein Limit für Lastschriften erreicht. Bitte wählen Sie eine andere Zahlungsart; es wurde nichts abgebucht.',
  'payment.bank_transfer': 'Überweisung',
  'payment.cash_on_delivery': 'Nachnahme',
  'payment.nothing_due': 'Nichts zu zahlen',
  'payment.fee': 'Nachnahmegebühr',
};
