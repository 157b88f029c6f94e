import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-batch.ts';

export const messages: Translated<typeof english> = {
  'many.printLabels': 'Etiketten drucken',
  'many.close': 'Schließen',
  'many.waiting_send': {
    one: '{count} Bestellung wird gleich als versandt markiert.',
    other: '{count} Bestellungen werden gleich als versandt markiert.',
  },
  'many.waiting_send_labelled': {
    one: 'Das Etikett für {count} Bestellung wird gleich erstellt.',
    other: 'Die Etiketten für {count} Bestellungen werden gleich erstellt.',
  },
  'many.waiting_delivered': {
    one: '{count} Bestellung wird gleich als zugestellt markiert.',
    other: '{count} Bestellungen werden gleich als zugestellt markiert.',
  },
  'many.waiting_paid': {
    one: '{count} Bestellung wird gleich als bezahlt markiert.',
    other: '{count} Bestellungen werden gleich als bezahlt markiert.',
  },
  'many.waiting_resend_mail': {
    one: '{count} E-Mail wird gleich erneut gesendet.',
    other: '{count} E-Mails werden gleich erneut gesendet.',
  },
  'many.waiting_invoice': {
    one: '{count} Rechnung wird gleich ausgestellt.',
    other: '{count} Rechnungen werden gleich ausgestellt.',
  },
  'many.done': { one: 'Erledigt für {count} Bestellung.', other: 'Erledigt für {count} Bestellungen.' },
  'many.undone': {
    one: 'Für {count} Bestellung rückgängig gemacht. Es wurde nichts gesendet.',
    other: 'Für {count} Bestellungen rückgängig gemacht. Es wurde nichts gesendet.',
  },
  'many.refused': { one: '{count} Bestellung blieb unverändert:', other: '{count} Bestellungen blieben unverändert:' },
  'many.whyOrderChanged': 'Sie hat sich inzwischen geändert.',
  'many.whyActionWaiting': 'Eine andere Aktion ist noch nicht wirksam.',
  'many.whyNotPaid': 'Sie ist nicht bezahlt.',
  'many.whyFullyRefunded': 'Das ganze Geld ist erstattet.',
  'many.whyHeldByDispute': 'Die Zahlung ist strittig.',
  'many.whyHeldByWithdrawal': 'Sie ist widerrufen worden.',
  'many.whyAlreadySent': 'Sie ist schon versandt.',
  'many.whyNotSent': 'Sie ist noch nicht versandt.',
  'many.whyAlreadyDelivered': 'Sie ist schon zugestellt.',
  'many.whyAlreadyPaid': 'Sie ist schon bezahlt.',
  'many.whyPaymentUnderWay': 'Eine Zahlung läuft.',
  'many.whyOrderCancelled': 'Sie ist storniert.',
  'many.whyMailUnknown': 'Zu ihr wurde noch keine E-Mail gesendet.',
  'many.whyNotPaidYet': 'Sie ist nicht bezahlt, es gibt noch nichts zu berechnen.',
  'many.whyGiftCardsOnly': 'Sie enthält nur Geschenkkarten: Berechnet wird, was damit bezahlt wird.',
  'many.whyAlreadyIssued': 'Sie hat schon eine Rechnung.',
  'many.whySellerIncomplete': 'Die Angaben zum Unternehmen sind unvollständig: Einstellungen, Unternehmen.',
  'many.whyBuyerIncomplete': 'Ihre Anschrift ist unvollständig.',
  'many.whyRateMissing': 'Für den Tag des Verkaufs gibt es noch keinen Wechselkurs.',
  'many.whySellerNipWrong': 'Die NIP des Unternehmens ist falsch: Einstellungen, Unternehmen.',
  'many.whyBuyerNipWrong': 'Die NIP des Kunden ist falsch.',
  'many.whySellerUnreadable':
    'Name oder Anschrift des Unternehmens hat Buchstaben, die sich nicht drucken lassen: Einstellungen, Unternehmen.',
  'many.whyBuyerUnreadable': 'Name oder Anschrift des Kunden hat Buchstaben, die sich nicht drucken lassen.',
  'many.whyGoodsUnreadable': 'Der Titel eines Produkts hat Buchstaben, die sich nicht drucken lassen.',
  'many.whyBuyerErased': 'Die Daten des Kunden sind gelöscht.',
  'many.whyAlreadyReturned': 'Ihr Paket ist zurückgekommen.',
  'many.whyGoodsGone': 'Ihre Ware ist inzwischen verkauft.',
  'many.whyNoLongerAllowed': 'Wer das angestoßen hat, darf es nicht mehr.',
  'many.whyActionFailed': 'Bei uns ist etwas schiefgegangen; im Protokoll steht, was.',
  'many.whyOther': 'Das geht jetzt nicht.',
};
