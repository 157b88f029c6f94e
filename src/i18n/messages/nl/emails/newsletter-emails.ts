import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/newsletter-emails.ts';

export const messages: Translated<typeof english> = {
  'newsletterMail.subject': 'Nieuwsbrief van {shop}: bevestig je aanmelding',
  'newsletterMail.text':
    'Iemand, waarschijnlijk jij, heeft met dit e-mailadres de nieuwsbrief van {shop} aangevraagd. Bevestig dat het adres van jou is en dat je de nieuwsbrief wilt. De link is 14 dagen geldig.',
  'newsletterMail.confirm': 'Bevestigen',
  'newsletterMail.ignore':
    'Was jij dat niet? Negeer dan deze e-mail: zonder je bevestiging komt er verder niets, en we verwijderen het adres.',
  'newsletterMail.leave': 'Ik wil de nieuwsbrief niet',
};
