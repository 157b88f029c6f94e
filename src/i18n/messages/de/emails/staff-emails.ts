import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/staff-emails.ts';

export const messages: Translated<typeof english> = {
  'staffMail.invitationSubject': 'Ihre Einladung in die Verwaltung von {shop}',
  'staffMail.invitation':
    'Sie sind eingeladen, in der Verwaltung von {shop} mitzuarbeiten. Über den Link richten Sie Ihren Zugang ein: mit einem Passkey oder mit Passwort und Authenticator-App.',
  'staffMail.invitationLink': 'Einladung annehmen',
  'staffMail.recoverySubject': 'Zurück in die Verwaltung von {shop}',
  'staffMail.recovery':
    'Mit diesem Link richten Sie Ihren Zugang zur Verwaltung von {shop} neu ein. Ihre bisherigen Passkeys, Ihr Passwort und alle Ihre Sitzungen enden damit.',
  'staffMail.recoveryLink': 'Zugang neu einrichten',
  'staffMail.once':
    'Der Link gilt einmal und 24 Stunden lang. Wer ihn hat, kann ihn benutzen: Geben Sie ihn nicht weiter.',
  'staffMail.ignore':
    'Falls Sie nichts dergleichen erwartet haben, ignorieren Sie diese E-Mail: Dann geschieht nichts.',
};
