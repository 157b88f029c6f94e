import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/checkout.ts';

export const messages: Translated<typeof english> = {
  'checkout.title': 'Kasse',
  'checkout.back': 'Zurück zum Warenkorb',
  'checkout.contact': 'Kontakt',
  'checkout.address': 'Lieferadresse',
  'checkout.billingAddress': 'Rechnungsadresse',
  'checkout.delivery': 'Versand',
  'checkout.payment': 'Zahlung',
  'checkout.summary': 'Ihre Bestellung',
  'checkout.arrival': 'Lieferung',
  'checkout.total': 'Gesamtsumme',
  'checkout.vatIncluded': 'inkl. {vat} MwSt.',
  'checkout.orderFree': 'Jetzt bestellen',
  'checkout.orderButton': 'zahlungspflichtig bestellen',
  'checkout.changeCart': 'Warenkorb ändern',
  'checkout.needsScripts':
    'Für diese Zahlungsart ist JavaScript nötig, das in Ihrem Browser ausgeschaltet ist. Es wurde nichts bestellt und nichts abgebucht. Schalten Sie es ein und laden Sie die Seite neu, oder wählen Sie eine andere Zahlungsart; alle Ihre Angaben bleiben erhalten.',
  'checkout.edit': 'Ändern',
  'checkout.editSection': '{section} ändern',
  'checkout.refresh': 'Versand und Gesamtsumme aktualisieren',
  'checkout.methodNeedsScripts': 'nur mit JavaScript',
  'checkout.updating': 'Versand und Gesamtsumme werden berechnet …',
  'checkout.updateFailed':
    'Der Versand ließ sich nicht berechnen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'checkout.tryAgain': 'Noch einmal versuchen',
  'checkout.emptyTitle': 'Hier gibt es nichts zu bezahlen',
  'checkout.emptyText':
    'Ihr Warenkorb ist leer. Falls Sie gerade bestellt haben: Die Bestätigung ist per E-Mail unterwegs.',
  'checkout.problems': {
    one: '{count} Angabe fehlt oder stimmt nicht',
    other: '{count} Angaben fehlen oder stimmen nicht',
  },
  'checkout.placing': 'Ihre Bestellung wird aufgegeben …',
  'checkout.paying': 'Wir warten auf die Bestätigung Ihrer Bank …',
  'checkout.leaving': 'Geschafft. Gleich sehen Sie Ihre Bestätigung …',
  'checkout.totalChanged':
    'Seit dem Öffnen dieser Seite hat sich die Gesamtsumme von {oldTotal} auf {newTotal} geändert. Wenn Sie damit einverstanden sind, klicken Sie noch einmal auf die Schaltfläche. Es wurde nichts abgebucht.',
  'checkout.outOfStock':
    'Jemand war schneller. In dieser Menge nicht mehr verfügbar: {titles}. Es wurde nichts abgebucht.',
  'checkout.cartEmpty':
    'Ihr Warenkorb ist leer, vielleicht weil Sie diese Bestellung in einem anderen Fenster abgeschlossen haben. Sehen Sie in Ihren E-Mails nach der Bestätigung, bevor Sie noch einmal bestellen.',
  'checkout.deliveryNotAvailable':
    'Der gewählte Versand geht nicht an diese Adresse ({country}). Bitte wählen Sie einen anderen; es wurde nichts abgebucht.',
  'checkout.discountRefused':
    'Der Code {code} gilt für diese Bestellung nicht, deshalb ist die Summe höher als angezeigt. Bitte prüfen Sie sie, bevor Sie bestellen.',
  'checkout.methodNotOffered':
    'Diese Zahlungsart wird für diese Bestellung nicht angeboten. Bitte wählen Sie eine andere; es wurde nichts abgebucht.',
  'checkout.holdsTooMuch':
    'Bei dieser Zahlungsart können wir nur wenige Stücke und nur wenige unbezahlte Bestellungen gleichzeitig zurücklegen. Bitte wählen Sie eine andere Zahlungsart, bestellen Sie weniger oder bezahlen Sie zuerst Ihre offenen Bestellungen.',
  'checkout.methodRefused':
    'Diese Zahlungsart steht gerade nicht zur Verfügung. Bitte wählen Sie eine andere: Ihre Bestellung ist für Sie reserviert, und es wurde nichts abgebucht.',
  'checkout.noMethod':
    'Im Moment können wir leider keine Zahlung annehmen. Versuchen Sie es in ein paar Minuten noch einmal: Ihr Warenkorb und Ihre Angaben bleiben erhalten.',
  'checkout.belowMinimum':
    'Diese Bestellung liegt unter dem kleinsten Betrag, der sich online bezahlen lässt. Bitte legen Sie noch etwas dazu.',
  'checkout.paymentUnavailable':
    'Ihre Bestellung ist für Sie reserviert, aber der Zahlungsdienst antwortet nicht. Warten Sie einen Moment und versuchen Sie es noch einmal: Sie zahlen nicht doppelt.',
  'checkout.paymentOvertaken':
    'Die Zahlung wurde gerade an anderer Stelle begonnen. Schließen Sie sie dort ab, oder versuchen Sie es noch einmal: Sie zahlen nicht doppelt.',
  'checkout.tooManyRequests':
    'Zu viele Versuche in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es noch einmal. Alle Ihre Angaben bleiben erhalten.',
  'checkout.tooManyTries': {
    one: 'Zu viele Zahlungsversuche in kurzer Zeit. Warten Sie {count} Minute und versuchen Sie es noch einmal. Alle Ihre Angaben bleiben erhalten.',
    other:
      'Zu viele Zahlungsversuche in kurzer Zeit. Warten Sie {count} Minuten und versuchen Sie es noch einmal. Alle Ihre Angaben bleiben erhalten.',
  },
  'checkout.offline':
    'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal: Sie zahlen nicht doppelt, und alle Ihre Angaben bleiben erhalten.',
  'checkout.failed':
    'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal: Sie zahlen nicht doppelt, und alle Ihre Angaben bleiben erhalten.',

  'pickup.search': 'Abholstelle suchen',
  'pickup.searchHint': 'Ort, Postleitzahl oder Straße, zum Beispiel {example}.',
  'pickup.show': 'Abholstellen zeigen',
  'pickup.results': 'Abholstellen',
  'pickup.searching': 'Wir suchen …',
  'pickup.count': { one: '{count} Abholstelle gefunden.', other: '{count} Abholstellen gefunden.' },
  'pickup.more': 'Die {count} nächsten Abholstellen. Mit Straße oder Postleitzahl finden Sie genauer.',
  'pickup.none':
    'Nichts gefunden. Bitte prüfen Sie die Schreibweise, oder suchen Sie nach einem Ort oder einer Postleitzahl in der Nähe.',
  'pickup.failed':
    'Die Suche hat uns nicht erreicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'pickup.chosen': 'Ihre Abholstelle',
  'pickup.use': 'Hier abholen',
  'pickup.change': 'Andere Abholstelle wählen',

  'field.optional': '(optional)',
  'field.email': 'E-Mail-Adresse',
  'field.emailHint': 'Für die Bestätigung und Neues von Ihrem Paket. Sonst nichts.',
  'field.phone': 'Telefonnummer',
  'field.phoneHint': 'Für Anruf oder SMS des Paketdienstes.',
  'field.country': 'Land',
  'field.fullName': 'Vor- und Nachname',
  'field.line1': 'Straße und Hausnummer',
  'field.line2': 'Adresszusatz',
  'field.postalCode': 'Postleitzahl',
  'field.city': 'Ort',
  'field.hasBillingAddress': 'Abweichende Rechnungsadresse',
  'field.note': 'Anmerkung zur Bestellung',
  'field.isCompany': 'Ich bestelle für ein Unternehmen',
  'field.companyName': 'Name des Unternehmens',
  'field.taxId': 'USt-IdNr.',
  'field.taxIdPL': 'Polnische USt-IdNr. (NIP)',
  'field.companyNote':
    'Die Rechnung wird auf das Unternehmen ausgestellt. Die Mehrwertsteuer wird wie angegeben berechnet.',
  'field.emailMissing': 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  'field.emailWrong': 'Schreiben Sie die Adresse ganz und ohne Umlaute: anna@example.com.',
  'field.phoneMissing': 'Bitte geben Sie eine Telefonnummer an: Der Paketdienst braucht sie.',
  'field.phoneWrong':
    'Bitte prüfen Sie die Telefonnummer, zum Beispiel {example}. Eine ausländische beginnt mit + und der Landesvorwahl.',
  'field.countryWrong': 'Bitte wählen Sie eines der Länder, in die wir liefern.',
  'field.fullNameMissing': 'Bitte geben Sie Vor- und Nachnamen an.',
  'field.line1Missing': 'Bitte geben Sie Straße und Hausnummer an.',
  'field.phoneMobile': 'Der Code für das Fach kommt per SMS: Bitte geben Sie eine Mobilnummer an.',
  'field.line1Number':
    'Bitte geben Sie die Hausnummer an. Gibt es keine, klicken Sie noch einmal auf die Schaltfläche.',
  'field.line2Missing':
    'Für eine Packstation brauchen wir die Postnummer. Bitte tragen Sie sie hier ein, zum Beispiel Postnummer 12345678.',
  'field.postalCodeMissing': 'Bitte geben Sie Ihre Postleitzahl an, zum Beispiel {example}.',
  'field.postalCodeWrong': '{code} bitte prüfen. Beispiel: {example}.',
  'field.cityMissing': 'Bitte geben Sie Ihren Ort an.',
  'field.companyNameMissing': 'Bitte geben Sie den Namen des Unternehmens an.',
  'field.taxIdMissing': 'Bitte geben Sie die USt-IdNr. des Unternehmens an, zum Beispiel {example}.',
  'field.taxIdWrong': 'Diese USt-IdNr. gibt es nicht. Bitte prüfen Sie die Ziffern, etwa {example}.',
  'field.shippingMethodMissing': 'Bitte wählen Sie eine Versandart.',
  'field.pickupPointMissing': 'Bitte wählen Sie, wo Sie das Paket abholen möchten.',
  'field.pickupPointClosed': 'Diese Abholstelle nimmt keine Pakete mehr an. Bitte wählen Sie eine andere.',
  'field.tooLong': 'Das ist zu lang für ein Paketetikett. Bitte kürzen Sie es.',
  'checkout.cartLost':
    'Ihr Browser hat den Warenkorb verloren: Seine Cookies wurden gelöscht oder blockiert. Ihre Eingaben bleiben erhalten.',
};
