import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/draft-emails.ts';

export const messages: Translated<typeof english> = {
  'draftMail.subject': 'Vaše objednávka v obchodě {shop} je připravena k zaplacení',
  'draftMail.greeting': 'Dobrý den,',
  'draftMail.text':
    'jak jsme se domluvili, připravili jsme vaši objednávku. Otevřete odkaz, zkontrolujte ji, doplňte údaje a zaplaťte způsobem, který vám vyhovuje.',
  'draftMail.link': 'Zobrazit objednávku a zaplatit',
  'draftMail.valid': 'Odkaz platí do {until}. Do té doby se ceny nezmění; zboží odložíme ve chvíli, kdy objednáte.',
  'draftMail.noteTitle': 'Vzkaz pro vás',
  'draftMail.goods': 'Vaše objednávka',
  'draftMail.legal':
    'Smlouvu uzavíráte až odesláním objednávky na stránce. Najdete tam i obchodní podmínky a poučení o odstoupení od smlouvy.',
  'draftMail.collected': 'Osobní odběr',
  'draftMail.asAgreed': 'podle dohody',
  'draftMail.endedTitle': 'Tento platební odkaz už neplatí',
  'draftMail.withdrawn': 'Obchod {shop} tuto objednávku stáhl. Tímto odkazem už nelze nic objednat ani zaplatit.',
  'draftMail.replaced':
    'Obchod {shop} tuto objednávku změnil. Nový odkaz přijde v novém e-mailu; tímto už zaplatit nelze.',
  'draftMail.expired': 'Lhůta pro tuto objednávku skončila {until}. Požádejte obchod {shop} o nový odkaz.',
  'draftMail.unknown':
    'Tento odkaz neznáme. Možná není celý: zkopírujte ho celý z e-mailu, nebo se zeptejte obchodu {shop}.',
  'draftMail.soldOutTitle': 'Část objednávky je vyprodaná',
  'draftMail.soldOut':
    'Mezitím vyprodáno: {titles}. Nic nebylo objednáno ani účtováno. Požádejte obchod {shop} o jiný návrh.',
  'draftMail.again': 'Zkusit znovu',
  'draftMail.contact': 'Napsat: {shop}',
  'draftMail.home': 'Do obchodu',
};
