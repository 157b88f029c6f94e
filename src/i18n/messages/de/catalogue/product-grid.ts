import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-grid.ts';

export const messages: Translated<typeof english> = {
  'grid.title': 'Viele Produkte bearbeiten',
  'grid.toList': 'Zurück zur Liste',
  'grid.cell': 'Zelle',
  'grid.save': { one: '{count} Änderung speichern', other: '{count} Änderungen speichern' },
  'grid.undo': 'Rückgängig',
  'grid.fillDown': 'Nach unten ausfüllen',
  'grid.raise': 'Preise ändern',
  'grid.raiseHint':
    '10 % oder -5 % für einen Anteil, 2,50 oder -2,50 für einen Betrag. Geändert werden die Preise in den ausgewählten Zellen.',
  'grid.raiseNow': 'Ausgewählte Preise ändern',
  'grid.discard': 'Änderungen verwerfen',
  'grid.saved': { one: '{count} Produkt gespeichert.', other: '{count} Produkte gespeichert.' },
  'grid.undoSaved': 'Alles rückgängig machen',
  'grid.refused': {
    one: '{count} Produkt wurde nicht gespeichert. Seine Zellen sind markiert; an einer Zelle steht, warum.',
    other: '{count} Produkte wurden nicht gespeichert. Ihre Zellen sind markiert; an einer Zelle steht, warum.',
  },
  'grid.raiseLeft': {
    one: '{count} Preis bleibt, wie er war: Er ist nicht lesbar oder läge nicht über 0.',
    other: '{count} Preise bleiben, wie sie waren: Sie sind nicht lesbar oder lägen nicht über 0.',
  },
  'grid.faults':
    'Einige Zellen sind nicht lesbar, und nichts wurde gesendet. Sie sind markiert; an einer Zelle steht, warum.',
  'grid.paste_rows': {
    one: 'Der Block hat {count} Zeile, ab dieser Zelle ist aber nur für {left} Platz. Nichts wurde eingefügt: Kopieren Sie weniger Zeilen oder beginnen Sie weiter oben.',
    other:
      'Der Block hat {count} Zeilen, ab dieser Zelle ist aber nur für {left} Platz. Nichts wurde eingefügt: Kopieren Sie weniger Zeilen oder beginnen Sie weiter oben.',
  },
  'grid.paste_columns': {
    one: 'Der Block hat {count} Spalte, ab dieser Zelle ist aber nur für {left} Platz. Nichts wurde eingefügt: Kopieren Sie weniger Spalten oder beginnen Sie weiter links.',
    other:
      'Der Block hat {count} Spalten, ab dieser Zelle ist aber nur für {left} Platz. Nichts wurde eingefügt: Kopieren Sie weniger Spalten oder beginnen Sie weiter links.',
  },
  'grid.paste_uneven': {
    one: 'Zeile {row} des Blocks hat {count} Zelle, die erste hat {columns}. Nichts wurde eingefügt: Kopieren Sie einen Block mit gleich langen Zeilen.',
    other:
      'Zeile {row} des Blocks hat {count} Zellen, die erste hat {columns}. Nichts wurde eingefügt: Kopieren Sie einen Block mit gleich langen Zeilen.',
  },
  'grid.fixed': 'Hier nicht änderbar',
  'grid.noAmount': 'Das ist kein Betrag in dieser Währung oder mehr als eine Milliarde',
  'grid.zeroPrice':
    'Mit 0 würde es verschenkt. Ist das gewollt, tragen Sie es auf der Seite des Produkts ein. Was nicht verkauft wird, wird archiviert oder zum Entwurf.',
  'grid.noPrice': 'Ein Preis darf nicht leer sein. Was nicht verkauft wird, wird archiviert oder zum Entwurf.',
  'grid.emptyTitle': 'Ein Titel darf nicht leer sein',
  'grid.tooLong': 'Höchstens 500 Zeichen',
  'grid.noState': 'Geben Sie Veröffentlicht, Entwurf oder Archiviert ein',
  'grid.noWhole': 'Geben Sie eine ganze Zahl ein',
  'grid.noWeight': 'Ganze Gramm, oder Kilogramm wie 1,2 kg',
  'grid.low': 'Niedrigster Preis der letzten 30 Tage: {low}.',
  'grid.pageSays': 'Auf der Seite steht: {price}.',
  'grid.pageReduced': 'Auf der Seite steht: {price} statt {low}.',
  'grid.waits': 'Noch nicht gespeichert: Zuerst muss eine andere Zelle dieses Produkts geklärt werden',
  'grid.collision': '{who} hat inzwischen „{theirs}“ gespeichert; bei Ihnen steht „{mine}“.',
  'grid.keepMine': 'Meins behalten',
  'grid.takeTheirs': 'Anderes übernehmen',
  'grid.refusal_CompareAtTooLow': 'Der durchgestrichene Preis muss höher als der Preis sein',
  'grid.refusal_AmountMissing': 'Geben Sie zuerst den Preis ein, dann den durchgestrichenen',
  'grid.refusal_ProductUnknown': 'Dieses Produkt gibt es nicht mehr',
  'grid.refusal_VariantUnknown': 'Diese Variante gibt es nicht mehr',
  'grid.refusal_FieldsInvalid': 'Das Produkt wurde nicht gespeichert: Dieser Wert ist hier nicht möglich',
  'grid.refusal_PriceMissing': 'Ohne Preis kann es nicht verkauft werden: Geben Sie zuerst einen ein',
  'grid.refusal_StockNotTracked':
    'Der Bestand wird nicht mehr gezählt: Schalten Sie das Zählen zuerst auf der Seite des Produkts ein',
  'grid.refusal_StockBelowReserved': 'Bestellungen haben mehr reserviert: Geben Sie eine höhere Zahl ein',
};
