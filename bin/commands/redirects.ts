import { createReadStream } from 'node:fs';
import { type Command, Option } from 'commander';
import type { ImportFault } from '#server/catalogue/import/import-faults.ts';
import type { RedirectFault } from '#server/redirects/set-redirects.ts';
import type { RedirectRefusal } from '#src/redirects/redirect-refusals.ts';
import { type RedirectState, redirectStates } from '#src/redirects/redirect-states.ts';
import { CliError } from '../cli-errors.ts';
import { statInputFile } from './input-file.ts';

type JsonFlag = { json?: boolean };

const MAX_PRINTED_FAULTS = 100;

const help = `
Addresses of the shop that you had before, and where they lead now. They are asked for when an address has no page; an
address such as /products/HANDLE or /collections/HANDLE, as Shopify makes them, finds its handle without being listed.

Example:
  $ kasa redirects add /pages/about-us /en/page/about
  $ kasa redirects import redirects.csv
  $ kasa redirects list --state dead
  $ kasa redirects remove /pages/about-us`;

const importHelp = `
Example:
  $ kasa redirects import redirects.csv

The file is a CSV of two columns, as Shopify exports them:
  Redirect from,Redirect to
  /pages/about-us,/pl/page/about
  /products/old-shirt,/pl/p/shirt
Addresses that it does not name stay as they are. Either all of it is imported or, if a row is wrong, nothing.`;

export function registerRedirects(program: Command): void {
  const redirects = program
    .command('redirects')
    .description('lead addresses of an old shop to this one')
    .addHelpText('after', help);
  redirects
    .command('list')
    .description('list them, with how each stands and how often it led somebody on')
    .option('--find <text>', 'those with this in an address')
    .addOption(new Option('--state <state>', 'only those that stand so').choices(redirectStates))
    .option('--json', 'print them as JSON')
    .action(list);
  redirects
    .command('add')
    .description('lead an address on, or let it lead elsewhere')
    .argument('<from>', 'the old address, for example /pages/about-us')
    .argument('<to>', 'a path of this shop, for example /en/page/about, or an address with https://')
    .option('--json', 'print the result as JSON')
    .action(add);
  redirects
    .command('import')
    .description('set many from a CSV file')
    .argument('<file>', 'the CSV file')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', importHelp)
    .action(importFile);
  redirects
    .command('remove')
    .description('forget where an address leads')
    .argument('<path>', 'the old address, for example /pages/about-us')
    .option('--json', 'print the result as JSON')
    .action(remove);
}

type ListFlags = JsonFlag & { find?: string; state?: RedirectState };

const notes: Readonly<Record<RedirectState, string>> = {
  dead: 'leads nowhere: there is no such page',
  covered: 'there is a page at the old address',
  unused: 'not used yet',
  used: '',
};

async function list({ json = false, find, state }: ListFlags): Promise<void> {
  const [{ withDatabase }, { listAllRedirects }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/redirects/list-redirects-in-office.ts'),
  ]);
  const redirects = await withDatabase(({ db }) => listAllRedirects(db, { text: find, state }));
  if (json) console.log(JSON.stringify({ ok: true, redirects }));
  else {
    for (const { path, target, state, hits } of redirects) {
      console.log(`${path} → ${target}  (${notes[state] || `${hits} led on`})`);
    }
  }
}

async function add(from: string, to: string, { json = false }: JsonFlag): Promise<void> {
  const [{ withAuditedDatabase }, { addRedirect }] = await Promise.all([
    import('./staff/with-audited-database.ts'),
    import('#server/redirects/save-redirect.ts'),
  ]);
  const saved = await withAuditedDatabase((services) => addRedirect(services, { from, to }));
  if (!saved.ok) {
    const [title, fix] = refusals[saved.error.kind];
    throw new CliError({ code: 'REDIRECT_REFUSED', title, fix });
  }
  const { path, target } = saved.value;
  if (json) console.log(JSON.stringify({ ok: true, path, target }));
  else console.log(`${path} leads to ${target}.`);
}

const again = 'Run the command again.';
const refusals: Readonly<Record<RedirectRefusal['kind'], [title: string, fix: string]>> = {
  PathInvalid: ['That is no address of a page.', 'Write the path of the old page, such as /pages/about-us.'],
  TargetInvalid: [
    'That is no address to lead to.',
    'Write a path of this shop, such as /en/page/about, or an address with https://.',
  ],
  Circle: ['It would lead back to itself.', 'Let it lead to a page that exists.'],
  TooMany: ['There are as many redirects as the shop keeps.', 'Remove those that are not used: --state unused.'],
  PathTaken: ['Somebody else has added this address in this moment.', again],
  MadeBefore: ['It was made before.', 'kasa redirects shows it.'],
  RedirectChanged: ['Somebody else has changed it in this moment.', again],
  RedirectUnknown: ['It was removed in this moment.', again],
};

async function importFile(file: string, { json = false }: JsonFlag): Promise<void> {
  await statInputFile(file);
  const [{ withAuditedDatabase }, { readRedirectRows }, { setRedirects }] = await Promise.all([
    import('./staff/with-audited-database.ts'),
    import('#server/redirects/read-redirect-rows.ts'),
    import('#server/redirects/set-redirects.ts'),
  ]);
  const { redirects, faults } = await readRedirectRows(createReadStream(file));
  const saved =
    faults.length > 0
      ? { ok: false as const, error: { faults } }
      : await withAuditedDatabase((services) => setRedirects(services, redirects));
  if (!saved.ok) {
    printFaults(file, saved.error.faults, json);
    return;
  }
  const { created, updated, unchanged, shortened } = saved.value;
  if (json) console.log(JSON.stringify({ ok: true, ...saved.value }));
  else {
    console.log(`${created} redirects created, ${updated} updated, ${unchanged} unchanged.`);
    if (shortened > 0) console.log(`${shortened} lead straight to the end now instead of over another redirect.`);
  }
}

function printFaults(file: string, faults: readonly (RedirectFault | ImportFault)[], json: boolean): void {
  process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify({ ok: false, faults }));
    return;
  }
  for (const { line, message, fix } of faults.slice(0, MAX_PRINTED_FAULTS)) {
    console.error(`${file}:${line}: ${message}\n  ${fix}`);
  }
  const unprinted = faults.length - MAX_PRINTED_FAULTS;
  if (unprinted > 0) console.error(`and ${unprinted} more; --json lists them all`);
  console.error(`${faults.length === 1 ? 'One fault' : `${faults.length} faults`} in ${file}; nothing was imported.`);
}

async function remove(path: string, { json = false }: JsonFlag): Promise<void> {
  const [{ withAuditedDatabase }, { removeRedirect }] = await Promise.all([
    import('./staff/with-audited-database.ts'),
    import('#server/redirects/set-redirects.ts'),
  ]);
  const address = await withAuditedDatabase((services) => removeRedirect(services, path));
  if (address === null) {
    throw new CliError({
      code: 'REDIRECT_UNKNOWN',
      title: `${path} leads nowhere else.`,
      fix: 'kasa redirects list names those there are.',
    });
  }
  if (json) console.log(JSON.stringify({ ok: true, path: address }));
  else console.log(`${address} leads nowhere else any more.`);
}
