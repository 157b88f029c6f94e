import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/reminder-emails.ts';

export const messages: Translated<typeof english> = {
  'reminderMail.subject': 'Je winkelwagen bij {shop} staat nog klaar',
  'reminderMail.text':
    'Je vroeg ons om een herinnering: je bestelling bij {shop} is nog niet afgerond. Dit ligt nog in je winkelwagen, voor de prijs van vandaag.',
  'reminderMail.goods': 'In je winkelwagen',
  'reminderMail.link': 'Terug naar de winkelwagen',
  'reminderMail.once':
    'Je krijgt deze e-mail één keer voor deze winkelwagen, omdat je dat bij het afrekenen hebt aangevinkt.',
  'reminderMail.stop': 'Herinner me nooit meer',
  'reminderMail.stopTitle': 'Geen herinneringen meer?',
  'reminderMail.stopText': 'Eén klik is genoeg en we herinneren je nooit meer aan een winkelwagen.',
  'reminderMail.stopButton': 'Geen herinneringen meer',
  'reminderMail.stoppedTitle': 'Geen herinneringen meer',
  'reminderMail.stoppedText':
    'We herinneren je niet meer aan een winkelwagen. E-mails over je bestellingen blijven komen.',
  'reminderMail.home': 'Naar de winkel',
};
