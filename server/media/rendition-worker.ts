// Encodes in a process of its own: its memory is returned when it ends, a crash in the image library does not stop the
// shop, and the system gives pages precedence.
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Result } from '#src/result.ts';
import { makeRendition, type RenditionJob } from './make-rendition.ts';
import { measurePicture, type PictureMeasures, type PictureRefusal } from './measure-picture.ts';

/** `measured`: the path of a photo that somebody has sent. */
export type PictureJob = RenditionJob | { measured: string };
export type MeasuredPicture = Result<PictureMeasures, PictureRefusal>;
export type RenditionRequest = { id: number; job: PictureJob };
export type RenditionReply = { id: number; error: string | null; measured: MeasuredPicture | null };

// On a busy processor it gets a third of the time that a page gets.
const NICENESS = 5;

setPriority(NICENESS);
// Ends only with the shop or when the shop says so; signals from a terminal or a service manager are meant for the
// shop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.on('message', async ({ id, job }: RenditionRequest) => {
  const reply = await work(job).then(
    (measured) => ({ error: null, measured }),
    (reason: Error) => ({ error: reason.message, measured: null }),
  );
  process.send?.({ id, ...reply } satisfies RenditionReply);
});

async function work(job: PictureJob): Promise<MeasuredPicture | null> {
  if ('measured' in job) return measurePicture(await readFile(job.measured), 'photos');
  await makeRendition(job);
  return null;
}
