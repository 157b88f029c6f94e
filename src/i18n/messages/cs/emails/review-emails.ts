import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/review-emails.ts';

export const messages: Translated<typeof english> = {
  'reviewMail.subject': 'Jak se vám líbí nákup z obchodu {shop}?',
  'reviewMail.text':
    'objednávku {number} už máte nějakou dobu doma. Jak se vám líbí? Váš upřímný názor, ať chvála, nebo výtka, pomůže ostatním s výběrem.',
  'reviewMail.goods': 'Váš nákup',
  'reviewMail.link': 'Napsat recenzi',
  'reviewMail.valid':
    'Odkaz je jen pro vás a platí do {until}. Je se zbožím něco v nepořádku? Stačí odpovědět na tento e-mail a napravíme to.',
  'reviewMail.why':
    'Tento e-mail dostáváte jednou, protože jste nakoupili v obchodě {shop}. E-maily s žádostí o recenzi můžete kdykoli bezplatně odmítnout:',
  'reviewMail.stop': 'Takové e-maily už nechci',
  'reviewRejection.subject': 'Vaše recenze produktu „{product}“ nebyla zveřejněna',
  'reviewRejection.text':
    'přečetli jsme si vaši recenzi produktu „{product}“ v obchodě {shop} a nezveřejnili jsme ji. Rozhodl o tom člověk, ne program.',
  'reviewRejection.reason': 'Důvod',
  'reviewRejection.wrote': 'Co jste napsali',
  'reviewRejection.rule': 'To, že je recenze kritická, důvodem nikdy není: chválu i stížnosti zveřejňujeme stejně.',
  'reviewRejection.object':
    'Myslíte, že se mýlíme? Stačí odpovědět na tento e-mail a podíváme se na to znovu. Obrátit se můžete i na orgán pro řešení sporů nebo na soud.',
  'reviewRejection.link': 'Zobrazit recenzi',
};
