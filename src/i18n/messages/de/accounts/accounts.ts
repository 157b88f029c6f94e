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
};
