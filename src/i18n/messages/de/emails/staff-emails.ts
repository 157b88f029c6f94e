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
  'staffMail.accountSubject': 'Ihr Zugang zur Verwaltung von {shop}',
  'staffMail.passkeyAdded': 'Am {time} wurde Ihrem Konto in der Verwaltung von {shop} ein Passkey hinzugefügt.',
  'staffMail.passkeyRemoved': 'Am {time} wurde aus Ihrem Konto in der Verwaltung von {shop} ein Passkey entfernt.',
  'staffMail.passwordChanged':
    'Am {time} wurde das Passwort Ihres Kontos in der Verwaltung von {shop} festgelegt, samt Authenticator-App und Wiederherstellungscodes. Alle Ihre anderen Sitzungen sind beendet.',
  'staffMail.codesRenewed':
    'Am {time} wurden neue Wiederherstellungscodes für Ihr Konto in der Verwaltung von {shop} erstellt. Die bisherigen gelten nicht mehr.',
  'staffMail.accessRenewed':
    'Am {time} wurde Ihr Zugang zur Verwaltung von {shop} mit einem Einmal-Link neu eingerichtet. Ihre bisherigen Passkeys, Ihr Passwort und alle Ihre Sitzungen sind damit beendet.',
  'staffMail.codeWrong':
    'Am {time} wollte sich jemand mit Ihrer E-Mail-Adresse und Ihrem richtigen Passwort, aber mit einem falschen Code in der Verwaltung von {shop} anmelden und wurde abgewiesen.',
  'staffMail.notYou':
    'Waren Sie das, ist nichts zu tun. Wenn nicht, melden Sie sich sofort an, beenden Sie alle anderen Sitzungen, legen Sie ein neues Passwort fest und sagen Sie einem Inhaber des Shops Bescheid.',
  'staffMail.accountLink': 'Mein Konto ansehen',
  'staffMail.ownerSubject': '{shop} hat einen weiteren Inhaber',
  'staffMail.ownerAdded':
    'Seit {time} hat {name} ({email}) die Rolle Inhaber bei {shop} und darf in der Verwaltung alles, auch bei Zahlungen, Bankverbindung und Team.',
  'staffMail.ownerUnknown':
    'Wissen Sie nichts davon, nehmen Sie die Rolle sofort zurück. Wer sie vergeben hat, steht im Protokoll der Verwaltung.',
  'staffMail.staffLink': 'Sehen, wer hier arbeitet',
};
