// Whether the built server loads Sentry's SDK: with a DSN, and never without.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { startRunningShop } from '../browser/running-shop.ts';
import { wholeSuite } from '../depths.ts';
import { root } from '../source-imports.ts';

const test = wholeSuite('loading the SDK');

const sdkModule = /\/node_modules\/(?:@sentry|sentry)\//;

/** Lists the modules that a shop has loaded when it has started and shown a page. */
async function listModulesOfShop(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'kasa-modules-'));
  const file = join(directory, 'modules.txt');
  const shop = await startRunningShop({
    ...environment,
    LOADED_MODULES_FILE: file,
    NODE_OPTIONS: `--import=${join(root, 'test/reporting/note-loaded-modules.ts')}`,
  });
  assert.is((await fetch(`${shop.origin}/pl`)).status, 200);
  await shop.stop();
  const modules = (await readFile(file, 'utf8')).split('\n');
  await rm(directory, { recursive: true });
  return modules;
}

test('a shop without a DSN starts and serves without a module of Sentry', async () => {
  const modules = await listModulesOfShop({ SENTRY_DSN: '' });
  assert.ok(modules.some((url) => url.endsWith('/dist/server/main.js')));
  assert.equal(
    modules.filter((url) => sdkModule.test(url)),
    [],
  );
});

test('a shop with a DSN loads the SDK for Node', async () => {
  const modules = await listModulesOfShop({ SENTRY_DSN: 'http://key@127.0.0.1:9/42' });
  assert.ok(modules.some((url) => /\/@sentry\/node\/build\/esm\/index\.js$/.test(url)));
});

test.run();
