import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/no-access.ts';

export const messages: Translated<typeof english> = {
  'noAccess.title': 'Keine Berechtigung für diese Seite',
  'noAccess.needs': 'Für diese Seite braucht man das Recht: {permissions}. Ihre Rolle, {role}, umfasst es nicht.',
  'noAccess.roles': 'Rollen, die es umfassen: {roles}.',
  'noAccess.owners': 'Eine andere Rolle gibt Ihnen unter „Team“: {names}.',
  'noAccess.again': 'Ich habe es jetzt: Seite öffnen',
  'noAccess.staff': 'das Team sehen und ändern',
  'office.notFoundTitle': 'Diese Seite gibt es in der Verwaltung nicht',
  'office.notFoundText': 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen.',
};
