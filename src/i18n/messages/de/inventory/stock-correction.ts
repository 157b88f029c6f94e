import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/inventory/stock-correction.ts';
export const messages: Translated<typeof english> = {
  'stock.newOnHand': 'Jetzt vorhanden',
  'stock.reservedHint': {
    one: 'davon {count} für Bestellungen reserviert',
    other: 'davon {count} für Bestellungen reserviert',
  },
  'stock.why': 'Grund',
  'stock.words': 'In Worten',
  'stock.save': 'Speichern',
  'stock.whole': 'Eine ganze Zahl ab 0',
  'stock.cause_counted': 'Gezählt',
  'stock.cause_corrected': 'Die Zahl war falsch',
  'stock.cause_damaged': 'Beschädigt',
  'stock.cause_lost': 'Verloren',
  'stock.cause_own_use': 'Eigenbedarf',
  'stock.cause_sample': 'Muster',
  'stock.cause_theft': 'Diebstahl',
  'stock.cause_other': 'Sonstiges',
  'stock.refusal_VariantUnknown': 'Es ist nicht mehr im Katalog.',
  'stock.refusal_StockNotTracked': 'Es wird verkauft, ohne gezählt zu werden.',
  'stock.refusal_StockBelowReserved':
    'Vorhanden: {onHand}, davon für Bestellungen reserviert: {reserved}. Weniger darf nicht bleiben. Tragen Sie weniger ein, oder stornieren Sie zuerst diese Bestellungen.',
  'stock.refusal_StockTooLarge':
    'Vorhanden: {onHand}. Zusammen wäre es mehr, als gespeichert werden kann. Tragen Sie weniger ein.',
  'stock.refusal_QuantityInvalid': 'Tragen Sie eine ganze Zahl bis 1.000.000 ein.',
  'stock.refusal_StockEnteredSince':
    '{who} hat den Bestand inzwischen geändert. Jetzt vorhanden: {onHand}. Wenn Ihre Zahl stimmt, speichern Sie noch einmal.',
  'stock.enteredAlready': '{who} hatte schon {typed} eingetragen, deshalb kam nichts dazu. Vorhanden: {onHand}.',
  'stock.refusal_NothingEntered': 'Auf der Liste steht noch nichts.',
  'stock.refusal_TooManyLines': 'Auf einmal gehen höchstens 10.000 Produkte. Schließen Sie zuerst einen Teil ab.',
  'stock.refusal_WordsMissing': 'Sagen Sie in ein paar Worten, warum.',
  'stock.refusal_KeyReused':
    'Diese Liste wurde schon gebucht, mit anderen Zahlen. Sehen Sie sich die Bewegungen an, bevor Sie sie noch einmal buchen.',
  'stock.refusal_LinesRefused': 'Noch wurde nichts gebucht: Berichtigen Sie zuerst die markierten Zeilen.',
};
