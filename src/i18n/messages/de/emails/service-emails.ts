import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/service-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.orderLinkSubject': 'Ihre Bestellung {number}',
  'mail.orderLinkText':
    'Sie haben um den Link zu Ihrer Bestellung {number} gebeten. Auf ihrer Seite sehen Sie, wo das Paket ist, und finden den Weg zur Rücksendung.',
  'mail.orderLinkIgnore':
    'Das waren nicht Sie? Dann hat jemand Bestellnummer und Adresse eingegeben. Zu sehen gab es dabei nichts, und Sie müssen nichts tun.',
  'mail.stockHello': 'Guten Tag,',
  'mail.stockConfirmSubject': 'Bitte bestätigen: Nachricht, sobald „{title}“ wieder da ist',
  'mail.stockConfirmText':
    'jemand, wahrscheinlich Sie, möchte von uns hören, sobald es „{title}“ wieder zu kaufen gibt. Bitte bestätigen Sie, dass wir an diese Adresse schreiben dürfen.',
  'mail.stockConfirmLink': 'Bestätigen',
  'mail.stockConfirmIgnore':
    'Das waren nicht Sie? Dann tun Sie nichts: Nach {days} Tagen löschen wir die Adresse und melden uns nicht mehr.',
  'mail.stockBackSubject': '„{title}“ ist wieder da',
  'mail.stockBackText':
    'wie gewünscht geben wir Bescheid: „{title}“ gibt es wieder zu kaufen. Zurücklegen können wir nichts, warten Sie also nicht zu lange.',
  'mail.stockBackLink': 'Zum Artikel',
  'mail.stockBackOnce':
    'Dies ist unsere einzige E-Mail dazu; in einigen Tagen löschen wir Ihre Adresse. Wenn sie sofort gelöscht werden soll:',
  'mail.stockUnsubscribe': 'Abmelden',
  'merchant.contactSubject': 'Nachricht von {name}',
  'merchant.contactText':
    '{name} hat Ihnen auf der Kontaktseite geschrieben. Ihre Antwort auf diese E-Mail geht direkt an {email}.',
  'merchant.contactOrder': 'Angegebene Bestellnummer',
  'merchant.contactMessage': 'Nachricht',
  'mail.signInSubject': 'Anmeldung bei {shop}',
  'mail.signInText': 'Sie melden sich in Ihrem Konto bei {shop} an.',
  'mail.signInLink': 'Anmelden',
  'mail.signInCode': 'Ihr Code: {code}',
  'mail.signInCodeHint':
    'Geben Sie ihn in dem Fenster ein, in dem Sie ihn angefordert haben. Niemand aus dem Shop wird Sie je nach diesem Code fragen.',
  'mail.signInUntil': 'Link und Code gelten {minutes} Minuten und nur einmal.',
  'mail.signInIgnore': 'Das waren nicht Sie? Dann müssen Sie nichts tun: Ohne diese E-Mail kommt niemand hinein.',
  'mail.passkeyAddedSubject': 'Neuer Passkey für Ihr Konto bei {shop}',
  'mail.passkeyAddedText':
    'Am {moment} wurde Ihrem Konto bei {shop} ein Passkey hinzugefügt. Wer ihn besitzt, kann sich damit anmelden.',
  'mail.passkeyRemovedSubject': 'Passkey aus Ihrem Konto bei {shop} entfernt',
  'mail.passkeyRemovedText':
    'Am {moment} wurde aus Ihrem Konto bei {shop} ein Passkey entfernt. Damit kann sich niemand mehr anmelden.',
  'mail.passkeyNotYou':
    'Waren Sie das selbst, müssen Sie nichts tun. Andernfalls melden Sie sich mit Ihrer E-Mail-Adresse an, entfernen Sie alle Passkeys, die Sie nicht kennen, und melden Sie sich überall ab.',
  'mail.passkeyLink': 'Mein Konto ansehen',
};
