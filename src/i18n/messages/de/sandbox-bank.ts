import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/sandbox-bank.ts';

export const messages: Translated<typeof english> = {
  'sandboxBank.notice': 'Testmodus: Sie bezahlen nichts',
  'sandboxBank.cardTitle': '3D-Secure-Authentifizierung',
  'sandboxBank.cardAbout': 'Hier würde Ihre Bank Sie bitten, die Zahlung freizugeben. Wählen Sie, was geschieht:',
  'sandboxBank.cardAuthorize': 'Authentifizierung abschließen',
  'sandboxBank.cardFail': 'Authentifizierung fehlschlagen lassen',
  'sandboxBank.p24Title': 'Mit Przelewy24 bezahlen',
  'sandboxBank.p24About':
    'Hier würden Sie Ihre Bank wählen und sich anmelden. Wählen Sie, wie diese Testzahlung endet:',
  'sandboxBank.idealTitle': 'Mit iDEAL bezahlen',
  'sandboxBank.idealAbout':
    'Hier würden Sie die Zahlung in der App Ihrer Bank freigeben. Wählen Sie, wie diese Testzahlung endet:',
  'sandboxBank.redirectTitle': 'Mit {name} bezahlen',
  'sandboxBank.redirectAbout':
    'Hier würden Sie die Zahlung so freigeben, wie {name} es verlangt. Wählen Sie, wie diese Testzahlung endet:',
  'sandboxBank.blikTitle': 'BLIK-Zahlung freigeben',
  'sandboxBank.blikAbout': 'Das würde die App Ihrer Bank zeigen. Sie haben eine Minute Zeit.',
  'sandboxBank.blikAuthorize': 'Freigeben',
  'sandboxBank.blikFail': 'Ablehnen',
  'sandboxBank.authorize': 'Testzahlung autorisieren',
  'sandboxBank.fail': 'Testzahlung fehlschlagen lassen',
  'sandboxBank.amount': 'Betrag',
  'sandboxBank.recipient': 'Empfänger',
  'sandboxBank.reference': 'Referenz',
  'sandboxBank.bank': 'Bank',
  'sandboxBank.problem': 'Die Testumgebung hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  'sandboxBank.doneTitle': 'Hier ist nichts mehr zu tun',
  'sandboxBank.donePaid': 'Die Zahlung war erfolgreich. Sie können diese Seite schließen.',
  'sandboxBank.doneFailed':
    'Die Zahlung ist fehlgeschlagen. Sie können diese Seite schließen und es im Shop noch einmal versuchen.',
  'sandboxBank.doneOpen': 'Diese Zahlung wartet nicht auf Sie. Sie können diese Seite schließen.',
  'sandboxBank.back': 'Zurück zum Shop',
  'sandboxBank.mandateTitle': 'SEPA-Lastschriftmandat',
  'sandboxBank.mandateAbout':
    'Mit diesem Mandat ermächtigen Sie den Zahlungsempfänger, Zahlungen von Ihrem Konto mittels Lastschrift einzuziehen, und weisen Ihre Bank an, diese Lastschriften einzulösen. Sie können innerhalb von acht Wochen ab dem Belastungsdatum die Erstattung des belasteten Betrags verlangen; es gelten die mit Ihrer Bank vereinbarten Bedingungen.',
  'sandboxBank.mandateReference': 'Mandatsreferenz',
  'sandboxBank.creditor': 'Zahlungsempfänger',
  'sandboxBank.debtor': 'Kontoinhaber',
  'sandboxBank.account': 'Konto',
  'sandboxBank.signedOn': 'Unterschrieben am',
  'sandboxBank.validFor': 'Gültig für',
  'sandboxBank.oneDebit': 'eine Lastschrift',
  'sandboxBank.walletBuy': 'Mit {name} kaufen',
  'sandboxBank.walletPayWith': 'Mit {name} bezahlen',
  'sandboxBank.walletTitle': '{amount} an {business}',
  'sandboxBank.walletAbout':
    'Ein Platzhalter für {name}: Es wird keine echte Wallet gefragt. Wählen Sie, womit bezahlt wird:',
  'sandboxBank.walletPay': 'Bezahlen',
  'sandboxBank.walletCancel': 'Schließen, ohne zu bezahlen',
  'sandboxBank.walletWaiting': 'Wird bezahlt …',
};
