import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError } from 'commander';
import { CliError } from '../cli-errors.ts';

type ServeFlags = { port?: number; workers: number; json?: boolean };

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const MAX_PORT = 65_535;

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the shop that `kasa build` made')
    .option('--port <number>', 'where to listen; otherwise $PORT, otherwise 3000', readNumber)
    .option('--workers <number>', 'processes; only 1 for now', readNumber, 1)
    .option('--json', 'print the address as JSON when ready')
    .addHelpText('after', '\nExample:\n  $ kasa serve --port 8080')
    .action(serve);
}

async function serve({ port, workers, json }: ServeFlags): Promise<void> {
  if (workers !== 1) {
    throw new CliError({
      code: 'WORKERS_UNSUPPORTED',
      title: `kasa serve runs one process; ${workers} workers are not supported.`,
      fix: 'For more, run several `kasa serve --port N` against one PostgreSQL (DATABASE_URL) behind a proxy.',
    });
  }
  if (!existsSync(`${dist}/manifest.json`)) {
    throw new CliError({
      code: 'NOT_BUILT',
      title: `There is no built shop in ${dist}.`,
      fix: 'Run `kasa build` first.',
    });
  }
  process.setSourceMapsEnabled(true);
  const { readConfig } = await import('#server/config.ts');
  const { untilStopped } = await import('../until-stopped.ts');
  const stopped = untilStopped();
  const config = readConfig(port === undefined ? process.env : { ...process.env, PORT: String(port) });
  const { startShop } = await import(`${dist}/server/main.js`);
  const shop = await startShop({ config, distDirectory: dist });

  // Counted from the start of the process, as an operator would.
  const startedInMs = Math.round(performance.now());
  console.log(
    json
      ? JSON.stringify({ ok: true, origin: shop.origin, startedInMs })
      : `${shop.origin} ready after ${startedInMs} ms`,
  );
  await stopped;
  await shop.close();
  process.exit(0);
}

function readNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > MAX_PORT)
    throw new InvalidArgumentError('Expected a whole number.');
  return value;
}
