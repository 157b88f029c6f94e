import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/people.ts';

// The people who work here, and what was done in the office.
export const messages: Translated<typeof english> = {
  'staff.title': 'Team',
  'staff.you': 'Sie',
  'staff.role': 'Rolle',
  'staff.roleHint':
    'Inhaber dürfen alles. Manager dürfen alles außer Team und Einstellungen. Packer sehen und versenden Bestellungen. Die Buchhaltung sieht Bestellungen, Einnahmen, strittige Zahlungen und Rechnungen.',
  'staff.role_owner': 'Inhaber',
  'staff.role_manager': 'Manager',
  'staff.role_packer': 'Packer',
  'staff.role_accountant': 'Buchhaltung',
  'staff.recover': 'Link zur Wiederherstellung senden',
  'staff.keys': 'Schlüssel, die mit diesem Zugang enden: {keys}',
  'staff.invited': 'Eingeladen',
  'staff.validUntil': 'bis {moment}',
  'staff.withdraw': 'Zurückziehen',
  'staff.invite': 'Jemanden einladen',
  'staff.inviteText': 'Die Person bekommt per E-Mail einen Link, der einmal und 24 Stunden lang gilt.',
  'staff.sendInvitation': 'Einladung senden',
  'staff.log': 'Protokoll',
  'staff.person': 'Person',
  'staff.kind': 'Was',
  'staff.failedSignIns':
    'Fehlgeschlagene Anmeldungen in den letzten 24 Stunden: {tries}, aus verschiedenen Netzen: {networks}. Fremde versuchen das in jedem Shop; wer weiter probiert, muss jedes Mal länger warten.',
  'staff.logEmpty': 'Noch keine Einträge.',
};
