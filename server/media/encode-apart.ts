import { createApart } from '../apart/ask-apart.ts';
import type { RenditionJob } from './make-rendition.ts';
import type { MeasuredPicture, PictureJob } from './rendition-worker.ts';

export type Encoder = {
  make(job: RenditionJob): Promise<void>;
  /** What somebody has sent: whatever it does to the image library, it does it there. */
  measurePhoto(path: string): Promise<MeasuredPicture>;
  close(): void;
};

/** Its peak is 215 MB in so many files, and 263 after two hundred. */
export const JOBS_OF_A_LIFE = 60;

export function createEncoder(): Encoder {
  const { ask, close } = createApart<PictureJob, MeasuredPicture | null>({
    ...{ name: 'rendition-worker', from: import.meta.url },
    ...{ failed: 'A picture cannot be encoded', jobsOfALife: JOBS_OF_A_LIFE },
  });
  return {
    close,
    async make(job) {
      await ask(job);
    },
    async measurePhoto(path) {
      const measured = await ask({ measured: path });
      if (!measured) throw new Error('The encoding process has not answered what was asked.');
      return measured;
    },
  };
}
