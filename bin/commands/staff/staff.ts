import { type Command, Option } from 'commander';
import type { ManageRefusal } from '#server/staff/manage-staff.ts';
import type { Role } from '#src/staff/permissions.ts';
import { CliError } from '../../cli-errors.ts';
import { unknownLanguage } from '../unknown-language.ts';

type Flags = { json?: boolean };
type InviteFlags = Flags & { role: Role; language?: string };

// Told here: what a role may do is loaded when a command runs.
const roles: readonly Role[] = ['owner', 'manager', 'packer', 'accountant'];

const help = `
Example:
  $ kasa staff list
  $ kasa staff invite anna@shop.example --role packer
  $ kasa staff recover anna@shop.example

invite, setup and recover print a one-time link, good for 24 hours: pass it on to the person, and to nobody else. With it people set
up a passkey, or a password with an authenticator app. What an owner does in the office is in the audit log; so is this.`;

export function registerStaff(program: Command): void {
  const staff = program.command('staff').description('who works in the office').addHelpText('after', help);
  staff
    .command('list')
    .description('who works here, and who is invited')
    .option('--json', 'print the list as JSON')
    .action(list);
  staff
    .command('invite')
    .description('print a link for somebody new')
    .argument('<email>', 'of the person')
    .addOption(roleOption())
    .option('--language <code>', "the person's; otherwise the shop's main market's")
    .option('--json', 'print the result as JSON')
    .action(invite);
  staff
    .command('setup')
    .description('print the link by which the first owner comes in')
    .option('--json', 'print the result as JSON')
    .action(setup);
  staff
    .command('recover')
    .description('print a link for somebody who cannot sign in any more')
    .argument('<email>', 'of the person')
    .option('--json', 'print the result as JSON')
    .action(recover);
  staff
    .command('role')
    .description('give somebody another role')
    .argument('<email>', 'of the person')
    .addOption(roleOption())
    .option('--json', 'print the result as JSON')
    .action(changeRoleOf);
  staff
    .command('remove')
    .description('take somebody out, and end all sessions of theirs')
    .argument('<email>', 'of the person')
    .option('--json', 'print the result as JSON')
    .action(remove);
}

function roleOption(): Option {
  return new Option('--role <role>', 'what the person may do').choices(roles).makeOptionMandatory();
}

async function list({ json }: Flags): Promise<void> {
  const { withDatabase, listStaff, listInvitations } = await load();
  const { readShopClock } = await import('../shop-clock.ts');
  const { people, invited, clock } = await withDatabase(async ({ db, now }) => ({
    people: await listStaff(db),
    invited: await listInvitations(db, now()),
    clock: await readShopClock(db),
  }));
  if (json) {
    const staff = people.map(({ email, name, role, lastSeenAt }) => ({ email, name, role, lastSeenAt }));
    const invitations = invited.map(({ email, role, expiresAt }) => ({ email, role, expiresAt }));
    return console.log(JSON.stringify({ ok: true, staff, invitations }));
  }
  for (const { email, name, role } of people) console.log(`${role.padEnd(10)}  ${email}  ${name}`);
  for (const { email, role, expiresAt } of invited)
    console.log(`${role.padEnd(10)}  ${email}  invited until ${clock.moment(expiresAt)}`);
  if (people.length + invited.length === 0)
    console.log('Nobody yet. kasa staff setup prints a link for the first owner.');
}

async function invite(email: string, { role, language, json }: InviteFlags): Promise<void> {
  const { withManager, inviteStaff, renewLink, linkPath, isLocale, locales, findMarkets } = await load();
  if (language !== undefined && !isLocale(language)) throw unknownLanguage(language, locales);
  const link = await withManager(async (tx, manager, config) => {
    const locale = language ?? (await findMarkets(tx)).main;
    const invited = await inviteStaff(tx, { email, role, locale }, manager);
    if (!invited.ok) throw refused(invited.error, email);
    const renewed = await renewLink(tx, invited.value, manager.now);
    return renewed && config.publicUrl + linkPath('invitation', renewed.token);
  });
  if (json) console.log(JSON.stringify({ ok: true, email, role, link }));
  else console.log(`${email} is invited as ${role}. The link, for the person alone, once, within a day:\n${link}`);
}

