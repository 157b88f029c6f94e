import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/history/history-page.ts';

export const messages: Translated<typeof english> = {
  'history.title': 'Verlauf',
  'history.noneYet':
    'Noch wurde nichts geändert. Hier wird jede Änderung an Produkten, Preisen, Beständen und Kollektionen stehen; 90 Tage lang lässt sie sich rückgängig machen.',
  'history.source': 'Quelle',
  'history.source_office': 'Team',
  'history.source_command': 'Befehl',
  'history.source_import': 'Import',
  'history.source_schedule': 'Nach Zeitplan',
  'history.product': 'Produkt (SKU oder Adresse)',
  'history.undo': 'Rückgängig machen',
  'history.backTo': 'Zurück zu dieser Version',
  'history.undoneBy': 'Rückgängig gemacht',
  'history.undoes': 'Macht Änderung {number} rückgängig',
  'history.toUndo': 'Zeigen, womit',
  'history.toList': 'Zum Verlauf',
  'history.missing': 'Diese Änderung gibt es nicht',
  'history.field': 'Was',
  'history.thing': 'Woran',
  'history.before': 'Vorher',
  'history.after': 'Nachher',
  'history.left': 'Unverändert gelassen',
  'history.reason_ChangedSince': 'Es wurde seitdem geändert.',
  'history.reason_InTheWay': 'An seiner Stelle ist inzwischen etwas anderes.',
  'history.reason_Reserved': 'Bestellungen haben es reserviert.',
  'history.reason_InUse': 'Es wird verwendet.',
  'history.refusal_BatchUnknown': 'Diesen Eintrag gibt es im Verlauf nicht mehr.',
  'history.refusal_BatchTooOld':
    'Die Änderung ist älter als 90 Tage. Hier steht, was vorher galt: Stellen Sie es dort wieder ein, wo es noch stimmt.',
  'history.refusal_BatchUndone': 'Jemand hat sie schon rückgängig gemacht.',
  'history.refusal_NothingToUndo':
    'Nichts davon ist noch so, wie diese Änderung es hinterlassen hat; deshalb wurde nichts rückgängig gemacht.',
  'history.counted': { one: '{count} Änderung', other: '{count} Änderungen' },
  'history.countedOver': 'mehr als {count} Änderungen',
  'history.undone': { one: '{count} Änderung rückgängig gemacht.', other: '{count} Änderungen rückgängig gemacht.' },
  'history.undoneBut': 'Rückgängig gemacht: {undone}. Gelassen, weil seitdem geändert oder in Gebrauch: {left}.',
};
