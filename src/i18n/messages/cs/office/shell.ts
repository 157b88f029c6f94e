import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/office/shell.ts';

export const messages: Translated<typeof english> = {
  'shell.navigation': 'Stránky administrace',
  'shell.today': 'Dnes',
  'shell.orders': 'Objednávky',
  'shell.toSend': {
    one: '{count} objednávka k odeslání',
    few: '{count} objednávky k odeslání',
    other: '{count} objednávek k odeslání',
  },
  'shell.customers': 'Zákazníci',
  'shell.returns': 'Vrácení',
  'shell.pack': 'Balit',
  'shell.staff': 'Tým',
  'shell.log': 'Protokol',
  'shell.find': 'Hledat',
  'shell.findNothing': 'Pro „{text}“ se nic nenašlo.',
  'shell.findAll': 'Všechny objednávky pro „{text}“',
  'shell.customerOrders': { one: '{count} objednávka', few: '{count} objednávky', other: '{count} objednávek' },
  'shell.close': 'Zavřít',
  'shell.keys': 'Klávesové zkratky',
  'shell.keyFind': 'Hledat cokoli',
  'shell.keyNext': 'Další řádek',
  'shell.keyPrevious': 'Předchozí řádek',
  'shell.keyOpen': 'Otevřít řádek',
  'shell.keySend': 'Odeslat',
  'shell.keyRefund': 'Vrátit peníze',
  'shell.keySelect': 'Vybrat řádek',
  'shell.keyPrint': 'Vytisknout doklady',
  'shell.keyEdit': 'Upravit adresu a kontakt',
  'shell.keyUndo': 'Vrátit zpět',
};
