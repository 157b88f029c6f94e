import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/waiting.ts';

export const messages: Translated<typeof english> = {
  'waiting.title': 'Čekající akce',
  'waiting.byMe': 'Vy',
  'waiting.by': '{name}',
  'waiting.in': 'za {seconds}\u00a0s',
  'waiting.running': 'právě se provádí',
  'waiting.howToUndo': 'Stisknutím Z to vrátíte zpět.',
  'waiting.close': 'Zavřít',
  'waiting.refused': 'Objednávka {number}, neprovedeno: {action}',
  'waiting.more': {
    one: 'Čeká ještě {count} akce.',
    few: 'Čekají ještě {count} akce.',
    other: 'Čeká ještě {count} akcí.',
  },
  'waiting.one_send': 'Objednávka {number} bude označena jako odeslaná',
  'waiting.one_refund': 'Peníze za objednávku {number} se vrátí',
  'waiting.one_cancel': 'Objednávka {number} bude zrušena',
  'waiting.one_paid': 'Objednávka {number} bude označena jako zaplacená',
  'waiting.one_delivered': 'Objednávka {number} bude označena jako doručená',
  'waiting.one_resend_mail': 'E-mail o objednávce {number} odejde znovu',
  'waiting.one_document': 'Vystaví se doklad k objednávce {number}',
  'waiting.many_send': {
    one: '{count} objednávka bude označena jako odeslaná',
    few: '{count} objednávky budou označeny jako odeslané',
    other: '{count} objednávek bude označeno jako odeslané',
  },
  'waiting.many_refund': {
    one: 'Peníze za {count} objednávku se vrátí',
    few: 'Peníze za {count} objednávky se vrátí',
    other: 'Peníze za {count} objednávek se vrátí',
  },
  'waiting.many_cancel': {
    one: '{count} objednávka bude zrušena',
    few: '{count} objednávky budou zrušeny',
    other: '{count} objednávek bude zrušeno',
  },
  'waiting.many_paid': {
    one: '{count} objednávka bude označena jako zaplacená',
    few: '{count} objednávky budou označeny jako zaplacené',
    other: '{count} objednávek bude označeno jako zaplacené',
  },
  'waiting.many_delivered': {
    one: '{count} objednávka bude označena jako doručená',
    few: '{count} objednávky budou označeny jako doručené',
    other: '{count} objednávek bude označeno jako doručené',
  },
  'waiting.many_resend_mail': {
    one: '{count} e-mail odejde znovu',
    few: '{count} e-maily odejdou znovu',
    other: '{count} e-mailů odejde znovu',
  },
  'waiting.many_document': {
    one: 'Vystaví se {count} doklad',
    few: 'Vystaví se {count} doklady',
    many: 'Vystaví se {count} dokladu',
    other: 'Vystaví se {count} dokladů',
  },
};
