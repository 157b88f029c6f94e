import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/office/shell.ts';

export const messages: Translated<typeof english> = {
  'shell.navigation': 'Stránky administrace',
  'shell.today': 'Dnes',
  'shell.orders': 'Objednávky',
  'shell.find': 'Hledat',
  'shell.findTitle': 'Hledat objednávky, zákazníky, produkty',
  'shell.findHint': 'Číslo, jméno, e-mail, telefon, SKU nebo číslo zásilky',
  'shell.findNothing': 'Pro „{text}“ se nic nenašlo.',
  'shell.findAll': 'Všechny objednávky pro „{text}“',
  'shell.products': 'Produkty',
  'shell.customerOrders': { one: '{count} objednávka', few: '{count} objednávky', other: '{count} objednávek' },
  'shell.close': 'Zavřít',
  'shell.account': 'Účet',
  'shell.signOut': 'Odhlásit se',
  'shell.keys': 'Klávesové zkratky',
  'shell.keyFind': 'Hledat cokoli',
  'shell.keyToday': 'Dnes',
  'shell.keyOrders': 'Objednávky',
  'shell.keyNext': 'Další řádek',
  'shell.keyPrevious': 'Předchozí řádek',
  'shell.keyOpen': 'Otevřít řádek',
  'shell.keySend': 'Odeslat',
  'shell.keyRefund': 'Vrátit peníze',
  'shell.keyHelp': 'Tato nápověda',
};
