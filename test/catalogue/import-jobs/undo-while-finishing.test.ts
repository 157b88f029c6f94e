// An import is on sale before its pictures have come: it can be taken back while they are on their way.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { importPictures } from '#server/catalogue/import/import-pictures.ts';
import { claimStep } from '#server/catalogue/import-jobs/claim-step.ts';
import { doStep } from '#server/catalogue/import-jobs/do-step.ts';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { doSteps, handIn, jobOf, servicesOf } from './an-import.ts';

const test = emptyShopSuite('an import that is taken back while its pictures are fetched');
const now = () => new Date('2026-10-01T10:00:00Z');
const file = 'URL handle,Title,Status,SKU,Price,Product image URL\nowl,Sowa,active,OWL,10.00,owl.png\n';

test.before.each(async ({ database: { db } }) => {
  await sql`truncate imports, change_batches, thing_versions cascade`.execute(db);
});

test('it is taken back at once, whoever fetches them loses the step, and the next import does not wait', async ({
  database: { db },
}) => {
  const services = servicesOf({ db, now });
  const id = await handIn(services, file);
  await doSteps(services);
  assert.ok((await takeOver(services, id, 'start')).ok);
  const running = await claimStep(db, now());
  assert.ok(running);
  await doStep(services, running);
  assert.is((await jobOf(services, id)).state, 'finishing');
  const fetching = await claimStep(db, now());
  assert.ok(fetching, 'a worker fetches the pictures');

  assert.ok((await takeOver(services, id, 'undo')).ok);
  await doStep(services, fetching);
  assert.is((await jobOf(services, id)).state, 'undoing', 'the step is not its own any more');
  await doSteps(services);
  assert.is((await jobOf(services, id)).state, 'undone');
  const { status } = await db.selectFrom('products').select('status').executeTakeFirstOrThrow();
  assert.is(status, 'archived');
});

test('fetching ends between two pictures once the step is lost', async ({ database: { db } }) => {
  const lost = new AbortController();
  const places = new Map(Array.from({ length: 40 }, (_, n) => [`${n}.png`, { line: n + 2 }] as const));
  let done = 0;
  const fetching = importPictures({ db, pictureFiles: filesOnDisk('/nowhere'), now }, places, {
    signal: lost.signal,
    history: { by: byCommand, title: { key: 'batch.import', values: { file: 'shop.csv' } }, batchId: null },
    onProgress(so) {
      done = so;
      if (so === 4) lost.abort(new Error('lost'));
    },
  });
  const error = await fetching.then(
    () => null,
    (reason: Error) => reason.message,
  );
  assert.is(error, 'lost');
  assert.ok(done < 40, `${done} of 40`);
});

test.run();
