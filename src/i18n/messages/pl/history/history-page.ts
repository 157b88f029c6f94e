import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/history/history-page.ts';

export const messages: Translated<typeof english> = {
  'history.title': 'Historia zmian',
  'history.noneYet':
    'Nic jeszcze nie zmieniono. Pojawi się tu każda zmiana produktów, cen, stanów i kolekcji; przez 90 dni można ją cofnąć.',
  'history.source': 'Skąd',
  'history.source_office': 'Zespół',
  'history.source_command': 'Polecenie',
  'history.source_import': 'Import',
  'history.source_schedule': 'O ustalonej porze',
  'history.product': 'Produkt (SKU lub adres)',
  'history.undo': 'Cofnij',
  'history.backTo': 'Wróć do tej wersji',
  'history.undoneBy': 'Cofnięto',
  'history.undoes': 'Cofa zmianę {number}',
  'history.toUndo': 'Zobacz, co ją cofnęło',
  'history.toList': 'Do historii zmian',
  'history.missing': 'Nie ma takiej zmiany',
  'history.field': 'Co',
  'history.thing': 'Czego dotyczy',
  'history.before': 'Przed',
  'history.after': 'Po',
  'history.left': 'Pozostawiono bez zmian',
  'history.reason_ChangedSince': 'Od tego czasu zostało zmienione.',
  'history.reason_InTheWay': 'To miejsce zajmuje już coś innego.',
  'history.reason_Reserved': 'Zarezerwowały to zamówienia.',
  'history.reason_InUse': 'Jest w użyciu.',
  'history.refusal_BatchUnknown': 'W historii nie ma już takiej pozycji.',
  'history.refusal_BatchTooOld':
    'Zmiana ma ponad 90 dni. Widać tu, co było wcześniej: tam, gdzie nadal jest aktualne, ustaw to ponownie.',
  'history.refusal_BatchUndone': 'Ktoś już to cofnął.',
  'history.refusal_NothingToUndo': 'Nic już nie jest takie, jak po tej zmianie, więc niczego nie cofnięto.',
  'history.counted': { one: '{count} zmiana', few: '{count} zmiany', many: '{count} zmian', other: '{count} zmiany' },
  'history.countedOver': 'ponad {count} zmian',
  'history.undone': {
    one: 'Cofnięto {count} zmianę.',
    few: 'Cofnięto {count} zmiany.',
    many: 'Cofnięto {count} zmian.',
    other: 'Cofnięto {count} zmiany.',
  },
  'history.undoneBut': 'Cofnięto: {undone}. Pozostawiono, bo zmieniono później lub jest w użyciu: {left}.',
};
