import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/discounts/gift-card-fields.ts';

export const messages: Translated<typeof english> = {
  'giftCardFields.amount': 'Eigener Betrag',
  'giftCardFields.amountHint': 'Von {least} bis {most}. Lassen Sie das Feld leer, gilt der Betrag oben.',
  'giftCardFields.recipient': 'E-Mail-Adresse der beschenkten Person',
  'giftCardFields.recipientHint':
    'Dorthin geht die Karte mit dem Code. Wenn Sie sie selbst ausdrucken und überreichen möchten, geben Sie Ihre eigene Adresse an.',
  'giftCardFields.sendOn': 'Versandtag',
  'giftCardFields.sendOnHint': 'Lassen Sie das Feld leer, geht sie gleich nach der Bezahlung hinaus.',
  'giftCardFields.message': 'Ihre Nachricht',
  'giftCardFields.messageHint': 'Bis zu {count} Zeichen. Sie steht auf der Karte und in der E-Mail.',
  'giftCardFields.optional': '(optional)',
  'giftCardFields.refusedCARD_RECIPIENT': 'An diese Adresse kann keine E-Mail gehen. Bitte prüfen Sie sie.',
  'giftCardFields.refusedCARD_DAY': 'Bitte wählen Sie heute oder einen Tag im nächsten Jahr.',
  'giftCardFields.refusedCARD_AMOUNT':
    'Eine Karte über diesen Betrag gibt es nicht. Bitte bleiben Sie in den Grenzen, die am Feld stehen.',
  'giftCardFields.refusedCARD_MESSAGE': 'Die Nachricht ist zu lang für die Karte. Bitte kürzen Sie sie.',
  'giftCardFields.refusedCARDS_ALONE':
    'Geschenkkarten werden für sich bestellt. Bestellen Sie zuerst, was im Warenkorb liegt, oder nehmen Sie es heraus.',
};
