import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/shop-ways.ts';

export const messages: Translated<typeof english> = {
  'mailSettings.sender': 'Absender',
  'mailSettings.senderHint':
    'Von dieser Adresse kommen die E-Mails an Ihre Kunden. Daneben steht der Name Ihres Shops.',
  'mailSettings.senderSet': 'Der Server Ihres Shops versendet von {mailFrom}; das gilt statt dieses Felds.',
  'mailSettings.replyTo': 'Wohin Antworten gehen',
  'mailSettings.replyToHint': 'Lassen Sie es leer, wenn sie an den Absender gehen.',
  'mailSettings.merchant': 'Wer von Bestellungen erfährt',
  'mailSettings.merchantHint': 'Von bezahlten Bestellungen, Zahlungsstreiten und Widerrufen.',
  'retentionSettings.byLaw': 'Gesetzliche Fristen',
  'retentionSettings.byShop': 'Eigene Fristen',
  'retentionSettings.bookkeepingYears': 'Jahre für die Buchhaltung',
  'retentionSettings.bookkeepingYearsHint':
    'Was Rechnungen über eine bezahlte Bestellung sagen müssen. Leer: wie Ihr Land es verlangt.',
  'retentionSettings.claimsYears': 'Jahre für Ansprüche',
  'retentionSettings.claimsYearsHint':
    'Kontaktdaten, E-Mails, Notizen und Widerrufe. Leer: bis Ansprüche in Ihrem Land verjähren.',
  'retentionSettings.unpaidOrderDays': 'Tage für Bestellungen, aus denen nichts wurde',
  'retentionSettings.technicalDays': 'Tage für technische Nachrichten',
  'retentionSettings.technicalDaysHint': 'Von Zahlungsdienstleistern, und was an wen ging.',
  'retentionSettings.auditYears': 'Jahre für das Protokoll der Verwaltung',
  'marketingSettings.newsletter': 'Seiten bieten den Newsletter an',
  'marketingSettings.newsletterHint': 'Wer sich anmeldet, bestätigt das zuerst per E-Mail.',
  'marketingSettings.cartReminder': 'Einmal an eine nicht abgeschlossene Bestellung erinnern',
  'marketingSettings.cartReminderHint': 'Nur Kunden, die das an der Kasse angekreuzt haben.',
  'marketingSettings.afterHours': 'Stunden nach der letzten Änderung des Warenkorbs',
  'reviewSettings.askDays': 'So viele Tage nach der Lieferung um eine Bewertung bitten',
  'reviewSettings.askDaysHint':
    'Leer: Niemand wird gefragt. Die E-Mail gilt als Werbung: Lesen Sie die Anleitung zu Bewertungen, bevor Sie sie einschalten.',
  'invoiceSettings.issueAt': 'Wann Rechnungen entstehen',
  'invoiceSettings.issueAtHint':
    'Schreibt Ihr Steuerbüro oder ein anderes Programm die Rechnungen, sagen Sie es hier: Sonst gäbe es zwei für einen Verkauf.',
  'invoiceSettings.at_byHand': 'Von Hand, für einzelne Bestellungen',
  'invoiceSettings.at_elsewhere': 'Nicht hier: Steuerbüro oder anderes Programm schreibt sie',
  'invoiceSettings.at_payment': 'Sobald eine Bestellung bezahlt ist',
  'invoiceSettings.at_sending': 'Wenn das erste Paket abgeht',
  'invoiceSettings.forConsumers': 'Auch für Kunden ohne Firma',
  'invoiceSettings.forConsumersHint': 'Firmen bekommen immer eine.',
  'invoiceSettings.ksef': 'An KSeF senden',
  'invoiceSettings.ksefHint':
    'Für Verkäufer in Polen. Vorgeschrieben ist jede Rechnung, die nicht an Verbraucher geht; die von Verbrauchern sind freiwillig.',
  'invoiceSettings.ksef_off': 'Nichts',
  'invoiceSettings.ksef_companies': 'Rechnungen an Firmen',
  'invoiceSettings.ksef_everyone': 'Alle Rechnungen, auch die von Verbrauchern',
  'invoiceSettings.series': 'Nummernkreise',
  'invoiceSettings.seriesHint':
    '{year} ist das Jahr, {month} der Monat, {number} die laufende Nummer; {number:4} ergibt 0007. Jeder Nummernkreis beginnt mit dem Jahr von vorn.',
  'invoiceSettings.invoice': 'Rechnungen',
  'invoiceSettings.correction': 'Rechnungskorrekturen',
  'invoiceSettings.proforma': 'Proforma-Rechnungen',
  'invoiceSettings.receipt': 'Belege für Verbraucher',
  'stockSettings.lowStockAt': 'Knapp ab so vielen Stück',
  'stockSettings.lowStockAtHint': 'Wo eine Variante keine eigene Zahl hat. Leer: Nichts gilt als knapp.',
  'stockSettings.mails': 'Den Shop per E-Mail benachrichtigen',
  'stockSettings.mailsHint': 'Einmal, sooft etwas auf diese Zahl fällt.',
  'storefrontSettings.guaranteeNotice': 'Die Mitteilung zur gesetzlichen Gewährleistung auf jeder Produktseite',
  'storefrontSettings.guaranteeNoticeHint': 'In der Kasse und auf einer eigenen Seite steht sie immer.',
};
