import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/shop-ways.ts';

export const messages: Translated<typeof english> = {
  'mailSettings.sender': 'Odesílatel',
  'mailSettings.senderHint': 'Z této adresy chodí e-maily zákazníkům. Vedle ní je název obchodu.',
  'mailSettings.senderSet': 'Server obchodu odesílá z adresy {mailFrom}; ta platí místo tohoto pole.',
  'mailSettings.replyTo': 'Kam jdou odpovědi',
  'mailSettings.replyToHint': 'Nechte prázdné, pokud mají jít odesílateli.',
  'mailSettings.merchant': 'Kdo se dozví o objednávkách',
  'mailSettings.merchantHint': 'O zaplacených objednávkách, sporech a odstoupeních.',
  'retentionSettings.byLaw': 'Podle zákona',
  'retentionSettings.byShop': 'Podle vašeho uvážení',
  'retentionSettings.bookkeepingYears': 'Účetnictví (roky)',
  'retentionSettings.bookkeepingYearsHint':
    'Údaje z faktur k zaplaceným objednávkám. Prázdné: podle požadavků vaší země.',
  'retentionSettings.claimsYears': 'Nároky (roky)',
  'retentionSettings.claimsYearsHint':
    'Kontaktní údaje, e-maily, poznámky a odstoupení. Prázdné: dokud se nároky ve vaší zemi nepromlčí.',
  'retentionSettings.unpaidOrderDays': 'Neuskutečněné objednávky (dny)',
  'retentionSettings.technicalDays': 'Technické zprávy (dny)',
  'retentionSettings.technicalDaysHint': 'Od poskytovatelů plateb a co bylo komu doručeno.',
  'retentionSettings.auditYears': 'Protokol zázemí (roky)',
  'marketingSettings.newsletter': 'Nabízet na stránkách newsletter',
  'marketingSettings.newsletterHint': 'Kdo se přihlásí, nejdřív to potvrdí e-mailem.',
  'marketingSettings.cartReminder': 'Jednou připomenout nedokončenou objednávku',
  'marketingSettings.cartReminderHint': 'Jen zákazníkům, kteří to v pokladně zaškrtli.',
  'marketingSettings.afterHours': 'Kolik hodin po poslední změně košíku',
  'reviewSettings.askDays': 'Kolik dní po doručení požádat o recenzi',
  'reviewSettings.askDaysHint':
    'Prázdné: nikoho nežádáme. E-mail se považuje za reklamu: než ho zapnete, přečtěte si návod k recenzím.',
  'invoiceSettings.issueAt': 'Kdy faktury vznikají',
  'invoiceSettings.issueAtHint':
    'Pokud faktury vystavuje účetní nebo jiný program, uveďte to tady: jinak by na jeden prodej byly dvě.',
  'invoiceSettings.at_byHand': 'Ručně, k jednotlivým objednávkám',
  'invoiceSettings.at_elsewhere': 'Ne tady: vystavuje je účetní nebo jiný program',
  'invoiceSettings.at_payment': 'Po zaplacení objednávky',
  'invoiceSettings.at_sending': 'Po odeslání prvního balíku',
  'invoiceSettings.forConsumers': 'I pro zákazníky bez firmy',
  'invoiceSettings.forConsumersHint': 'Firmy ji dostanou vždy.',
  'invoiceSettings.series': 'Číslování',
  'invoiceSettings.seriesHint':
    '{year} je rok, {month} měsíc, {number} pořadové číslo; {number:4} zapíše 0007. Každá řada začíná s rokem znovu.',
  'invoiceSettings.invoice': 'Faktury',
  'invoiceSettings.correction': 'Opravné daňové doklady',
  'invoiceSettings.proforma': 'Zálohové faktury',
  'invoiceSettings.receipt': 'Účtenky pro spotřebitele',
  'stockSettings.lowStockAt': 'Hranice nízké zásoby (ks)',
  'stockSettings.lowStockAtHint': 'Pro varianty bez vlastní hranice. Prázdné: žádná zásoba se nepovažuje za nízkou.',
  'stockSettings.mails': 'Upozornit obchod e-mailem',
  'stockSettings.mailsHint': 'Jeden e-mail pokaždé, když zásoba klesne na hranici.',
  'storefrontSettings.guaranteeNotice': 'Oznámení o zákonné záruce na stránce každého produktu',
  'storefrontSettings.guaranteeNoticeHint': 'V pokladně a na vlastní stránce je vždy.',
};
