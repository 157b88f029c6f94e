import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { IconReference } from '#build/icon-collections.ts';

type CheckFlags = { json?: boolean; root: string };

export function registerCheckIcons(program: Command): void {
  program
    .command('check-icons')
    .description('check that every icon named in the code exists')
    .option('--root <directory>', 'the repository to check', fileURLToPath(new URL('../..', import.meta.url)))
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample:\n  $ kasa check-icons')
    .action(checkAndPrint);
}

async function checkAndPrint({ root, json }: CheckFlags): Promise<void> {
  const { checkIcons, iconsFolder } = await import('#build/icon-collections.ts');
  const { missing, unused, found } = await checkIcons(root);
  if (missing.length > 0) process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify({ ok: missing.length === 0, found, missing, unused }));
    return;
  }
  for (const reference of missing) console.error(explainMissing(reference, iconsFolder));
  if (unused.length > 0) console.log(`Nobody uses ${unused.join(', ')}.`);
  if (missing.length === 0) console.log(`${found} icons, none missing.`);
}

function explainMissing({ icon, file, line }: IconReference, folder: string): string {
  const [collection, name] = icon.split(':');
  return `${file}:${line}: there is no icon ${icon}\n  Add ${folder}/${collection}/${name}.svg, or correct the name.`;
}
