import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/record-editor.ts';

export const messages: Translated<typeof english> = {
  'record.save': 'Uložit',
  'record.unsaved': 'Zatím neuloženo',
  'record.leave': 'Změny nejsou uložené. Přesto opustit stránku?',
  'record.problems': 'Některá pole nejsou správně: jsou označená.',
  'record.merged': 'Uloženo i s tím, co mezitím změnil někdo jiný.',
  'record.changed': 'Mezitím to uložil někdo jiný',
  'record.changedBy': 'Mezitím to uložil uživatel {by}',
  'record.decide':
    'Stejná pole změnil i někdo jiný. Nic se neztratilo, vaše změny zatím nejsou uložené: vyberte, co má zůstat.',
  'record.mine': 'Vaše',
  'record.theirs': 'Od druhého',
  'record.keepMine': 'Nechat moje',
  'record.takeTheirs': 'Převzít od druhého',
  'record.keepAllMine': 'Nechat všechno moje',
  'record.takeAllTheirs': 'Převzít všechno od druhého',
  'record.removed': 'Odstraněno',
  'record.empty': 'Nic',
  'record.typingBack': 'Co jste napsali a neuložili, je tu znovu.',
  'record.closed': 'Toto už změnit nelze a napsaný text není uložený.',
  'record.discardTyping': 'Zahodit',
};
