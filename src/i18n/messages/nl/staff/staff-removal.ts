import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/staff-removal.ts';

export const messages: Translated<typeof english> = {
  'staff.removeTitle': '{name} verwijderen?',
  'staff.removeText':
    '{name} ({email}, {role}) wordt meteen overal uitgelogd en komt zonder nieuwe uitnodiging niet meer binnen. Wat deze persoon heeft gedaan, blijft in het logboek staan.',
  'staff.removeSelf':
    'Dit ben je zelf ({email}, {role}). Je wordt meteen overal uitgelogd en komt zonder nieuwe uitnodiging niet meer binnen. Wat je hebt gedaan, blijft in het logboek staan.',
  'staff.removeNow': '{name} verwijderen',
  'staff.keysEnd': 'Sleutels van programma’s die daarmee meteen vervallen: {keys}.',
};
