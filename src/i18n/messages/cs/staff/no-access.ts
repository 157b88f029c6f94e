import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/no-access.ts';

export const messages: Translated<typeof english> = {
  'noAccess.title': 'Vaše role tuto stránku nevidí',
  'noAccess.needs': 'Tato stránka vyžaduje oprávnění: {permissions}. Vaše role ({role}) ho nemá.',
  'noAccess.roles': 'Role, které ho mají: {roles}.',
  'noAccess.owners': 'Jinou roli vám v části Tým může dát: {names}.',
  'noAccess.again': 'Už ho mám: otevřít stránku',
  'noAccess.staff': 'vidět a měnit tým',
  'office.notFoundTitle': 'Taková stránka tu není',
  'office.notFoundText': 'V adrese může být překlep, nebo se stránka přesunula.',
};
