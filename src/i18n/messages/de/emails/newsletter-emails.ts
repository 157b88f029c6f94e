import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/newsletter-emails.ts';

export const messages: Translated<typeof english> = {
  'newsletterMail.subject': 'Newsletter von {shop}: bitte bestätigen',
  'newsletterMail.text':
    'Jemand, vermutlich Sie, hat mit dieser E-Mail-Adresse den Newsletter von {shop} bestellt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört und Sie den Newsletter möchten. Der Link gilt 14 Tage.',
  'newsletterMail.confirm': 'Bestätigen',
  'newsletterMail.ignore':
    'Falls Sie das nicht waren, ignorieren Sie diese E-Mail: Ohne Ihre Bestätigung kommt nichts weiter, und wir löschen die Adresse.',
  'newsletterMail.leave': 'Ich möchte den Newsletter nicht',
};
