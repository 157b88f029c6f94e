import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError } from 'commander';
import type { Config } from '#server/config.ts';
import type { Shop } from '#server/main.ts';
import type { WorkerSettings, Workers } from '#server/workers/start-workers.ts';
import { CliError } from '../cli-errors.ts';

type ServeFlags = { port?: number; workers?: number; json?: boolean };

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const MAX_PORT = 65_535;

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the shop that `kasa build` made')
    .option('--port <number>', 'where to listen; otherwise $PORT, otherwise 3000', readNumber)
    .option('--workers <number>', 'processes; otherwise $WORKERS, otherwise 1', readNumber)
    .option('--json', 'print the address as JSON when ready')
    .addHelpText('after', '\nExample:\n  $ kasa serve --port 8080')
    .action(serve);
}

async function serve({ port, workers, json }: ServeFlags): Promise<void> {
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
  const flags = { ...(port !== undefined && { PORT: String(port) }), ...(workers && { WORKERS: String(workers) }) };
  const config = readConfig({ ...process.env, ...flags });
  const { KASA_WORKER } = process.env;
  if (KASA_WORKER) return serveAsWorker(config, JSON.parse(KASA_WORKER), stopped);
  const shop = await unlessStopped(config.workers > 1 ? startMany(config) : startOne(config), stopped);

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

async function startOne(config: Config, worker?: WorkerSettings): Promise<Shop> {
  const { startShop } = await import(`${dist}/server/main.js`);
  return startShop({ config, distDirectory: dist, worker });
}

async function startMany(config: Config): Promise<Workers> {
  const { startWorkers } = await import(`${dist}/server/start-workers.js`);
  return startWorkers({ config, distDirectory: dist });
}

/** Ctrl+C reaches every process of the terminal; when a worker stops is the primary process's to say. */
async function serveAsWorker(config: Config, settings: WorkerSettings, stopped: Promise<void>): Promise<void> {
  process.removeAllListeners('SIGINT').on('SIGINT', () => undefined);
  const shop = await unlessStopped(startOne(config, settings), stopped);
  await stopped;
  await shop.close();
  process.exit(0);
}

/** Whoever is told to stop while it waits for the database has nothing to close. */
async function unlessStopped<T extends object>(starting: Promise<T>, stopped: Promise<void>): Promise<T> {
  return (await Promise.race([starting, stopped])) ?? process.exit(0);
}

function readNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > MAX_PORT)
    throw new InvalidArgumentError('Expected a whole number.');
  return value;
}
