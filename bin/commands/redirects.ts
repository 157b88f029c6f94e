import { createReadStream } from 'node:fs';
import type { Command } from 'commander';
import type { RedirectFault } from '#server/redirects/set-redirects.ts';
import { CliError } from '../cli-errors.ts';
import { statInputFile } from './input-file.ts';

type JsonFlag = { json?: boolean };

const MAX_PRINTED_FAULTS = 100;

const help = `
Addresses of the shop that you had before, and where they lead now. They are asked for when an address has no page; an
address such as /products/HANDLE or /collections/HANDLE, as Shopify makes them, finds its handle without being listed.

Example:
  $ kasa redirects import redirects.csv
  $ kasa redirects list
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
  redirects.command('list').description('list them').option('--json', 'print them as JSON').action(list);
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

async function list({ json = false }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { listRedirects }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/redirects/redirect-store.ts'),
  ]);
  const redirects = await withDatabase(({ db }) => listRedirects(db));
  if (json) console.log(JSON.stringify({ ok: true, redirects }));
  else for (const { path, target } of redirects) console.log(`${path} → ${target}`);
}

async function importFile(file: string, { json = false }: JsonFlag): Promise<void> {
  await statInputFile(file);
  const [{ withDatabase }, { readRedirectRows }, { setRedirects }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/redirects/read-redirect-rows.ts'),
    import('#server/redirects/set-redirects.ts'),
  ]);
  const { redirects, faults } = await readRedirectRows(createReadStream(file));
  const saved =
    faults.length > 0
      ? { ok: false as const, error: { faults } }
      : await withDatabase(({ db, now }) => setRedirects(db, redirects, now()));
  if (!saved.ok) {
    printFaults(file, saved.error.faults, json);
    return;
  }
  const { created, updated, unchanged } = saved.value;
  if (json) console.log(JSON.stringify({ ok: true, ...saved.value }));
  else console.log(`${created} redirects created, ${updated} updated, ${unchanged} unchanged.`);
}

function printFaults(file: string, faults: readonly RedirectFault[], json: boolean): void {
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
  const [{ withDatabase }, { removeRedirect }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/redirects/set-redirects.ts'),
  ]);
  const address = await withDatabase(({ db }) => removeRedirect(db, path));
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