async function setup({ json }: Flags): Promise<void> {
  const { withDatabase, offerSetup } = await load();
  const link = await withDatabase(async ({ db, config, now }) => {
    const path = await offerSetup(db, now());
    return path && config.publicUrl + path;
  });
  if (!link) {
    throw new CliError({
      code: 'OFFICE_HAS_STAFF',
      title: 'Somebody works in the office already.',
      fix: 'Ask an owner for an invitation, or let somebody in: kasa staff invite EMAIL --role owner.',
    });
  }
  if (json) console.log(JSON.stringify({ ok: true, link }));
  else console.log(`The link for the first owner, once, within a day:\n${link}`);
}

async function recover(email: string, { json }: Flags): Promise<void> {
  const { withManager, findStaffByEmail, recoverStaff, renewLink, linkPath } = await load();
  const link = await withManager(async (tx, manager, config) => {
    const member = await findStaffByEmail(tx, email);
    if (!member) throw refused({ kind: 'UNKNOWN_STAFF' }, email);
    const renewed = await renewLink(tx, await recoverStaff(tx, member, manager), manager.now);
    return renewed && config.publicUrl + linkPath('recovery', renewed.token);
  });
  if (json) console.log(JSON.stringify({ ok: true, email, link }));
  else console.log(`The link for ${email}, for the person alone, once, within a day:\n${link}`);
}

async function changeRoleOf(email: string, { role, json }: Flags & { role: Role }): Promise<void> {
  const { withManager, findStaffByEmail, changeRole } = await load();
  await withManager(async (tx, manager) => {
    const member = await findStaffByEmail(tx, email);
    const changed = await changeRole(tx, member?.id ?? 0, role, manager);
    if (!changed.ok) throw refused(changed.error, email);
  });
  if (json) console.log(JSON.stringify({ ok: true, email, role }));
  else console.log(`${email} is ${role} now.`);
}

async function remove(email: string, { json }: Flags): Promise<void> {
  const { withManager, findStaffByEmail, removeStaff } = await load();
  await withManager(async (tx, manager) => {
    const member = await findStaffByEmail(tx, email);
    const removed = await removeStaff(tx, member?.id ?? 0, manager);
    if (!removed.ok) throw refused(removed.error, email);
  });
  if (json) console.log(JSON.stringify({ ok: true, email }));
  else console.log(`${email} works here no more, and is signed out everywhere.`);
}

async function load() {
  const [staffStore, linkStore, manage, offer, withStaff, database, markets, locales] = await Promise.all([
    import('#server/staff/staff-store.ts'),
    import('#server/staff/link-store.ts'),
    import('#server/staff/manage-staff.ts'),
    import('#server/staff/offer-setup.ts'),
    import('./with-manager.ts'),
    import('../with-database.ts'),
    import('#server/shop/find-markets.ts'),
    import('#src/i18n/locales.ts'),
  ]);
  return {
    ...markets,
    ...staffStore,
    ...linkStore,
    ...manage,
    ...offer,
    ...withStaff,
    ...database,
    ...locales,
  };
}

function refused({ kind }: ManageRefusal, email: string): CliError {
  const explained: Record<ManageRefusal['kind'], { title: string; fix: string }> = {
    EMAIL_INVALID: { title: `${email} is no e-mail address.`, fix: 'Write it as anna@shop.example.' },
    EMAIL_TAKEN: {
      title: `${email} works here already.`,
      fix: 'Give another role: kasa staff role. kasa staff list says who is here.',
    },
    UNKNOWN_STAFF: { title: `Nobody with the address ${email} works here.`, fix: 'kasa staff list says who does.' },
    LAST_OWNER: {
      title: `${email} is the last owner.`,
      fix: 'Make somebody else an owner first: kasa staff role EMAIL --role owner.',
    },
  };
  return new CliError({ code: kind, ...explained[kind] });
}
