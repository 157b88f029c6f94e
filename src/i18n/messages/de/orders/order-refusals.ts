import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-refusals.ts';

export const messages: Translated<typeof english> = {
  'work.refusedOrderChanged': 'Die Bestellung hat sich inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
  'work.refusedActionWaiting': 'Eine andere Aktion dieser Bestellung ist noch nicht ausgeführt.',
  'work.refusedActionFailed':
    'Bei uns ist etwas schiefgegangen, und es wurde nicht ausgeführt. Sehen Sie sich die Bestellung an und versuchen Sie es noch einmal; im Protokoll steht, was es war.',
  'work.refusedNoLongerAllowed': 'Wer das angestoßen hat, darf es nicht mehr. Es wurde nichts ausgeführt.',
  'work.refusedHeldByDispute': 'Die Zahlung ist strittig: Die Ware wird zurückgehalten.',
  'work.refusedHeldByWithdrawal': 'Davon ist widerrufen worden: Beantworten Sie zuerst den Widerruf.',
  'work.refusedDueOnDelivery': 'Nachnahme: Alles muss in einem Paket sein.',
  'work.refusedNothingToSend': 'Wählen Sie mindestens einen Artikel zum Versenden.',
  'work.refusedRefundChanged': 'Der Betrag hat sich inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
  'work.refusedMoreThanRefundable': 'Das ist mehr, als von einem Artikel übrig ist.',
  'work.refusedGiftCardUsed': 'Ein Teil ist ausgegeben: Erstattet wird nur eine unbenutzte Geschenkkarte.',
  'work.refusedGiftCardsByLine':
    'Wählen Sie die Karten aus: Ein Betrag allein sagt nicht, welche davon nicht mehr gelten.',
  'work.refusedGiftCardsOnly':
    'Geschenkkarten sind Geld im Voraus: Berechnet wird, was damit bezahlt wird, nicht die Karte.',
  'work.refusedReturnClosed': 'Diese Rücksendung ist abgeschlossen.',
  'work.refusedAlreadySent': 'Ware dieser Bestellung ist bereits versandt. Soll Geld zurückgehen, erstatten Sie es.',
  'work.refusedPaymentDisputed': 'Die Bank hat das Geld bereits zurückgeholt: Beantworten Sie den Zahlungsstreit.',
  'work.refusedOrderUnknown': 'Diese Bestellung gibt es nicht mehr. Öffnen Sie die Bestellliste noch einmal.',
  'work.refusedTooLate': 'Zu spät zum Rückgängigmachen: Es ist bereits ausgeführt.',
  'work.refusedActionUnreadable':
    'Diese Aktion stammt aus einer anderen Version des Shops und ist nicht lesbar. Es wurde nichts ausgeführt: Stoßen Sie sie noch einmal an.',
  'work.refusedMailUnknown': 'Zu dieser Bestellung gibt es keine E-Mail, die noch einmal gesendet werden kann.',
  'work.refusedCarrierUnknown': 'Mit diesem Paketdienst arbeitet der Shop nicht. Wählen Sie einen anderen.',
  'work.refusedMoreThanOrdered': 'So viel ist von einem Artikel nicht mehr zu versenden. Wählen Sie weniger.',
  'work.refusedNotPaid': 'Die Bestellung ist nicht bezahlt. Warten Sie, bis das Geld eingegangen ist.',
  'work.refusedFullyRefunded': 'Das ganze Geld ist erstattet, deshalb wird nichts mehr versandt.',
  'work.refusedNotSent': 'Von dieser Bestellung ist nichts unterwegs. Versenden Sie sie zuerst.',
  'work.refusedParcelUnknown':
    'Dieses Paket gehört nicht mehr zur Bestellung. Sehen Sie sich die Bestellung noch einmal an.',
  'work.refusedAlreadyDelivered': 'Es ist bereits zugestellt.',
  'work.refusedAlreadyReturned': 'Es ist bereits zurückgekommen. Zu tun bleibt die Erstattung.',
  'work.refusedMoreThanSent': 'So viel wurde von einem Artikel nicht versandt. Wählen Sie weniger.',
  'work.refusedRefundNotPositive': 'Wählen Sie, was erstattet wird, oder geben Sie einen Betrag über null ein.',
  'work.refusedOtherCurrency':
    'Die Bestellung wurde in einer anderen Währung bezahlt. Geben Sie den Betrag in dieser ein.',
  'work.refusedAlreadyPaid': 'Die Bestellung ist bereits bezahlt. Soll Geld zurückgehen, erstatten Sie.',
  'work.refusedPaidTwice': 'Für diese Bestellung ist eine zweite Zahlung eingegangen. Sie geht von selbst zurück.',
  'work.refusedPaymentUnderWay': 'Eine Zahlung läuft. Warten Sie, bis die Bank entschieden hat.',
  'work.refusedOrderCancelled': 'Die Bestellung ist storniert und bleibt es. Es braucht eine neue.',
  'work.refusedGoodsGone':
    'Die Bestellung war verfallen, und ihre Ware ist inzwischen verkauft. Überweisen Sie das Geld zurück.',
  'work.refusedOtherAmount': 'Das ist nicht die Summe der Bestellung. Prüfen Sie, was eingegangen ist.',
  'work.refusedNotPaidYet':
    'Die Bestellung ist nicht bezahlt, es gibt also noch nichts zu berechnen. Stellen Sie eine Proforma aus oder warten Sie auf das Geld.',
  'work.refusedNotSoldYet':
    'Die Bestellung ist weder bezahlt noch verschickt, und ein Beleg bestätigt einen Verkauf. Stellen Sie ihn aus, sobald das Paket verschickt oder das Geld da ist.',
  'work.refusedCompanyNeedsInvoice':
    'Gekauft hat eine Firma, und ein Beleg ist für Verbraucher. Stellen Sie die Rechnung aus.',
  'work.refusedNothingToPay':
    'Es ist nichts mehr zu zahlen, und eine Proforma bittet um Geld. Stellen Sie stattdessen die Rechnung aus.',
  'work.refusedSellerIncomplete':
    'Eine Rechnung muss den Verkäufer nennen, und Anschrift oder E-Mail-Adresse des Unternehmens fehlt. Tragen Sie sie unter Einstellungen, Unternehmen ein.',
  'work.refusedRateMissing':
    'Für den Tag des Verkaufs gibt es keinen Wechselkurs. Versuchen Sie es später, oder geben Sie ihn an: kasa invoice rate.',
  'work.refusedSellerNipWrong':
    'Die NIP des Unternehmens passt nicht zu ihrer Prüfziffer, und eine Rechnung damit lässt sich in KSeF nicht korrigieren. Berichtigen Sie sie unter Einstellungen, Unternehmen.',
  'work.refusedBuyerNipWrong':
    'Die NIP des Kunden passt nicht zu ihrer Prüfziffer, und eine Rechnung damit lässt sich in KSeF nicht korrigieren. Fragen Sie nach der richtigen und ändern Sie sie an der Bestellung.',
  'work.refusedBuyerIncomplete':
    'Eine Rechnung muss den Käufer nennen, und diese Bestellung hat keine vollständige Anschrift. Ergänzen Sie sie mit „Bearbeiten“ beim Kunden.',
  'work.refusedSellerUnreadable':
    'Name oder Anschrift des Unternehmens hat Buchstaben, die keine Schrift hier kennt: auf Papier stünden Fragezeichen. Schreiben Sie sie unter Einstellungen, Unternehmen in lateinischen Buchstaben.',
  'work.refusedBuyerUnreadable':
    'Name oder Anschrift des Kunden hat Buchstaben, die keine Schrift hier kennt: auf Papier stünden Fragezeichen. Schreiben Sie sie mit „Bearbeiten“ beim Kunden in lateinischen Buchstaben.',
  'work.refusedGoodsUnreadable':
    'Der Titel eines Produkts hat Buchstaben, die keine Schrift hier kennt: auf Papier stünden Fragezeichen. Geben Sie dem Produkt einen Titel in lateinischen Buchstaben; er steht dann auf dem Dokument.',
  'work.refusedBuyerErased':
    'Die Daten des Kunden dieser Bestellung sind gelöscht; ein Dokument kann nicht mehr ausgestellt werden.',
  'work.refusedIssuedElsewhere':
    'Unter Einstellungen, Rechnungen steht, dass jemand anderes Ihre Rechnungen schreibt. Hat sich das geändert, wählen Sie dort, wann sie entstehen.',
  'work.refusedNeedsCertifiedProgram':
    'Das Recht Ihres Landes lässt Rechnungen nur von Programmen zu, die das Finanzamt zertifiziert hat, und Kasa gehört nicht dazu. Schreiben Sie sie mit Ihrem Programm.',
  'work.refusedAlreadyIssued':
    'Es ist schon ausgestellt: siehe „Dokumente“. Geändert wird es nur durch eine Korrektur.',
  'work.refusedNotInvoiced':
    'Es gibt keine Rechnung zu korrigieren. Stellen Sie die Rechnung aus: Erstattungen werden mit ihr korrigiert.',
  'work.refusedNothingToCorrect': 'Alle Erstattungen sind schon korrigiert. Erstatten Sie zuerst etwas.',
  'work.refusedDepositNotPolish':
    'Anzahlungsrechnungen gibt es hier nur für Verkäufer in Polen. Stellen Sie die Rechnung über alles aus und fragen Sie Ihre Steuerberatung, ob Ihr Land ein anderes Dokument verlangt.',
  'work.refusedInvoicedAlready':
    'Der ganze Verkauf ist schon berechnet, was vor dem Versand erlaubt ist: Eine Anzahlungsrechnung ist nicht nötig.',
  'work.refusedSentAlready': 'Die Ware ist versandt, also ist es keine Anzahlung mehr. Stellen Sie die Rechnung aus.',
  'work.refusedCardsTaxedAtSale':
    'Diese Geschenkkarten werden beim Verkauf versteuert; das ist keine Anzahlung. Stellen Sie die Rechnung aus.',
  'work.refusedNoDeposit': 'Es gibt keine Anzahlungsrechnung, die abzuziehen wäre. Stellen Sie die Rechnung aus.',
  'work.refusedNotSentYet': 'Noch ist nichts versandt: Die Schlussrechnung folgt, sobald die Ware unterwegs ist.',
  'work.refusedGivenBack':
    'Es wurde Geld erstattet: Anzahlungsrechnung und Korrektur sind zusammen der ganze Verkauf, eine Schlussrechnung folgt nicht.',
};
