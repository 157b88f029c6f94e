// Does one step of an import in a process of its own: shoppers' pages wait for nothing of it, its memory is returned when it
// ends, and a file that it cannot bear ends nothing but it.
import { setPriority } from 'node:os';
import { claimStep } from '../catalogue/import-jobs/claim-step.ts';
import { doStep } from '../catalogue/import-jobs/do-step.ts';
import { connectDatabase } from '../database/connect.ts';
import { armFaultpoint, type Faultpoint } from '../faultpoint.ts';
import type { BucketKeys } from '../media/files/bucket.ts';
import { openPictureFiles, type PicturePlace } from '../media/files/picture-stores.ts';
import { readShop } from '../shop/read-settings.ts';
import { otherFiles } from './other-import-files.ts';

export type ImportOrder = {
  claim: { id: number; worker: string };
  databaseUrl: string | undefined;
  dataDirectory: string;
  picturePlace: PicturePlace;
  bucketKeys: BucketKeys | null;
  mediaDirectory: string;
  faultpoint: Faultpoint | undefined;
};

export type ImportOutcome = { error: string | null };

// An import gets a third of the time that a page gets on a busy processor.
const NICENESS = 5;

setPriority(NICENESS);
// It ends with the shop; signals from a terminal or a service manager are meant for the shop. What it has not committed is
// taken back by the database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.once('message', async (order: ImportOrder) => {
  armFaultpoint(order.faultpoint);
  const error = await work(order).then(
    () => null,
    (reason: Error) => reason.stack ?? String(reason),
  );
  process.send?.({ error } satisfies ImportOutcome, () => process.exit());
});

async function work({ claim, databaseUrl, dataDirectory, bucketKeys, ...pictures }: ImportOrder): Promise<void> {
  const database = await connectDatabase({
    ...(databaseUrl && { url: databaseUrl }),
    ...{ dataDirectory, deadlines: null },
  });
  const { db } = database;
  const pictureFiles = openPictureFiles(pictures, () => bucketKeys);
  try {
    const readSale = async () => {
      const { markets, timeZone, taxes } = await readShop(db);
      return { markets, timeZone, taxes };
    };
    const services = { db, now: () => new Date(), pictureFiles, readSale, others: otherFiles };
    await doStep(services, claim);
    // What follows at once, such as fetching pictures, is not worth another process.
    for (let next = await claimStep(db, new Date()); next; next = await claimStep(db, new Date())) {
      await doStep(services, next);
    }
  } finally {
    await database.close();
  }
}
