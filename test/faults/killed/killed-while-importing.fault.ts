// `kill -9` while a product file is imported: at the last moment before it is committed, of the process that imports it and of
// the shop itself. Nothing half is in the shop; started again, the file is imported once.
import * as assert from 'uvu/assert';
import { findJob } from '#server/catalogue/import-jobs/import-job-store.ts';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import { handIn, servicesOf } from '../../catalogue/import-jobs/an-import.ts';
import { until } from '../../fixtures/until.ts';
import type { KillableShop } from '../killable-shop.ts';
import { killableSuite } from '../killable-suite.ts';

const test = killableSuite('killed while importing');

const file = [
  'URL handle,Title,Status,Price',
  ...Array.from({ length: 200 }, (_, index) => `mug-${index},Mug ${index},active,10.00`),
  '',
].join('\n');

const servicesOfShop = ({ db }: KillableShop) => servicesOf({ db, now: () => new Date() });

async function stateOf({ db }: KillableShop, id: number) {
  const job = await findJob(db, id);
  return job?.state;
}

/** Products of the file, and batches of the history. */
async function countOf({ db }: KillableShop): Promise<[mugs: number, batches: number]> {
  const mugs = await db.selectFrom('products').select('id').where('handle', 'like', 'mug-%').execute();
  const batches = await db.selectFrom('change_batches').select('id').execute();
  return [mugs.length, batches.length];
}

/** The shop is armed: whichever of its processes is about to commit the import dies. */
async function anImportThatDies(shop: KillableShop): Promise<number> {
  await shop.start('before-import-commit');
  const services = servicesOfShop(shop);
  const id = await handIn(services, file);
  await until(async () => (await stateOf(shop, id)) === 'checked');
  assert.ok((await takeOver(services, id, 'start')).ok);
  return id;
}

test('an import whose process dies every time is given up, and nothing of it is in the shop', async ({ shop }) => {
  const id = await anImportThatDies(shop);
  await until(async () => (await stateOf(shop, id)) === 'failed');
  assert.is((await findJob(shop.db, id))?.failure, 'WorkerDied');
  assert.equal(await countOf(shop), [0, 0]);
});

test('an import during which the whole shop was killed is done once when the shop is back', async ({ shop }) => {
  const id = await anImportThatDies(shop);
  await until(async () => ((await findJob(shop.db, id))?.attempts ?? 0) > 0);
  await shop.kill();
  assert.equal(await countOf(shop), [0, 0]);
  await shop.start();
  // Where the process had died three times before the shop did, somebody presses once more.
  if ((await stateOf(shop, id)) === 'failed') assert.ok((await takeOver(servicesOfShop(shop), id, 'start')).ok);
  await until(async () => (await stateOf(shop, id)) === 'done');
  assert.equal(await countOf(shop), [200, 1]);
});

test.run();
