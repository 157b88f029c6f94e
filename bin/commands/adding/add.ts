import { dirname } from 'node:path';
import type { Command } from 'commander';
import type { Added } from './write-added.ts';

type Flags = { json?: boolean };

const help = `
A method, a carrier and a webhook are added to the folder in which this runs: a file in extensions/, as
server/guides/extending.md explains it, and its two lines in kasa.config.ts. A language and a page of the office change Kasa
itself, in a clone of its repository: server/guides/adding-a-language.md, src/README.md. No file is overwritten.

Example:
  $ kasa add carrier city-bikes
  $ kasa add method wallex
  $ kasa add method counter --manual
  $ kasa add webhook warehouse
  $ kasa add language sk
  $ kasa add page reports/forecast --needs orders.read`;

export function registerAdd(program: Command): void {
  const add = program.command('add').description('write the files of an extension').addHelpText('after', help);
  const subcommand = (name: string, description: string, argument: string, hint: string) =>
    add
      .command(name)
      .description(description)
      .argument(`<${argument}>`, hint)
      .option('--json', 'print the result as JSON');
  const small = 'small letters, digits and dashes';
  subcommand('method', 'a payment method of your own', 'name', small)
    .option('--manual', 'paid to you yourself, not at another site')
    .action(async (name: string, { manual, ...flags }: Flags & { manual?: boolean }) =>
      say(flags, await addExtension(manual ? 'manualMethod' : 'method', name)),
    );
  subcommand('carrier', 'a carrier of your own', 'name', small).action(async (name: string, flags: Flags) =>
    say(flags, await addExtension('carrier', name)),
  );
  subcommand('webhook', 'somebody who is told of events', 'name', small).action(async (name: string, flags: Flags) =>
    say(flags, await addExtension('webhook', name)),
  );
  subcommand('language', 'a language that Kasa speaks', 'code', 'as in BCP 47, such as sk').action(
    async (code: string, flags: Flags) => say(flags, await (await import('./add-language.ts')).addLanguage(code)),
  );
  subcommand('page', 'a page of the office', 'page', 'its feature and its name, such as reports/forecast')
    .option('--needs <permission>', 'which permission its readers have', 'settings.write')
    .action(async (page: string, { needs, ...flags }: Flags & { needs: string }) =>
      say(flags, await (await import('./add-page.ts')).addPage(page, needs)),
    );
}

async function addExtension(kind: 'method' | 'manualMethod' | 'carrier' | 'webhook', name: string): Promise<Added> {
  return (await import('./add-extension.ts')).addExtension(kind, name, process.cwd());
}

function say({ json }: Flags, { written, changed, next }: Added): void {
  if (json) {
    console.log(JSON.stringify({ ok: true, written, changed, next }));
    return;
  }
  const list = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];
  console.log([...list('Written', inFolders(written)), ...list('Changed', changed), ...list('Next', next)].join('\n'));
}

const MOST_LISTED = 20;

/** More files than one reads are counted by their folder. */
function inFolders(paths: readonly string[]): readonly string[] {
  if (paths.length <= MOST_LISTED) return paths;
  const byFolder = [...Map.groupBy(paths, (path) => dirname(path))];
  return byFolder.map(([folder, [first = '', ...others]]) =>
    others.length === 0 ? first : `${folder}/ (${others.length + 1} files)`,
  );
}
