import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { FastifyInstance } from 'fastify';
import type { SurfaceBuild } from '#build/surface-build.ts';
import { CliError } from '../cli-errors.ts';

/** A build holds half as many bytes that are of use: with less than these to spare it would collect its garbage all the time. */
const ENOUGH_MEMORY = 2 * 2 ** 30;

type BuildFlags = { watch?: boolean; json?: boolean };

const root = fileURLToPath(new URL('../..', import.meta.url));
// Not dist/, which `kasa serve` and `make` treat as a production build. Under node_modules, because the server's bundle
// finds its packages in parent folders.
const developmentDirectory = `${root}node_modules/.cache/kasa-dev`;

export function registerBuild(program: Command): void {
  program
    .command('build')
    .description('bundle the server and the browser into dist/')
    .option('--watch', 'serve the shop, rebuild on every change and reload the page')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample:\n  $ kasa build --watch')
    .action(({ watch, json = false }: BuildFlags) => (watch ? buildAndWatch() : buildOnce(json)));
}

async function buildOnce(asJson: boolean): Promise<void> {
  await requireDeclaredAccess();
  // Go's garbage collector takes a quarter of what esbuild costs: it begins where memory would become scarce.
  const toSpare = Math.floor(process.availableMemory() / 4);
  if (toSpare >= ENOUGH_MEMORY) {
    process.env.GOGC ??= 'off';
    process.env.GOMEMLIMIT ??= `${toSpare}B`;
  }
  const { buildShop } = await import('#build/bundle.ts');
  const surfaces = await readSurfaces();
  const { buildId, pages, durationMs } = await buildShop({
    root,
    mode: 'production',
    sandboxEntries: await readSandboxEntries(),
    surfaces,
  });
  if (asJson) {
    console.log(JSON.stringify({ ok: true, buildId, durationMs: Math.round(durationMs), pages }));
    return;
  }
  if (process.stdout.isTTY) {
    const { formatPageTable } = await import('#build/page-table.ts');
    for (const { name, budgets } of surfaces) console.log(`${name}\n${formatPageTable(pages[name], budgets)}\n`);
  }
  console.log(`Built dist/ (${buildId}) in ${Math.round(durationMs)} ms.`);
  if (process.stdout.isTTY) console.log('Source maps for error reports, not served: dist/source-maps/');
}

/** Throws when `make types` has not said of an operation of the office who it is for. */
async function requireDeclaredAccess(): Promise<void> {
  const { documents } = await import('#server/graphql/office-documents.generated.ts');
  const { access } = await import('#server/graphql/office-access.generated.ts');
  const undeclared = Object.keys(documents).filter((name) => !(name in access));
  if (undeclared.length === 0) return;
  throw new CliError({
    code: 'ACCESS_UNDECLARED',
    title: `Nothing says who these operations of the office are for: ${undeclared.join(', ')}.`,
    fix: 'Run `make types`, which takes it from the schema.',
  });
}

async function buildAndWatch(): Promise<void> {
  // Go's garbage collector takes a quarter of each esbuild rebuild; in development memory matters less.
  process.env.GOGC ??= '800';
  await requireTools();
  const { watchShop } = await import('#build/dev/watch-shop.ts');
  const { formatProblem } = await import('#build/dev/dev-problem.ts');
  const { deriveFiles } = await import('#build/dev/derive-files.ts');
  const { watchTypes } = await import('#build/dev/watch-types.ts');
  const { readConfig } = await import('#server/config.ts');
  const { connectDatabase } = await import('#server/database/connect.ts');
  const { requireFreePorts } = await import('#server/require-free-ports.ts');
  const { untilStopped } = await import('../until-stopped.ts');
  const { loadExtensions } = await import('../load-extensions.ts');

  const config = readConfig(process.env);
  await requireFreePorts(config);
  const extensions = await loadExtensions();
  const database = await connectDatabase({ url: config.databaseUrl, dataDirectory: config.dataDirectory });
  const stopped = untilStopped();
  const { stop } = await watchShop({
    root,
    cache: developmentDirectory,
    host: config.host,
    port: config.port,
    sandboxEntries: await readSandboxEntries(),
    surfaces: await readSurfaces(),
    async start(server, distDirectory) {
      let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
      const shop = await (server as typeof import('#server/main.ts')).startShop({
        ...{ config, database, distDirectory, extensions },
        async listen(app: FastifyInstance) {
          await app.ready();
          handle = (request, response) => void app.server.emit('request', request, response);
        },
      });
      return { handle, close: () => shop.close() };
    },
    onReady: ({ what, durationMs }) => console.log(`${what}: ${Math.round(durationMs)} ms`),
    onProblems: (problems) => console.error(problems.map(formatProblem).join('\n\n')),
    derive: (changed) => deriveFiles(root, changed),
    watchTypes: (onChecked) => watchTypes(root, developmentDirectory, onChecked),
  });
  console.log(`${config.publicUrl}; watching`);
  await stopped;
  await stop();
  await database.close();
  process.exit(0);
}

/** They come with what tests need, and are not there in a shop that runs. */
async function requireTools(): Promise<void> {
  const missing = ['oxc-transform', 'react-refresh', 'typescript/package.json'].filter((name) => {
    try {
      return !import.meta.resolve(name) || !existsSync(fileURLToPath(import.meta.resolve(name)));
    } catch {
      return true;
    }
  });
  if (missing.length === 0) return;
  throw new CliError({
    code: 'TOOLS_MISSING',
    title: `Developing needs ${missing.map((name) => name.replace('/package.json', '')).join(', ')}: not installed.`,
    fix: 'Run `make install`, which brings them.',
  });
}

async function readSandboxEntries(): Promise<Record<string, string>> {
  const { sandboxBrowserEntries } = await import('#server/sandbox/browser-entries.ts');
  return sandboxBrowserEntries;
}

async function readSurfaces(): Promise<SurfaceBuild[]> {
  const { sharingPages } = await import('#src/page-document.ts');
  const { storefrontDelivery } = await import('#src/surfaces/storefront-delivery.ts');
  const { accountDelivery } = await import('#src/surfaces/account-delivery.ts');
  const { officeDelivery } = await import('#src/surfaces/office-delivery.ts');
  return [storefrontDelivery, accountDelivery, officeDelivery].map(
    ({ name, documents, workers, hasTextsInPage = false }) => ({
      ...{ name, hasTextsInPage },
      ...(workers && { workers }),
      sharing: sharingPages(documents),
      budgets: Object.fromEntries(Object.entries(documents).map(([route, { budget }]) => [route, budget])),
    }),
  );
}
