// A month for the accountant, in German.
import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/accounts/accounts.ts';

export const messages: Translated<typeof english> = {
  'accounts.title': 'Buchhaltung',
  'accounts.intro':
    'Ein Monat für die Buchhaltung: alles, was verkauft, erstattet und bezahlt wurde. Vor dem Download wird jede Datei mit Bestellungen, Zahlungen, Rechnungen und Auszahlungen abgeglichen.',
  'accounts.months': 'Monate',
  'accounts.earlier': 'Frühere Monate',
  'accounts.none': 'Noch wurde nichts bezahlt.',
  'accounts.nothing': 'In diesem Monat wurde nichts verkauft, erstattet oder ausgezahlt.',
  'accounts.files': 'Dateien',
  'accounts.all': 'Alles (ZIP)',
  'accounts.sums': 'Der Monat in Summen',
  'accounts.kind': 'Was',
  'accounts.count': 'Anzahl',
  'accounts.amount': 'Betrag',
  'accounts.kind_sale': 'Verkäufe',
  'accounts.kind_correction': 'Erstattungen',
  'accounts.kind_payment': 'Zahlungen in Auszahlungen',
  'accounts.kind_refund': 'Erstattungen in Auszahlungen',
  'accounts.kind_fee': 'Gebühren',
  'accounts.kind_dispute': 'Angefochtene Zahlungen',
  'accounts.kind_payout': 'Auszahlungen aufs Bankkonto',
  'accounts.kind_other': 'Sonstige Buchungen des Zahlungsdienstes',
  'accounts.notes': 'Zu prüfen',
  'accounts.note_excludedGoods':
    'Waren, für die in Polen immer eine Registrierkasse nötig ist (§ 4), wurden in diesen Bestellungen verkauft: {about}',
  'accounts.note_paidInCash':
    'Barzahlung vor Ort oder bei Lieferung: Ob die polnische Befreiung von der Registrierkasse hier gilt, sagt das Finanzamt. Bestellungen: {about}',
  'accounts.note_rateMissing': 'Ohne Wechselkurs nicht umgerechnet: {about}',
  'accounts.note_ksefMissing': 'Noch nicht in KSeF, in der Datei steht deshalb BFK: {about}',
  'accounts.note_invoiceMissing':
    'Ein Unternehmen hat gekauft und keine Rechnung oder Korrektur von hier. Bestellungen: {about}',
  'accounts.note_accountMissing':
    'Kein Konto für diese Staaten und Sätze, ihre Verkäufe fehlen deshalb in der DATEV-Datei: {about}',
  'accounts.note_notPaidOut': 'Bezahlt und noch in keiner bekannten Auszahlung. Bestellungen: {about}',
  'accounts.note_payoutByHand':
    'Auf Anforderung ausgezahlt; der Zahlungsdienst nennt die Buchungen nicht. Auszahlungen: {about}',
  'accounts.note_ossEarlier':
    'Erstattungen für ein früheres Quartal: Der Import des BZSt hat dafür keine Zeile, tragen Sie sie aus der Datei zum One-Stop-Shop in das Formular ein. Bestellungen: {about}',
  'accounts.note_ossCompany':
    'Ein Unternehmen aus einem anderen EU-Staat hat dessen Umsatzsteuer bezahlt; der One-Stop-Shop ist für Verkäufe an Verbraucher. Fragen Sie Ihre Steuerberatung, wie diese Bestellungen zu melden sind: {about}',
  'accounts.note_ossNear':
    'Verkäufe ohne Umsatzsteuer an Verbraucher in anderen EU-Staaten, von 10.000 EUR im Jahr: {about}',
  'accounts.more': { one: 'und {count} weitere', other: 'und {count} weitere' },
  'accounts.disagree':
    'Diese Beträge stimmen nicht überein, deshalb gibt es nichts herunterzuladen. Bitte melden Sie das; es ist nie eine Rundung.',
  'accounts.difference': '{about}: {amount} zwischen {one} und {other}',
  'accounts.source_order': 'der Bestellung',
  'accounts.source_refund': 'der Erstattung',
  'accounts.source_vat': 'ihrer Umsatzsteuer nach Sätzen',
  'accounts.source_payment': 'ihrer Zahlung',
  'accounts.source_document': 'dem Beleg {name}',
  'accounts.source_payout': 'der Auszahlung {name}',
  'accounts.source_bookings': 'ihren Buchungen',
  'accounts.source_ledger': 'dem Journal',
  'accounts.source_report': 'der Datei {name}',
  'accounts.report_sales': 'Verkäufe und Korrekturen nach Steuersätzen (CSV)',
  'accounts.report_jpk': 'JPK_V7M(3): Zeilen der Verkäufe (CSV)',
  'accounts.report_cash': 'Aufzeichnung der Verkäufe ohne Registrierkasse (CSV)',
  'accounts.report_datev': 'DATEV: Buchungsstapel (EXTF)',
  'accounts.report_pohoda': 'Pohoda: ausgestellte Belege (XML)',
  'accounts.report_nl': 'Umsatz und Steuer nach Sätzen (CSV)',
  'accounts.report_oss': 'One-Stop-Shop: das Quartal dieses Monats (CSV)',
  'accounts.report_bzst': 'One-Stop-Shop: das Quartal für den Import beim BZSt (CSV)',
  'accounts.report_stripe': 'Auszahlungen und ihre Buchungen (CSV)',
};
