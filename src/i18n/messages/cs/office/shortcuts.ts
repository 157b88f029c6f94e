import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/shortcuts.ts';

export const messages: Translated<typeof english> = {
  'shortcuts.new': 'Nová položka v otevřeném seznamu',
  'shortcuts.next': 'Další řádek',
  'shortcuts.previous': 'Předchozí řádek',
  'shortcuts.open': 'Otevřít řádek',
  'shortcuts.save': 'Uložit',
  'shortcuts.select': 'Vybrat řádek',
  'shortcuts.publish': 'Zveřejnit recenzi',
  'shortcuts.reject': 'Odmítnout recenzi',
  'shortcuts.answer': 'Odpovědět na recenzi',
  'shortcuts.undo': 'Vrátit zpět',
  'shortcuts.findNothing': 'Pro „{text}“ se nic nenašlo.',
  'shortcuts.findAll': 'Všechny objednávky pro „{text}“',
  'shortcuts.customerOrders': { one: '{count} objednávka', few: '{count} objednávky', other: '{count} objednávek' },
};
