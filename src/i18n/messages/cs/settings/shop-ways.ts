import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/shop-ways.ts';

export const messages: Translated<typeof english> = {
  'mailSettings.sender': 'Odesílatel',
  'mailSettings.senderHint': 'Z této adresy chodí e-maily zákazníkům. Vedle ní stojí název obchodu.',
  'mailSettings.senderSet': 'Server obchodu odesílá z adresy {mailFrom}; ta platí místo tohoto pole.',
  'mailSettings.replyTo': 'Kam jdou odpovědi',
  'mailSettings.replyToHint': 'Nechte prázdné, pokud mají jít odesílateli.',
  'mailSettings.merchant': 'Kdo se dozví o objednávkách',
  'mailSettings.merchantHint': 'O zaplacených objednávkách, sporech a odstoupeních.',
  'retentionSettings.byLaw': 'Podle zákona',
  'retentionSettings.byShop': 'Podle vás',
  'retentionSettings.bookkeepingYears': 'Roky pro účetnictví',
  'retentionSettings.bookkeepingYearsHint':
    'Co musí faktury uvádět o zaplacené objednávce. Prázdné: podle požadavků vaší země.',
  'retentionSettings.claimsYears': 'Roky pro nároky',
  'retentionSettings.claimsYearsHint':
    'Kontaktní údaje, e-maily, poznámky a odstoupení. Prázdné: dokud se nároky ve vaší zemi nepromlčí.',
  'retentionSettings.unpaidOrderDays': 'Dny pro objednávky, ze kterých nic nebylo',
  'retentionSettings.technicalDays': 'Dny pro technické zprávy',
  'retentionSettings.technicalDaysHint': 'Od poskytovatelů plateb a co bylo komu doručeno.',
  'retentionSettings.auditYears': 'Roky pro protokol kanceláře',
  'marketingSettings.newsletter': 'Stránky nabízejí newsletter',
  'marketingSettings.newsletterHint': 'Kdo se přihlásí, nejdřív to potvrdí e-mailem.',
  'marketingSettings.cartReminder': 'Jednou připomenout nedokončenou objednávku',
  'marketingSettings.cartReminderHint': 'Jen zákazníkům, kteří to v pokladně zaškrtli.',
  'marketingSettings.afterHours': 'Hodiny po poslední změně košíku',
  'reviewSettings.askDays': 'Tolik dní po doručení požádat o recenzi',
  'reviewSettings.askDaysHint':
    'Prázdné: nikdo se neptá. E-mail se považuje za reklamu: než ho zapnete, přečtěte si návod k recenzím.',
  'stockSettings.lowStockAt': 'Nízká zásoba od tolika kusů',
  'stockSettings.lowStockAtHint': 'Kde varianta nemá vlastní číslo. Prázdné: nic se nepovažuje za nízké.',
  'stockSettings.mails': 'Upozornit obchod e-mailem',
  'stockSettings.mailsHint': 'Jednou pokaždé, když něco na toto číslo klesne.',
  'storefrontSettings.guaranteeNotice': 'Oznámení o zákonné záruce na stránce každého produktu',
  'storefrontSettings.guaranteeNoticeHint': 'V pokladně a na vlastní stránce stojí vždy.',
};
