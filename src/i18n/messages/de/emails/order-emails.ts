import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/order-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.greeting': 'Guten Tag {name},',
  'mail.signature': 'Herzliche Grüße\n{shop}',
  'mail.toOrder': 'Bestellung ansehen',
  'mail.withdrawal':
    'Sie können den Vertrag innerhalb von 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen.',
  'mail.arrival': 'Voraussichtliche Zustellung',
  'mail.nextTitle': 'Wie es weitergeht',
  'mail.nextPack':
    'Wir packen Ihre Bestellung. Sobald das Paket bei {carrier} ist, schreiben wir Ihnen noch einmal, damit Sie es verfolgen können.',
  'mail.nextCollect':
    'Wir machen Ihre Bestellung fertig. Sie holen sie wie vereinbart persönlich bei uns ab; die Bestellnummer genügt.',
  'mail.nextTransfer': 'Sobald Ihr Geld da ist, machen wir Ihre Bestellung fertig und schreiben Ihnen noch einmal.',
  'mail.confirmationSubject': 'Bestellung {number} ist bezahlt',
  'mail.confirmationThanks': 'vielen Dank. Die Zahlung für Bestellung {number} ist eingegangen.',
  'mail.confirmationArticles': 'Bestellt',
  'mail.confirmationSubtotal': 'Artikel',
  'mail.confirmationShipping': 'Versand',
  'mail.confirmationTotal': 'Gesamtsumme',
  'mail.confirmationVat': 'darin enthaltene MwSt. {rate}',
  'mail.confirmationAddress': 'Wir schicken es an',
  'mail.confirmationPickUpAt': 'Abzuholen bei',
  'mail.collectHere': 'Bei uns abzuholen',
  'mail.confirmationBillingAddress': 'Ihre Adresse',
  'mail.processingSubject': 'Die Zahlung für Bestellung {number} ist unterwegs',
  'mail.processingText':
    'vielen Dank. Ihre Bank führt die Zahlung über {total} für Bestellung {number} aus. Das kann bis zu 14 Werktage dauern; so lange legen wir alles für Sie zurück.',
  'mail.processingNext':
    'Sie müssen nichts tun, und bitte zahlen Sie nicht noch einmal. Wir schreiben Ihnen, sobald das Geld da ist.',
  'mail.processingMandate': 'Auf dem Kontoauszug finden Sie diese Zahlung unter der Mandatsreferenz {mandate}.',
  'mail.failedSubject': 'Die Zahlung für Bestellung {number} ist fehlgeschlagen',
  'mail.failedText': 'leider ist die Zahlung über {total} für Bestellung {number} nicht zustande gekommen.',
  'mail.failedNext':
    'Wir reservieren alles noch 24 Stunden für Sie. So lange können Sie über die Schaltfläche unten zahlen, wie Sie möchten und auf jedem Gerät. Danach wird die Bestellung storniert, und Sie schulden uns nichts.',
  'mail.failedLink': 'Noch einmal zahlen',
  'mail.sentSubject': 'Bestellung {number} ist unterwegs',
  'mail.collectedSubject': 'Bestellung {number} ist übergeben',
  'mail.collectedText': 'wir haben Ihnen die Ware der Bestellung {number} persönlich übergeben. Vielen Dank.',
  'mail.sentText': 'wir haben das Paket mit Bestellung {number} an {carrier} übergeben.',
  'mail.sentPartly': 'Das ist ein Teil Ihrer Bestellung, der Rest kommt in einem eigenen Paket.',
  'mail.sentContents': 'Im Paket',
  'mail.sentTracking': 'Sendungsnummer: {tracking}',
  'mail.sentTrack': 'Sendung verfolgen',
  'mail.refundedSubject': 'Erstattung von {amount} für Bestellung {number}',
  'mail.refundedText': 'wir haben Ihnen {amount} für Bestellung {number} erstattet.',
  'mail.vatCharged': 'Die Mehrwertsteuer wird wie angegeben berechnet.',
  'mail.refundedByHandText': 'wir erstatten Ihnen {amount} für Bestellung {number}.',
  'mail.refundedByHandNext':
    'Wir überweisen das Geld selbst; das dauert einige Tage. Falls wir dafür Ihre Kontonummer brauchen, fragen wir Sie danach.',
  'mail.invoicedSubject': '{documents} zu Bestellung {number}',
  'mail.invoicedText': 'im Anhang finden Sie zu Ihrer Bestellung {number}: {documents}.',
  'mail.refundedLate':
    'die Zahlung über {amount} kam an, als Bestellung {number} schon storniert und die Ware nicht mehr da war. Das tut uns leid. Wir haben den ganzen Betrag sofort zurückgegeben.',
  'mail.refundedGoods_asPlanned':
    'An Ihrer Lieferung ändert sich nichts: Was noch zu versenden ist, versenden wir wie geplant.',
  'mail.refundedGoods_rest':
    'Die folgenden Artikel versenden wir nicht mehr. Alles Übrige Ihrer Bestellung versenden wir wie geplant.',
  'mail.refundedGoods_nothing': 'Von dieser Bestellung versenden wir nichts mehr.',
  'mail.refundedNotSent': 'Wird nicht mehr versandt',
  'mail.refundedToCards': '{cards} davon sind wieder auf Ihrer Geschenkkarte und können sofort eingelöst werden.',
  'mail.refundedToNewCard':
    'Die Geschenkkarte, mit der bezahlt wurde, ist gesperrt. {newCards} davon sind deshalb auf einer neuen Karte und können sofort eingelöst werden.',
  'mail.refundedNewCard': 'Ihre neue Geschenkkarte',
  'mail.refundedNext':
    'Das Geld kommt auf dem Weg zurück, auf dem Sie gezahlt haben. Je nach Bank dauert das meist 5 bis 10 Werktage.',
  'mail.transferSubject': 'Bestellung {number}: bitte {total} überweisen',
  'mail.transferThanks':
    'vielen Dank für Bestellung {number}. Die Ware ist bis zum {until} Uhr für Sie reserviert. Bitte überweisen Sie {total} auf dieses Konto, mit dem Verwendungszweck unten; wir machen Ihre Bestellung fertig, sobald das Geld da ist.',
  'mail.confirmHold':
    'Eine Bitte haben wir: Öffnen Sie Ihre Bestellung bis zum {until} Uhr über diese Schaltfläche. So wissen wir, dass Ihre E-Mail-Adresse stimmt. Sonst können wir die Ware nur bis dahin für Sie reservieren.',
  'mail.transferDetails': 'Ihre Überweisung',
  'mail.nothingDueSubject': 'Bestellung {number} ist eingegangen',
  'mail.nothingDueThanks': 'vielen Dank. Ihr Rabatt deckt die ganze Bestellung {number}, es ist also nichts zu zahlen.',
  'mail.dueSubject': 'Bestellung {number}: Zahlung per Nachnahme',
  'mail.dueThanks':
    'vielen Dank. Bestellung {number} ist bei uns eingegangen, und wir packen jetzt Ihr Paket. Sie zahlen {total} bei der Zustellung.',
  'mail.sentDue': 'Bitte halten Sie {total} bereit: Sie zahlen bei der Übergabe.',
  'mail.awaitedSubject': 'Bestellung {number}: so zahlen Sie {total}',
  'mail.transferExpiredSubject': 'Bestellung {number} ist abgelaufen',
  'mail.transferExpiredText':
    'Ihre Überweisung von {total} für Bestellung {number} ist nicht rechtzeitig eingegangen. Die Bestellung ist storniert, die Ware wieder im Verkauf, und Sie schulden uns nichts.',
  'mail.awaitedExpiredText':
    'Ihre Zahlung von {total} für die Bestellung {number} ist nicht rechtzeitig bei uns eingegangen. Die Bestellung ist storniert, die Ware wieder im Verkauf, und Sie schulden uns nichts.',
  'mail.transferExpiredNext':
    'Ist das Geld schon unterwegs, antworten Sie einfach auf diese E-Mail: Wir schicken die Ware, wenn sie noch da ist, oder das Geld zurück.',
  'mail.cancelledSubject': 'Bestellung {number} ist storniert',
  'mail.cancelledText':
    'wir haben Bestellung {number} storniert. Es wird nichts verschickt, und Sie schulden uns nichts.',
  'mail.emailChangedSubject': 'Bestellung {number}: E-Mail-Adresse geändert',
  'mail.emailChangedText':
    'die E-Mail-Adresse der Bestellung {number} wurde geändert. Unsere Nachrichten dazu gehen ab jetzt an die neue Adresse. Wenn Sie das nicht veranlasst haben, antworten Sie einfach auf diese E-Mail.',
  'mail.changedSubject': 'Bestellung {number}: Ihre Angaben wurden geändert',
  'mail.changedText':
    'wir haben die Lieferdaten der Bestellung {number} geändert. So lauten sie jetzt; wenn etwas nicht stimmt, antworten Sie einfach auf diese E-Mail.',
  'mail.attached': 'Im Anhang, in der für Ihre Bestellung geltenden Fassung: {documents}.',
  'mail.formTitle': 'Muster-Widerrufsformular',
  'mail.formOrder': 'Bestellung {number} vom {date}',
  'mail.formText':
    'Muster-Widerrufsformular\n(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)\n\nAn {seller}:\n\nHiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):\n\n\nBestellt am (*)/erhalten am (*) ({order}):\n\nName des/der Verbraucher(s):\n\nAnschrift des/der Verbraucher(s):\n\nUnterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):\n\nDatum:\n\n(*) Unzutreffendes streichen.\n',

  'manualPayment.transferHint': {
    one: 'Auf unser Konto. Wir reservieren die Ware {count} Tag lang für Sie.',
    other: 'Auf unser Konto. Wir reservieren die Ware {count} Tage lang für Sie.',
  },
  'manualPayment.deliveryHint': 'Sie zahlen bei der Zustellung. Gebühr: {fee}.',
  'manualPayment.giftCard': 'Geschenkkarte {code}',
  'manualPayment.nothingDueHint': 'Ihr Rabatt oder Ihre Geschenkkarte deckt die ganze Bestellung.',
  'manualPayment.transferText':
    'Bestellung {number} ist bis zum {until} Uhr für Sie reserviert. Bitte überweisen Sie {amount} mit diesem Verwendungszweck: Wir machen sie fertig, sobald das Geld da ist. Die Angaben sind auch unterwegs an {email}.',
  'manualPayment.confirmText':
    'Ein Schritt fehlt noch: Öffnen Sie bis zum {until} Uhr den Link in unserer E-Mail. So wissen wir, dass Ihre Adresse stimmt. Sonst können wir die Ware nur bis dahin für Sie reservieren.',
  'manualPayment.recipient': 'Empfänger',
  'manualPayment.bank': 'Bank',
  'manualPayment.reference': 'Verwendungszweck',
  'manualPayment.lateText':
    'Bestellung {number} wurde nicht rechtzeitig bezahlt, und die Ware ist wieder im Verkauf. Sie schulden nichts. Ist Ihre Überweisung schon unterwegs, schreiben Sie uns: Wir schicken die Ware, wenn sie noch da ist, oder das Geld zurück.',
  'manualPayment.dueText':
    'Bestellung {number} ist bei uns eingegangen. Sie zahlen {amount} bei der Zustellung. Die Bestätigung ist unterwegs an {email}.',
};
