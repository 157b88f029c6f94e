import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { SurfaceBuild } from '#build/surface-build.ts';
import { reportCliError } from '../cli-errors.ts';

type BuildFlags = { watch?: boolean; json?: boolean };

const root = fileURLToPath(new URL('../..', import.meta.url));
// Not dist/, which `kasa serve` and `make` treat as a production build. Under node_modules, because the server's bundle
// finds its packages in parent folders.
const developmentDirectory = `${root}node_modules/.cache/kasa-watch`;

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
  const { createBuilder } = await import('#build/bundle.ts');
  const { formatPageTable } = await import('#build/page-table.ts');
  const surfaces = await readSurfaces();
  await requireDeclaredAccess();
  const builder = await createBuilder({
    root,
    mode: 'production',
    sandboxEntries: await readSandboxEntries(),
    surfaces,
  });
  try {
    const { buildId, pages, durationMs } = await builder.build();
    if (asJson) {
      console.log(JSON.stringify({ ok: true, buildId, durationMs: Math.round(durationMs), pages }));
    } else {
      if (process.stdout.isTTY) {
        for (const { name, budgets } of surfaces) console.log(`${name}\n${formatPageTable(pages[name], budgets)}\n`);
      }
      console.log(`Built dist/ (${buildId}) in ${Math.round(durationMs)} ms.`);
      if (process.stdout.isTTY) console.log('Source maps for error reports, not served: dist/source-maps/');
    }
  } finally {
    await builder.dispose();
  }
}

/** Throws when an operation of the office does not say who it is for. */
async function requireDeclaredAccess(): Promise<void> {
  const [{ listAccess }, { officeSchemaText }, { documents }, { permissions }] = await Promise.all([
    import('#build/operation-access.ts'),
    import('#server/graphql/office-schema.ts'),
    import('#server/graphql/office-documents.generated.ts'),
    import('#src/staff/permissions.ts'),
  ]);
  listAccess(officeSchemaText, Object.values(documents), permissions);
}

async function buildAndWatch(): Promise<void> {
  // Go's garbage collector takes a quarter of each esbuild rebuild; in development memory matters less.
  process.env.GOGC ??= '800';
  const { createBuilder } = await import('#build/bundle.ts');
  const { watchShop } = await import('#build/watch.ts');
  const { readConfig } = await import('#server/config.ts');
  const { connectDatabase } = await import('#server/database/connect.ts');
  const { untilStopped } = await import('../until-stopped.ts');
  const { loadExtensions } = await import('../load-extensions.ts');

  const config = readConfig(process.env);
  const extensions = await loadExtensions();
  const [database, builder] = await Promise.all([
    connectDatabase({ url: config.databaseUrl, dataDirectory: config.dataDirectory }),
    createBuilder({
      root,
      outputDirectory: developmentDirectory,
      mode: 'development',
      sandboxEntries: await readSandboxEntries(),
      surfaces: await readSurfaces(),
    }),
  ]);
  let isFirst = true;
  const stop = await watchShop({
    root,
    builder,
    start: async (serverUrl) =>
      (await import(serverUrl)).startShop({ config, database, distDirectory: builder.outputDirectory, extensions }),
    onReady({ origin, buildMs, restartMs }) {
      const figures = `built in ${Math.round(buildMs)} ms, started in ${Math.round(restartMs)} ms`;
      console.log(isFirst ? `${origin} (${figures}); watching` : figures);
      isFirst = false;
    },
    onError: (error) => reportCliError(error, false),
  });
  await untilStopped();
  await stop();
  await database.close();
  process.exit(0);
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
  return [storefrontDelivery, accountDelivery, officeDelivery].map(({ name, documents, workers }) => ({
    name,
    ...(workers && { workers }),
    sharing: sharingPages(documents),
    budgets: Object.fromEntries(Object.entries(documents).map(([route, { budget }]) => [route, budget])),
  }));
}
