// Keys by which programs call the office's operations.
import type { Command } from 'commander';
import type { KeyRefusal } from '#src/api-keys/key-refusals.ts';
import { CliError } from '../../cli-errors.ts';
import { readCommandMoment } from '../catalogue/read-command-moment.ts';

const help = `
A key is shown once and kept as a hash. It calls the office's operations with "Authorization: Bearer KEY", as far as its
permissions reach, and stands in the audit log by its name. server/guides/api.md has the operations and an example.

Example:
  $ kasa keys add Warehouse --may stock.write --until 2027-12-31
  $ kasa keys list
  $ kasa keys revoke Warehouse`;

type Flags = { json?: boolean };
type AddFlags = Flags & { may: string[]; until?: string };

export function registerKeys(program: Command): void {
  const keys = program.command('keys').description('keys by which programs work').addHelpText('after', help);
  keys
    .command('list')
    .description('which there are, and when each was last used')
    .option('--json', 'print the list as JSON')
    .action(list);
  keys
    .command('add')
    .description('make one, and print it once')
    .argument('<name>', 'of the program that uses it')
    .requiredOption('--may <permission...>', 'what it may do, such as orders.read stock.write')
    .option('--until <day>', 'its last day, such as 2027-12-31; otherwise until it is revoked')
    .option('--json', 'print the result as JSON')
    .action(add);
  keys
    .command('revoke')
    .description('end one, at once')
    .argument('<name>', 'as the list has it')
    .option('--json', 'print the result as JSON')
    .action(revoke);
}

async function list({ json }: Flags): Promise<void> {
  const [{ withDatabase }, { listKeys }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/api-keys/key-store.ts'),
    import('../shop-clock.ts'),
  ]);
  const { keys, clock } = await withDatabase(async ({ db }) => ({
    keys: await listKeys(db),
    clock: await readShopClock(db),
  }));
  if (json) return console.log(JSON.stringify({ ok: true, keys: keys.map(({ id: _id, ...key }) => key) }));
  if (keys.length === 0) return console.log('There is no key. kasa keys add makes one.');
  for (const { name, permissions, expiresAt, lastUsedAt } of keys) {
    const used = lastUsedAt ? `last used ${clock.moment(lastUsedAt)}` : 'never used';
    console.log(
      `${name}: ${permissions.join(' ')}; ${used}; ${expiresAt ? `until ${clock.bound(expiresAt, 'until')}` : 'until revoked'}`,
    );
  }
}

async function add(name: string, { may, until, json }: AddFlags): Promise<void> {
  const [{ withManager }, { addKey }, { readTimeZone }] = await Promise.all([
    import('../staff/with-manager.ts'),
    import('#server/api-keys/manage-keys.ts'),
    import('#server/shop/read-time-zone.ts'),
  ]);
  const key = await withManager(async (tx, manager) => {
    const expiresAt = until === undefined ? null : await readCommandMoment(until, 'until', await readTimeZone(tx));
    if (until !== undefined && !expiresAt) throw refused({ kind: 'END_INVALID' }, name);
    const added = await addKey(tx, { name, permissions: may, expiresAt }, manager);
    if (!added.ok) throw refused(added.error, name);
    return added.value;
  });
  if (json) console.log(JSON.stringify({ ok: true, name, key }));
  else console.log(`The key of ${name}, shown this once:\n${key}`);
}

async function revoke(name: string, { json }: Flags): Promise<void> {
  const [{ withManager }, { revokeKey }, { listKeys }] = await Promise.all([
    import('../staff/with-manager.ts'),
    import('#server/api-keys/manage-keys.ts'),
    import('#server/api-keys/key-store.ts'),
  ]);
  await withManager(async (tx, manager) => {
    const known = (await listKeys(tx)).find((key) => key.name.toLowerCase() === name.trim().toLowerCase());
    const revoked = await revokeKey(tx, known?.id ?? 0, manager);
    if (!revoked.ok) throw refused(revoked.error, name);
  });
  if (json) console.log(JSON.stringify({ ok: true, name }));
  else console.log(`${name} is revoked: it gets no more answer.`);
}

function refused({ kind }: KeyRefusal, name: string): CliError {
  const explained: Record<KeyRefusal['kind'], { title: string; fix: string }> = {
    NAME_MISSING: { title: 'The key has no name.', fix: 'Name the program that uses it: kasa keys add Warehouse …' },
    NAME_TAKEN: { title: `There is a key ${name} already.`, fix: 'Choose another name, or revoke that one first.' },
    NO_PERMISSION: { title: 'The key may do nothing.', fix: 'Name what it may: --may stock.write.' },
    PERMISSION_UNKNOWN: {
      title: 'One of the permissions is none that a key can have.',
      fix: "server/guides/api.md lists them; staff, secrets and exports of people are never a key's.",
    },
    END_INVALID: { title: 'The last day is no day, or is over.', fix: 'Write it as 2027-12-31, today or later.' },
    UNKNOWN_KEY: { title: `There is no key ${name}.`, fix: 'kasa keys list shows those that there are.' },
  };
  return new CliError({ code: kind, ...explained[kind] });
}
