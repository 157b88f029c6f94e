import type { PluralMessage } from '../translate.ts';
import type { checkoutEn } from './checkout-en.ts';

export const checkoutDe: Record<keyof typeof checkoutEn, string | PluralMessage> = {
  'cart.title': 'Ihr Warenkorb',
  'cart.itemCount': { one: '{count} Artikel', other: '{count} Artikel' },
  'cart.items': 'Artikel in Ihrem Warenkorb',
  'cart.unitPrice': '{price} pro Stück',
  'cart.quantityOf': 'Anzahl: {title}',
  'cart.remove': 'Entfernen',
  'cart.removeItem': '{title} entfernen',
  'cart.removed': 'Aus dem Warenkorb entfernt: {title}.',
  'cart.undo': 'Zurücklegen',
  'cart.total': 'Zusammen',
  'cart.subtotal': 'Zwischensumme',
  'cart.vatIncluded': 'inkl. {vat} MwSt.',
  'cart.delivery': 'Versand',
  'cart.deliveryAtCheckout': 'wird an der Kasse berechnet',
  'cart.toCheckout': 'Zur Kasse',
  'cart.keepLooking': 'Weiter umsehen',
  'cart.emptyTitle': 'Ihr Warenkorb ist leer',
  'cart.emptyText': 'So leer wie die Wand über dem Sofa. Einem von beiden ist schnell geholfen.',
  'cart.toGoods': 'Alles ansehen',
  'cart.soldOut': 'Inzwischen ausverkauft. Entfernen Sie den Artikel, um den Rest zu bestellen.',
  'cart.overLimit': { one: 'Es ist nur noch {count} da.', other: 'Es sind nur noch {count} da.' },
  'cart.reduceTo': '{count} nehmen',
  'cart.blocked': 'Nicht alles lässt sich gerade bestellen. Ändern Sie die markierten Artikel, dann geht es weiter.',
  'cart.refusedNOT_FOUND': 'Dieser Artikel wird nicht mehr verkauft.',
  'cart.refusedOUT_OF_STOCK': 'Jemand war schneller: Dieser Artikel ist gerade ausverkauft.',
  'cart.refusedQUANTITY_LIMITED': 'Das ist mehr, als wir haben. In Ihrem Warenkorb liegt jetzt alles, was da ist.',
  'cart.failed': 'Die Änderung ist nicht angekommen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',

  'checkout.title': 'Kasse',
  'checkout.back': 'Zurück zum Warenkorb',
  'checkout.contact': 'Kontakt',
  'checkout.address': 'Lieferadresse',
  'checkout.delivery': 'Versand',
  'checkout.payment': 'Zahlung',
  'checkout.summary': 'Ihre Bestellung',
  'checkout.quantity': 'Anzahl: {count}',
  'checkout.subtotal': 'Waren',
  'checkout.shipping': 'Versand',
  'checkout.free': 'kostenlos',
  'checkout.discount': 'Rabatt',
  'checkout.arrival': 'Lieferung',
  'checkout.total': 'Gesamtbetrag',
  'checkout.vatIncluded': 'inkl. {vat} MwSt.',
  'checkout.orderButton': 'zahlungspflichtig bestellen',
  'checkout.changeCart': 'Warenkorb ändern',
  'checkout.noScript':
    'Für die Kartenzahlung ist JavaScript nötig, das in Ihrem Browser ausgeschaltet ist. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  'checkout.updating': 'Versand und Gesamtbetrag werden berechnet …',
  'checkout.updateFailed':
    'Der Versand ließ sich nicht berechnen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'checkout.tryAgain': 'Noch einmal versuchen',
  'checkout.noDelivery':
    'In dieses Land können wir die Bestellung nicht liefern: {country}. Bitte wählen Sie ein anderes Land oder bestellen Sie weniger auf einmal.',
  'checkout.emptyTitle': 'Hier gibt es nichts zu bezahlen',
  'checkout.emptyText':
    'Ihr Warenkorb ist leer. Falls Sie gerade bestellt haben: Die Bestätigung ist per E-Mail unterwegs.',
  'checkout.problems': {
    one: 'Eine Angabe stimmt noch nicht',
    other: '{count} Angaben stimmen noch nicht',
  },
  'checkout.placing': 'Ihre Bestellung wird aufgegeben …',
  'checkout.paying': 'Wir warten auf die Bestätigung Ihrer Bank …',
  'checkout.leaving': 'Geschafft. Gleich sehen Sie Ihre Bestätigung …',
  'checkout.totalChanged':
    'Seit dem Öffnen dieser Seite hat sich der Gesamtbetrag von {oldTotal} auf {newTotal} geändert. Wenn Sie damit einverstanden sind, drücken Sie den Knopf noch einmal. Es wurde nichts abgebucht.',
  'checkout.outOfStock':
    'Jemand war schneller. In dieser Menge nicht mehr verfügbar: {titles}. Es wurde nichts abgebucht.',
  'checkout.cartEmpty':
    'Ihr Warenkorb ist leer, vielleicht weil Sie diese Bestellung in einem anderen Fenster abgeschlossen haben. Sehen Sie in Ihren E-Mails nach der Bestätigung, bevor Sie noch einmal bestellen.',
  'checkout.deliveryNotAvailable':
    'Der gewählte Versand wird für dieses Land nicht mehr angeboten: {country}. Bitte wählen Sie einen anderen; es wurde nichts abgebucht.',
  'checkout.paymentUnavailable':
    'Ihre Bestellung ist für Sie reserviert, aber der Zahlungsdienst antwortet nicht. Warten Sie einen Moment und drücken Sie den Knopf noch einmal: Sie zahlen nicht doppelt.',
  'checkout.tooManyRequests':
    'Zu viele Versuche in kurzer Zeit. Warten Sie eine Minute und drücken Sie den Knopf noch einmal. Alle Ihre Angaben bleiben erhalten.',
  'checkout.offline':
    'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und drücken Sie den Knopf noch einmal: Sie zahlen nicht doppelt, und alle Ihre Angaben bleiben erhalten.',
  'checkout.failed':
    'Bei uns ist etwas schiefgegangen. Drücken Sie den Knopf noch einmal: Sie zahlen nicht doppelt, und alle Ihre Angaben bleiben erhalten.',

  'field.optional': '(freiwillig)',
  'field.email': 'E-Mail-Adresse',
  'field.emailHint': 'Für die Bestätigung und Neues von Ihrem Paket. Sonst nichts.',
  'field.phone': 'Telefonnummer',
  'field.phoneHint': 'Nur für den Paketdienst, falls es an der Tür Fragen gibt.',
  'field.country': 'Land',
  'field.fullName': 'Vor- und Nachname',
  'field.line1': 'Straße und Hausnummer',
  'field.line2': 'Adresszusatz',
  'field.postalCode': 'Postleitzahl',
  'field.city': 'Ort',
  'field.isCompany': 'Ich bestelle für ein Unternehmen',
  'field.companyName': 'Name des Unternehmens',
  'field.taxId': 'USt-IdNr.',
  'field.taxIdPL': 'Polnische Steuernummer (NIP)',
  'field.emailMissing': 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  'field.emailWrong': 'Diese E-Mail-Adresse ist nicht vollständig. Sie sieht so aus: anna@example.com.',
  'field.phoneMissing': 'Bitte geben Sie eine Telefonnummer für den Paketdienst an.',
  'field.phoneWrong':
    'Bitte prüfen Sie die Telefonnummer, zum Beispiel {example}. Eine ausländische beginnt mit + und der Landesvorwahl.',
  'field.countryWrong': 'Bitte wählen Sie eines der Länder, in die wir liefern.',
  'field.fullNameMissing': 'Bitte geben Sie Vor- und Nachnamen an.',
  'field.line1Missing': 'Bitte geben Sie Straße und Hausnummer an.',
  'field.postalCodeMissing': 'Bitte geben Sie Ihre Postleitzahl an, zum Beispiel {example}.',
  'field.postalCodeWrong': 'Bitte prüfen Sie die Postleitzahl. Sie sieht so aus: {example}.',
  'field.cityMissing': 'Bitte geben Sie Ihren Ort an.',
  'field.companyNameMissing': 'Bitte geben Sie den Namen des Unternehmens an.',
  'field.taxIdMissing': 'Bitte geben Sie die Steuernummer des Unternehmens an, zum Beispiel {example}.',
  'field.taxIdWrong': 'Bitte prüfen Sie die Steuernummer: Etwas daran stimmt nicht. Sie sieht so aus: {example}.',
  'field.shippingMethodMissing': 'Bitte wählen Sie eine Versandart.',
  'field.tooLong': 'Das ist zu lang für ein Paketetikett. Bitte kürzen Sie es.',

  'country.PL': 'Polen',
  'country.NL': 'Niederlande',
  'country.DE': 'Deutschland',
  'country.BE': 'Belgien',
  'country.AT': 'Österreich',

  'shipping.byCarrier': 'Mit {carrier} nach Hause',
  'shipping.arrives': 'bei Ihnen {dates}',

  'payment.card': 'Karte',
  'payment.blik': 'BLIK',
  'payment.p24': 'Przelewy24',
  'payment.ideal': 'iDEAL | Wero',
  'payment.sepa_debit': 'SEPA-Lastschrift',
  'payment.cardHint': 'Visa, Mastercard und andere. Ihre Daten gehen verschlüsselt an Stripe und nie an uns.',
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
  'payment.loadingFields': 'Die Kartenfelder werden geladen …',
  'payment.fieldsFailed':
    'Die Kartenfelder ließen sich nicht laden. Der Grund kann eine langsame Verbindung oder ein Inhaltsblocker sein. Alle anderen Angaben bleiben erhalten.',
  'payment.fieldsNotReady':
    'Die Kartenfelder sind noch nicht da. Warten Sie einen Moment und drücken Sie den Knopf dann noch einmal.',
  'payment.retryFields': 'Kartenfelder noch einmal laden',
  'payment.sandbox': 'Testumgebung: Es fließt kein Geld',
  'payment.sandboxText':
    'Dieser Shop läuft zur Probe. Zahlen Sie mit einer dieser Karten, einem Datum in der Zukunft und beliebiger Prüfnummer.',
  'payment.sandboxSuccess': 'zahlt sofort',
  'payment.sandboxAuthentication': 'fragt nach 3-D Secure',
  'payment.sandboxDecline': 'wird abgelehnt',

  'decline.generic':
    'Ihre Bank hat die Zahlung abgelehnt. Versuchen Sie es mit einer anderen Karte oder fragen Sie Ihre Bank nach dem Grund. Es wurde nichts abgebucht.',
  'decline.insufficientFunds':
    'Diese Karte ist nicht ausreichend gedeckt. Bitte nehmen Sie eine andere; es wurde nichts abgebucht.',
  'decline.expiredCard':
    'Diese Karte ist abgelaufen. Prüfen Sie das Datum oder nehmen Sie eine andere Karte; es wurde nichts abgebucht.',
  'decline.incorrectCvc':
    'Die Prüfnummer stimmt nicht. Bitte berichtigen Sie sie und drücken Sie den Knopf noch einmal; es wurde nichts abgebucht.',
  'decline.incorrectNumber':
    'Die Kartennummer stimmt nicht. Bitte berichtigen Sie sie und drücken Sie den Knopf noch einmal; es wurde nichts abgebucht.',
  'decline.incorrectExpiry':
    'Das Gültigkeitsdatum stimmt nicht. Bitte berichtigen Sie es und drücken Sie den Knopf noch einmal; es wurde nichts abgebucht.',
  'decline.tooOften':
    'Diese Karte wurde in kurzer Zeit zu oft benutzt. Nehmen Sie eine andere oder versuchen Sie es morgen wieder. Es wurde nichts abgebucht.',
  'decline.limit':
    'Der Betrag liegt über dem Limit dieser Karte. Erhöhen Sie es in der App Ihrer Bank oder nehmen Sie eine andere Karte. Es wurde nichts abgebucht.',
  'decline.callBank':
    'Ihre Bank hat die Zahlung abgelehnt und bittet um Ihren Anruf. Sie können auch eine andere Karte nehmen. Es wurde nichts abgebucht.',
  'decline.cardNotSupported':
    'Mit dieser Karte lässt sich dieser Einkauf nicht bezahlen. Bitte nehmen Sie eine andere; es wurde nichts abgebucht.',
  'decline.authentication':
    'Die Zahlung wurde bei Ihrer Bank nicht bestätigt. Drücken Sie den Knopf noch einmal und bestätigen Sie, oder nehmen Sie eine andere Karte. Es wurde nichts abgebucht.',
  'decline.processing':
    'Die Bank konnte die Zahlung gerade nicht bearbeiten. Warten Sie eine Minute und drücken Sie den Knopf noch einmal, oder nehmen Sie eine andere Karte.',
  'decline.connection': 'Die Verbindung ist abgebrochen. Drücken Sie den Knopf noch einmal: Sie zahlen nicht doppelt.',
  'decline.tooManyRequests':
    'Beim Zahlungsdienst ist gerade viel los. Warten Sie eine Minute und drücken Sie den Knopf noch einmal: Sie zahlen nicht doppelt.',

  'order.title': 'Bestellung {number}',
  'order.thanksTitle': 'Danke! Ihre Bestellung ist bezahlt',
  'order.thanksText': 'Bestellung {number} ist bei uns eingegangen. Die Bestätigung ist unterwegs an {email}.',
  'order.processingTitle': 'Ihre Zahlung ist unterwegs',
  'order.processingText':
    'Bestellung {number} ist für Sie reserviert, während Ihre Bank die Zahlung ausführt. Sie müssen nichts tun, und bitte zahlen Sie nicht noch einmal. Sobald das Geld da ist, schreiben wir an {email}.',
  'order.awaitingTitle': 'Ihre Bestellung ist noch nicht bezahlt',
  'order.awaitingText': 'Bestellung {number} ist noch kurze Zeit für Sie reserviert. Bisher wurde nichts abgebucht.',
  'order.checking': 'Wir fragen weiter bei der Bank nach …',
  'order.tryPayment': 'Zurück zur Kasse',
  'order.cancelledTitle': 'Diese Bestellung wurde storniert',
  'order.cancelledText':
    'Bestellung {number} wird nicht ausgeführt. Sollte Geld abgebucht worden sein, kommt es von selbst zurück.',
  'order.toOrder': 'Bestellung ansehen',
  'order.keepLink': 'Heben Sie die Adresse dieser Seite auf: Sie zeigt jederzeit, wie weit Ihre Bestellung ist.',
  'order.progress': 'Wie weit Ihre Bestellung ist',
  'order.stepPlaced': 'Bestellt',
  'order.stepPaid': 'Bezahlt',
  'order.stepSent': 'An {carrier} übergeben',
  'order.stepDelivered': 'Zugestellt',
  'order.stepCancelled': 'Storniert',
  'order.stepReturned': 'Zurückgeschickt',
  'order.done': 'erledigt',
  'order.current': 'läuft',
  'order.pending': 'steht noch aus',
  'order.waitsForPayment': 'Wartet auf Ihre Zahlung',
  'order.waitsForBank': 'Wartet auf die Bank, bis zu 14 Werktage',
  'order.beingPacked': 'Wird gerade gepackt',
  'order.partlySent': 'Ein Teil ist unterwegs',
  'order.goods': 'Waren',
  'order.total': 'Gesamtbetrag',
  'order.vat': 'davon {rate} % MwSt.',
  'order.refunded': 'Erstattet',
  'order.deliverTo': 'Lieferadresse',
  'order.deliverBy': 'Versand',
  'order.contact': 'Bestätigung an',
  'order.taxId': 'Steuernummer: {taxId}',
};
