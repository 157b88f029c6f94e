import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/staff-removal.ts';

export const messages: Translated<typeof english> = {
  'staff.removeTitle': '{name} entfernen?',
  'staff.removeText':
    '{name} ({email}, {role}) wird sofort überall abgemeldet und kommt nur mit einer neuen Einladung zurück. Was diese Person getan hat, bleibt im Protokoll.',
  'staff.removeSelf':
    'Das sind Sie selbst ({email}, {role}). Sie werden sofort überall abgemeldet und kommen nur mit einer neuen Einladung zurück. Was Sie getan haben, bleibt im Protokoll.',
  'staff.removeNow': '{name} entfernen',
  'staff.keysEnd': 'Schlüssel von Programmen, die damit sofort enden: {keys}.',
};
