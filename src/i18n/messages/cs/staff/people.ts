import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/people.ts';

// The people who work here, and what was done in the office.
export const messages: Translated<typeof english> = {
  'staff.title': 'Tým',
  'staff.you': 'vy',
  'staff.role': 'Role',
  'staff.roleHint':
    'Majitel smí vše. Vedoucí vše kromě týmu a nastavení. Balič vidí a odesílá objednávky. Účetní vidí objednávky, tržby, sporné platby a faktury.',
  'staff.role_owner': 'Majitel',
  'staff.role_manager': 'Vedoucí',
  'staff.role_packer': 'Balič',
  'staff.role_accountant': 'Účetní',
  'staff.recover': 'Poslat odkaz k obnovení',
  'staff.keys': 'Klíče, které s tímto přístupem končí: {keys}',
  'staff.invited': 'Pozvaní',
  'staff.validUntil': 'do {moment}',
  'staff.withdraw': 'Stáhnout',
  'staff.invite': 'Pozvat někoho',
  'staff.inviteText': 'Dotyčný dostane e-mailem odkaz, který funguje jednou a po dobu 24 hodin.',
  'staff.sendInvitation': 'Poslat pozvánku',
  'staff.log': 'Protokol',
  'staff.person': 'Osoba',
  'staff.kind': 'Co',
  'staff.failedSignIns':
    'Nezdařená přihlášení za posledních 24 hodin: {tries}, z různých sítí: {networks}. Zkouší se to všude; každý další pokus čeká déle.',
  'staff.logEmpty': 'Zatím žádné záznamy.',
};
