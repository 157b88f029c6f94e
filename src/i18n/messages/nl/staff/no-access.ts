import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/no-access.ts';

export const messages: Translated<typeof english> = {
  'noAccess.title': 'Je hebt geen toegang tot deze pagina',
  'noAccess.needs': 'Voor deze pagina heb je dit recht nodig: {permissions}. Je rol, {role}, heeft het niet.',
  'noAccess.roles': 'Rollen die het wel hebben: {roles}.',
  'noAccess.owners': 'Wie je onder Team een andere rol kan geven: {names}.',
  'noAccess.again': 'Ik heb het nu: open de pagina',
  'noAccess.staff': 'het team zien en wijzigen',
  'office.notFoundTitle': 'Deze pagina bestaat niet in het beheer',
  'office.notFoundText': 'Misschien staat er een typfout in het adres, of is de pagina verplaatst.',
};
