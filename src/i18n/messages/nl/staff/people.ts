import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/people.ts';

// The people who work here, and what was done in the office.
export const messages: Translated<typeof english> = {
  'staff.title': 'Team',
  'staff.you': 'jij',
  'staff.role': 'Rol',
  'staff.roleHint':
    'Eigenaren mogen alles. Managers mogen alles behalve team en instellingen. Inpakkers zien en versturen bestellingen. De boekhouding ziet bestellingen, ontvangsten, betwiste betalingen en facturen.',
  'staff.role_owner': 'Eigenaar',
  'staff.role_manager': 'Manager',
  'staff.role_packer': 'Inpakker',
  'staff.role_accountant': 'Boekhouding',
  'staff.recover': 'Herstellink sturen',
  'staff.keys': 'Sleutels die met deze toegang vervallen: {keys}',
  'staff.invited': 'Uitgenodigd',
  'staff.validUntil': 'tot {moment}',
  'staff.withdraw': 'Intrekken',
  'staff.invite': 'Iemand uitnodigen',
  'staff.inviteText': 'Die persoon krijgt per e-mail een link die één keer werkt, binnen 24 uur.',
  'staff.sendInvitation': 'Uitnodiging versturen',
  'staff.log': 'Logboek',
  'staff.person': 'Persoon',
  'staff.kind': 'Wat',
  'staff.failedSignIns':
    'Mislukte inlogpogingen in de afgelopen 24 uur: {tries}, vanuit verschillende netwerken: {networks}. Vreemden proberen dat bij elke winkel; wie doorgaat, moet steeds langer wachten.',
  'staff.logEmpty': 'Nog geen regels.',
};
