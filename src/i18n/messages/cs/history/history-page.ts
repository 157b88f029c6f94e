import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/history/history-page.ts';

export const messages: Translated<typeof english> = {
  'history.title': 'Historie změn',
  'history.noneYet':
    'Zatím se nic nezměnilo. Bude zde každá změna produktů, cen, zásob a kolekcí; 90 dní ji lze vrátit zpět.',
  'history.source': 'Odkud',
  'history.source_office': 'Tým',
  'history.source_command': 'Příkaz',
  'history.source_import': 'Import',
  'history.source_schedule': 'Podle plánu',
  'history.product': 'Produkt (SKU nebo adresa)',
  'history.undo': 'Vrátit zpět',
  'history.backTo': 'Zpět na tuto verzi',
  'history.undoneBy': 'Vráceno zpět',
  'history.undoes': 'Vrací změnu {number}',
  'history.toUndo': 'Zobrazit vrácení',
  'history.toList': 'Do historie změn',
  'history.missing': 'Taková změna neexistuje',
  'history.field': 'Co',
  'history.thing': 'U čeho',
  'history.before': 'Před',
  'history.after': 'Po',
  'history.left': 'Ponecháno beze změny',
  'history.reason_ChangedSince': 'Mezitím se to změnilo.',
  'history.reason_InTheWay': 'Na jeho místě je už něco jiného.',
  'history.reason_Reserved': 'Rezervují to objednávky.',
  'history.reason_InUse': 'Používá se to.',
  'history.refusal_BatchUnknown': 'Tento záznam už v historii není.',
  'history.refusal_BatchTooOld':
    'Změna je starší než 90 dní. Vidíte tu, co platilo dřív: nastavte to znovu tam, kde to stále platí.',
  'history.refusal_BatchUndone': 'Někdo ji už vrátil zpět.',
  'history.refusal_NothingToUndo': 'Nic už není tak, jak to tato změna zanechala, proto se nic nevrátilo.',
  'history.counted': { one: '{count} změna', few: '{count} změny', many: '{count} změny', other: '{count} změn' },
  'history.countedOver': 'více než {count} změn',
  'history.undone': {
    one: 'Vrácena {count} změna.',
    few: 'Vráceny {count} změny.',
    many: 'Vráceno {count} změny.',
    other: 'Vráceno {count} změn.',
  },
  'history.undoneBut': 'Vráceno: {undone}. Ponecháno, protože se to mezitím změnilo nebo se používá: {left}.',
};
