import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Command, InvalidArgumentError } from 'commander';
import type { Config } from '#server/config.ts';
import type { Shop } from '#server/describe-shop.ts';
import type { Start } from '#server/start-lines.ts';
import type { WorkerSettings, Workers } from '#server/workers/start-workers.ts';
import { CliError } from '../cli-errors.ts';
import { loadExtensions } from '../load-extensions.ts';
import { nameSources } from '../name-sources.ts';
import { untilStopped, untilToldToStop } from '../until-stopped.ts';

type ServeFlags = { port?: number; workers?: number; checkPorts?: boolean; json?: boolean };

// Every command imports this module, so that it is in the compile cache before `serve` starts. For any other TypeScript
// Node loads its type stripper, which stays in memory: 16 MB. Therefore what stands in `bin/` is imported statically,
// and the configuration is read by what the build made: its sources and Zod's are 150 files.
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const MAX_PORT = 65_535;

export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the shop that `kasa build` made')
    .option('--port <number>', 'where to listen; otherwise $PORT, otherwise 3000', readNumber)
    .option('--workers <number>', 'processes; otherwise $WORKERS, otherwise 1', readNumber)
    .option('--check-ports', 'start nothing: fail when a port is taken')
    .option('--json', 'print the address as JSON when ready')
    .addHelpText('after', '\nExample:\n  $ kasa serve --port 8080')
    .action(serve);
}

async function serve({ port, workers, checkPorts, json }: ServeFlags): Promise<void> {
  const flags = { ...(port !== undefined && { PORT: String(port) }), ...(workers && { WORKERS: String(workers) }) };
  const environment = { ...process.env, ...flags };
  if (checkPorts) return requirePorts(environment);
  if (!existsSync(`${dist}/manifest.json`)) {
    throw new CliError({
      code: 'NOT_BUILT',
      title: `There is no built shop in ${dist}.`,
      fix: 'Run `kasa build` first.',
    });
  }
  nameSources(pathToFileURL(`${dist}/server/`));
  const { readConfig } = await import(`${dist}/server/config.js`);
  const { KASA_WORKER } = process.env;
  const stopped = KASA_WORKER ? untilToldToStop() : untilStopped();
  const config: Config = readConfig(environment);
  if (KASA_WORKER) return serveAsWorker(config, JSON.parse(KASA_WORKER), stopped);
  const shop = await unlessStopped(config.workers > 1 ? startMany(config) : startOne(config), { stopped, config });

  // The time counts from the start of the process, as an operator would count it.
  const startedInMs = Math.round(performance.now());
  if (json) console.log(JSON.stringify({ ok: true, origin: shop.origin, startedInMs }));
  else await tellStart(shop, { config, ...startOf(shop), startedInMs });
  await shop.close(await stopped);
  process.exit(0);
}

/** Requires free ports before there is a built shop, too. */
async function requirePorts(environment: NodeJS.ProcessEnv): Promise<void> {
  const [{ readConfig }, { requireFreePorts }] = await Promise.all([
    import('#server/config.ts'),
    import('#server/require-free-ports.ts'),
  ]);
  await requireFreePorts(readConfig(environment));
}

function startOf({ origin, sandboxOrigin, languages, shopOrigin, takesCards }: Shop | Workers) {
  return { origin, sandboxOrigin, languages, shopOrigin, takesCards };
}

/** The link for the first owner is shown to whoever sits before the terminal, and is not even made for a log. */
async function tellStart(shop: Shop | Workers, start: Start): Promise<void> {
  const { describeStart, startFields } = await import(`${dist}/server/start-lines.js`);
  if (process.stdout.isTTY) {
    console.log(describeStart({ ...start, setupPath: await shop.offerSetup() }).join('\n'));
  } else {
    shop.log.info(startFields(start, { isWithoutOwner: !(await shop.hasStaff()) }), 'the shop is open');
  }
}

async function startOne(config: Config, worker?: WorkerSettings): Promise<Shop> {
  const { startShop } = await import(`${dist}/server/main.js`);
  const shop = await startShop({ config, distDirectory: dist, worker, extensions: await loadExtensions() });
  // Node writes it when a process ends by itself; one that is killed would leave the next start nothing.
  flushCompileCache();
  return shop;
}

async function startMany(config: Config): Promise<Workers> {
  const { startWorkers } = await import(`${dist}/server/start-workers.js`);
  return startWorkers({ config, distDirectory: dist });
}

async function serveAsWorker(config: Config, settings: WorkerSettings, stopped: Promise<string>): Promise<void> {
  const shop = await unlessStopped(startOne(config, settings), { stopped, config }).catch(async (error) => {
    const { tellStartFailure } = await import('#server/workers/start-failure.ts');
    return tellStartFailure(error);
  });
  await shop.close(await stopped);
  process.exit(0);
}

/** Stopped while it waits for an external database, it has nothing to close; an embedded one has to be closed. */
async function unlessStopped<T extends object>(
  starting: Promise<T>,
  { stopped, config }: { stopped: Promise<string>; config: Config },
): Promise<T> {
  if (!config.databaseUrl) return starting;
  const first = await Promise.race([starting, stopped.then(() => null)]);
  if (first) return first;
  // One of several workers may serve visitors before the last has started: all are told to stop, and have their grace.
  return Object.keys(cluster.workers ?? {}).length > 0 ? starting : process.exit(0);
}

function readNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > MAX_PORT)
    throw new InvalidArgumentError('Expected a whole number.');
  return value;
}
