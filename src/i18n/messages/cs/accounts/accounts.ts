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
  'accounts.note_paidInCash':
    'Hotově na místě nebo při dodání: zda se na ně vztahuje polská výjimka z pokladny, řekne finanční úřad. Objednávky: {about}',
  'accounts.note_rateMissing': 'Bez kurzu nepřepočteno: {about}',
  'accounts.note_ksefMissing': 'Ještě není v KSeF, v souboru je proto BFK: {about}',
  'accounts.note_invoiceMissing': 'Firma nakoupila a nemá odsud fakturu nebo opravný doklad. Objednávky: {about}',
  'accounts.note_accountMissing':
    'Pro tyto státy a sazby není účet, jejich prodeje proto v souboru DATEV nejsou: {about}',
  'accounts.note_notPaidOut': 'Zaplaceno a zatím v žádné známé výplatě. Objednávky: {about}',
  'accounts.note_payoutByHand': 'Vyplaceno na vyžádání; platební služba neuvádí, z jakých pohybů. Výplaty: {about}',
  'accounts.note_ossEarlier':
    'Vráceno za dřívější čtvrtletí: import BZSt pro to nemá řádek, zapište to do formuláře ze souboru OSS. Objednávky: {about}',
  'accounts.note_ossCompany':
    'Firma z jiného státu EU zaplatila DPH tohoto státu, režim jednoho správního místa je ale pro prodej spotřebitelům. Zeptejte se účetní, jak tyto objednávky přiznat: {about}',
  'accounts.note_ossNear': 'Prodeje spotřebitelům v jiných státech EU bez DPH, z 10 000 EUR ročně: {about}',
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
  'accounts.report_jpk': 'JPK_V7M(3): řádky prodeje (CSV)',
  'accounts.report_cash': 'Evidence prodejů bez pokladny (CSV)',
  'accounts.report_datev': 'DATEV: účetní zápisy (EXTF)',
  'accounts.report_pohoda': 'Pohoda: vydané doklady (XML)',
  'accounts.report_nl': 'Obrat a DPH podle sazeb (CSV)',
  'accounts.report_oss': 'OSS: čtvrtletí tohoto měsíce (CSV)',
  'accounts.report_bzst': 'OSS: čtvrtletí pro import do BZSt (CSV)',
  'accounts.report_stripe': 'Výplaty a jejich pohyby (CSV)',
};
