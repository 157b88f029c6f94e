import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/many-orders.ts';

export const messages: Translated<typeof english> = {
  'many.export': 'Exportovat do CSV',
  'many.saveView': 'Uložit pohled',
  'many.manageViews': 'Upravit pohledy',
  'many.viewName': 'Název pohledu',
  'many.isShared': 'Pro celý tým',
  'many.rename': 'Uložit',
  'many.moveUp': 'Posunout „{name}“ dopředu',
  'many.remove': 'Smazat „{name}“',
  'many.editView': 'Upravit „{name}“',
  'many.shared': 'sdílený',
  'many.viewRefused': 'To se nepodařilo. Možná je pohledů příliš mnoho, nebo tento změnil někdo jiný.',
  'many.select': 'Vybrat objednávku {number}',
  'many.selectPage': 'Vybrat vše na této stránce',
  'many.selectAll': {
    one: 'Vybrat {count} odpovídající',
    few: 'Vybrat všechny {count} odpovídající',
    other: 'Vybrat všech {count} odpovídajících',
  },
  'many.selectedMost': 'Vybráno {count} nejnovějších: víc najednou nejde.',
  'many.bar': 'Vybrané objednávky',
  'many.chosen': { one: '{count} vybraná', few: '{count} vybrané', other: '{count} vybraných' },
  'many.clear': 'Zrušit výběr',
  'many.send': 'Odeslat',
  'many.send_labelled': 'Odeslat se štítky',
  'many.delivered': 'Označit jako doručené',
  'many.paid': 'Označit jako zaplacené',
  'many.resend_mail': 'Poslat e-mail znovu',
  'many.print': 'Tisk dokladů',
};
