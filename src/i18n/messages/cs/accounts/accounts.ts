// A month for the accountant, in Czech.
import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/accounts/accounts.ts';

export const messages: Translated<typeof english> = {
  'accounts.title': 'Účetnictví',
  'accounts.intro':
    'Měsíc pro účetní: vše, co se prodalo, vrátilo a zaplatilo. Než soubor stáhnete, porovnáme ho s objednávkami, platbami, fakturami a výplatami.',
  'accounts.months': 'Měsíce',
  'accounts.earlier': 'Dřívější měsíce',
  'accounts.none': 'Zatím nic nebylo zaplaceno.',
  'accounts.nothing': 'V tomto měsíci se nic neprodalo, nevrátilo ani nevyplatilo.',
  'accounts.files': 'Soubory',
  'accounts.all': 'Vše (ZIP)',
  'accounts.sums': 'Součty za měsíc',
  'accounts.kind': 'Položka',
  'accounts.count': 'Počet',
  'accounts.amount': 'Částka',
  'accounts.kind_sale': 'Prodeje',
  'accounts.kind_correction': 'Vrácené peníze',
  'accounts.kind_payment': 'Platby ve výplatách',
  'accounts.kind_refund': 'Vrácené platby ve výplatách',
  'accounts.kind_fee': 'Poplatky',
  'accounts.kind_dispute': 'Sporné platby',
  'accounts.kind_payout': 'Vyplaceno na účet',
  'accounts.kind_other': 'Ostatní pohyby u platební služby',
  'accounts.notes': 'Ke kontrole',
  'accounts.note_excludedGoods':
    'Zboží, které v Polsku vždy vyžaduje registrační pokladnu (§ 4), se prodalo v objednávkách: {about}',
  'accounts.more': {
    one: 'a {count} další',
    few: 'a {count} další',
    many: 'a {count} dalších',
    other: 'a {count} dalších',
  },
  'accounts.disagree':
    'Tyto částky nesouhlasí, proto není co stáhnout. Nahlaste to prosím; nikdy nejde o zaokrouhlení.',
  'accounts.difference': '{about}: rozdíl {amount}, {one} – {other}',
  'accounts.source_order': 'objednávka',
  'accounts.source_refund': 'vrácení',
  'accounts.source_vat': 'DPH podle sazeb',
  'accounts.source_payment': 'platba',
  'accounts.source_document': 'doklad {name}',
  'accounts.source_payout': 'výplata {name}',
  'accounts.source_bookings': 'pohyby výplaty',
  'accounts.source_ledger': 'deník',
  'accounts.source_report': 'soubor {name}',
  'accounts.report_sales': 'Prodeje a opravy podle sazeb DPH (CSV)',
};
