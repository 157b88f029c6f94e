// Encodes pictures in a process of its own.
import { readFile } from 'node:fs/promises';
import type { Result } from '#src/result.ts';
import { answerApart } from '../apart/answer-apart.ts';
import { makeRendition, type RenditionJob } from './make-rendition.ts';
import { measurePicture, type PictureMeasures, type PictureRefusal } from './measure-picture.ts';

/** `measured`: the path of a photo that somebody has sent. */
export type PictureJob = RenditionJob | { measured: string };
export type MeasuredPicture = Result<PictureMeasures, PictureRefusal>;

answerApart<PictureJob, MeasuredPicture | null>(async (job) => {
  if ('measured' in job) return measurePicture(await readFile(job.measured), 'photos');
  await makeRendition(job);
  return null;
});
