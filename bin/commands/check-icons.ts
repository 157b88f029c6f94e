import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';

type CheckFlags = { json?: boolean; root: string };

export function registerCheckIcons(program: Command): void {
  program
    .command('check-icons')
    .description('check that icons exist and may be used')
    .option('--root <directory>', 'the repository to check', fileURLToPath(new URL('../..', import.meta.url)))
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample:\n  $ kasa check-icons')
    .action(checkAndPrint);
}

async function checkAndPrint({ root, json }: CheckFlags): Promise<void> {
  const { checkIcons } = await import('#build/icons/check-icons.ts');
  const { faults, unused, found } = await checkIcons(root);
  const isFine = faults.length === 0;
  if (!isFine) process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify({ ok: isFine, found, faults, unused }));
    return;
  }
  for (const { file, line, problem, fix } of faults) {
    console.error(`${line ? `${file}:${line}` : file} ${problem}\n  ${fix}`);
  }
  if (unused.length > 0) console.log(`Nobody uses ${unused.join(', ')}.`);
  if (isFine) console.log(`${found} icons, nothing wrong with them.`);
  else console.error(`\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${found} icons.`);
}
