// E-mails to people who work here, as they are looked at: the one-time links, and word of what may have been done in their
// name. A link of an example leads nowhere.
import { linkPath } from '../../staff/offer-setup.ts';
import type { StaffNotice } from '../../staff/tell-staff.ts';
import type { Mail } from '../mail-transport.ts';
import { writeStaffLink, writeStaffNotice } from '../staff-emails.ts';
import { key, type MailKind, recipient } from './mail-kind.ts';

function link(when: string, purpose: 'invitation' | 'recovery'): MailKind {
  return {
    to: 'staff',
    when,
    write: (example): Mail => {
      const url = example.publicUrl + linkPath(purpose, 'preview');
      return writeStaffLink({ ...example, key, to: recipient(example), purpose, url });
    },
  };
}

function notice(when: string, told: StaffNotice): MailKind {
  return {
    to: 'staff',
    when,
    write: ({ locale, announced, ...example }): Mail => {
      const { fullName: name } = example.order.address;
      return writeStaffNotice({
        ...{ ...example, key, notice: told, at: announced.announcedAt.toISOString() },
        reader: { locale, email: recipient(example) },
        person: { name, email: example.order.email },
      });
    },
  };
}

export const staffMailKinds = {
  'staff-invitation': link('somebody is invited to work in the office', 'invitation'),
  'staff-recovery': link('an owner lets somebody back in', 'recovery'),
  'staff-passkey-added': notice('a passkey was added to an account', 'passkeyAdded'),
  'staff-passkey-removed': notice('a passkey was removed from an account', 'passkeyRemoved'),
  'staff-password-changed': notice('the password of an account was set', 'passwordChanged'),
  'staff-codes-renewed': notice('recovery codes of an account were made anew', 'codesRenewed'),
  'staff-access-renewed': notice('access was set up anew with a one-time link', 'accessRenewed'),
  'staff-code-wrong': notice('somebody knew the password of an account and not its code', 'codeWrong'),
  'staff-owner-added': notice('there is one more owner', 'ownerAdded'),
} as const satisfies Record<string, MailKind>;
