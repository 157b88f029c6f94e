import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/method.ts';

export const messages: Translated<typeof english> = {
  'method.blikCode': 'BLIK-Code',
  'method.blikCodeHint': 'Sechs Ziffern aus der App Ihrer Bank. Ein Code gilt zwei Minuten.',
  'method.blikIncomplete': 'Bitte geben Sie alle sechs Ziffern des Codes an.',
  'method.blikApprove': 'Bestätigen Sie die Zahlung in der App Ihrer Bank',
  'method.blikApproveHint': 'Lassen Sie diese Seite offen. Sie geht von selbst weiter, sobald die Bank antwortet.',
  'method.blikAsking': 'Die Zeit ist um. Wir fragen Ihre Bank, wie es ausgegangen ist …',
  'method.blikSecondsLeft': { one: 'Noch {count} Sekunde', other: 'Noch {count} Sekunden' },
  'method.bank': 'Ihre Bank',
  'method.bankLater': 'Bei Przelewy24 wählen',
  'method.p24Terms': 'Ich kenne und akzeptiere, was Przelewy24 verlangt:',
  'method.p24TermsLink': 'Bedingungen',
  'method.p24PrivacyLink': 'Datenschutz',
  'method.p24TermsHint': 'Ohne Haken fragt Przelewy24 auf der eigenen Seite danach.',
  'method.ibanIncomplete': 'Bitte geben Sie die ganze IBAN an.',
  'method.ibanWrong': 'Bitte prüfen Sie die IBAN: Etwas darin stimmt nicht.',
  'method.ibanCountry':
    'Lastschriften sind mit Konten aus diesem Land nicht möglich. Bitte wählen Sie eine andere Zahlungsart.',
  'method.debitTakesDays':
    'Das Geld wird in einigen Werktagen abgebucht; wir reservieren Ihre Bestellung, bis es da ist.',
  'method.mandate':
    'Durch Angabe Ihrer Zahlungsinformationen und die Bestätigung der vorliegenden Zahlung ermächtigen Sie (A) {creditor} und Stripe, unseren Zahlungsdienstleister, Ihrem Kreditinstitut Anweisungen zur Belastung Ihres Kontos zu erteilen, und (B) Ihr Kreditinstitut, Ihr Konto gemäß diesen Anweisungen zu belasten. Im Rahmen Ihrer Rechte haben Sie, entsprechend den Vertragsbedingungen mit Ihrem Kreditinstitut, Anspruch auf eine Rückerstattung von Ihrem Kreditinstitut. Eine Rückerstattung muss innerhalb von 8 Wochen ab dem Tag, an dem Ihr Konto belastet wurde, geltend gemacht werden. Eine Erläuterung Ihrer Rechte können Sie von Ihrem Kreditinstitut anfordern. Sie erklären sich einverstanden, Benachrichtigungen über künftige Belastungen bis spätestens 2 Tage vor dem Buchungsdatum zu erhalten.',
};
