import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenditionJob } from './make-rendition.ts';
import type { MeasuredPicture, PictureJob, RenditionReply, RenditionRequest } from './rendition-worker.ts';

export type Encoder = {
  make(job: RenditionJob): Promise<void>;
  /** What somebody has sent: whatever it does to the image library, it does it there. */
  measurePhoto(path: string): Promise<MeasuredPicture>;
  close(): void;
};

type Worker = {
  child: ChildProcess;
  done: number;
  jobs: Map<number, { resolve(measured: MeasuredPicture | null): void; reject(error: Error): void }>;
};

const IDLE_MS = 10_000;
/** Its peak is 215 MB in so many files, and 263 after two hundred. */
export const JOBS_OF_A_LIFE = 60;

/** Starts the encoding process with the first job, and ends it when there has been none for a while, or many. */
export function createEncoder(): Encoder {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const close = () => {
    clearTimeout(idle);
    if (worker?.child.connected) worker.child.disconnect();
    worker = null;
  };

  const start = (): Worker => {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const child = fork(fileURLToPath(new URL(`./rendition-worker.${extension}`, import.meta.url)));
    const started: Worker = { child, done: 0, jobs: new Map() };
    child.on('message', ({ id, error, measured }: RenditionReply) => {
      const job = started.jobs.get(id);
      started.jobs.delete(id);
      if (error === null) job?.resolve(measured);
      else job?.reject(new Error(`A picture cannot be encoded: ${error}`));
      started.done += 1;
      if (started.jobs.size > 0) return;
      if (started.done >= JOBS_OF_A_LIFE) {
        close();
        return;
      }
      // An idle encoder must not keep the shop's process alive.
      child.unref();
      child.channel?.unref();
      idle = setTimeout(close, IDLE_MS).unref();
    });
    const fail = (reason: string) => {
      if (worker === started) worker = null;
      for (const { reject } of started.jobs.values()) reject(new Error(`The encoding process ended: ${reason}`));
      started.jobs.clear();
    };
    child.on('error', (error) => fail(error.message));
    child.on('exit', (code, signal) => fail(`${signal ?? code}`));
    return started;
  };

  const ask = (job: PictureJob) => {
    clearTimeout(idle);
    worker ??= start();
    const { child, jobs } = worker;
    child.ref();
    child.channel?.ref();
    lastId += 1;
    const id = lastId;
    return new Promise<MeasuredPicture | null>((resolve, reject) => {
      jobs.set(id, { resolve, reject });
      child.send({ id, job } satisfies RenditionRequest);
    });
  };

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
