import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/newsletter-emails.ts';

export const messages: Translated<typeof english> = {
  'newsletterMail.subject': 'Newsletter obchodu {shop}: potvrďte odběr',
  'newsletterMail.text':
    'Někdo, nejspíš vy, požádal s touto e-mailovou adresou o newsletter obchodu {shop}. Potvrďte prosím, že adresa patří vám a že newsletter chcete. Odkaz platí 14 dní.',
  'newsletterMail.confirm': 'Potvrdit',
  'newsletterMail.ignore':
    'Pokud jste to nebyli vy, e-mail ignorujte: bez potvrzení nic dalšího nepřijde a adresu smažeme.',
  'newsletterMail.leave': 'Newsletter nechci',
};
