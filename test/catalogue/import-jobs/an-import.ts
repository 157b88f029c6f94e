// Imports as the browser's staff works on them, step by step and by a clock that the test sets.

import { claimStep } from '#server/catalogue/import-jobs/claim-step.ts';
import { doStep } from '#server/catalogue/import-jobs/do-step.ts';
import { receivePart } from '#server/catalogue/import-jobs/import-file.ts';
import type { JobOptions } from '#server/catalogue/import-jobs/import-job.ts';
import { findJob } from '#server/catalogue/import-jobs/import-job-store.ts';
import type { StepServices } from '#server/catalogue/import-jobs/step-services.ts';
import type { Db } from '#server/database/connect.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { otherFiles } from '#server/workers/other-import-files.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { aTaxes } from '#test/fixtures/settings/a-taxes.ts';

export type StepsOptions = { db: Db; now: () => Date; mediaDirectory?: string };

export function servicesOf({ db, now, mediaDirectory = '/nowhere' }: StepsOptions): StepServices {
  const readSale = async () => ({ markets: everyMarket, timeZone: 'Europe/Warsaw', taxes: aTaxes() });
  return { db, now, pictureFiles: filesOnDisk(mediaDirectory), readSale, others: otherFiles };
}

/** Its id. */
export async function handIn(
  services: Pick<StepServices, 'db' | 'now'>,
  text: string,
  fileName = 'goods.csv',
  options: Partial<JobOptions> = {},
): Promise<number> {
  const bytes = Buffer.from(text);
  const job = { fileName, staffId: null, who: 'Ewa', options };
  const part = { key: fileName, size: bytes.length, offset: 0 };
  const received = await receivePart(services, oneByOne([bytes]), job, part);
  if (!received.ok) throw new Error(received.error.kind);
  if (received.value.id === null) throw new Error(`${fileName} is handed in already`);
  return received.value.id;
}

/** Does the next steps until none is left that this process may do. */
export async function doSteps(services: StepServices): Promise<void> {
  for (let claim = await nextClaim(services); claim; claim = await nextClaim(services)) await doStep(services, claim);
}

const nextClaim = ({ db, now }: StepServices) => claimStep(db, now());

export async function jobOf({ db }: StepServices, id: number) {
  const job = await findJob(db, id);
  if (!job) throw new Error(`there is no import ${id}`);
  return job;
}

export async function* oneByOne(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield chunk;
}
