import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/reminder-emails.ts';

export const messages: Translated<typeof english> = {
  'reminderMail.subject': 'Ihr Warenkorb bei {shop} ist noch da',
  'reminderMail.text':
    'Sie haben uns um eine Erinnerung gebeten: Ihre Bestellung bei {shop} ist noch nicht abgeschlossen. Das liegt noch im Warenkorb, zu den heutigen Preisen.',
  'reminderMail.goods': 'Im Warenkorb',
  'reminderMail.link': 'Zurück zum Warenkorb',
  'reminderMail.once':
    'Diese E-Mail erhalten Sie für diesen Warenkorb nur einmal, weil Sie es an der Kasse angekreuzt haben.',
  'reminderMail.stop': 'Nie wieder erinnern',
  'reminderMail.stopTitle': 'Keine Erinnerungen mehr?',
  'reminderMail.stopText': 'Ein Klick genügt, und wir erinnern Sie nie wieder an einen Warenkorb.',
  'reminderMail.stopButton': 'Keine Erinnerungen mehr',
  'reminderMail.stoppedTitle': 'Keine Erinnerungen mehr',
  'reminderMail.stoppedText':
    'Wir erinnern Sie nicht mehr an einen Warenkorb. E-Mails zu Ihren Bestellungen kommen weiterhin.',
  'reminderMail.home': 'Zum Shop',
};
