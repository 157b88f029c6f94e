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
function forkWorker(): Worker {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const child = fork(fileURLToPath(new URL(`./rendition-worker.${extension}`, import.meta.url)));
  return { child, done: 0, jobs: new Map() };
}

function settle(worker: Worker, { id, error, measured }: RenditionReply): void {
  const job = worker.jobs.get(id);
  worker.jobs.delete(id);
  if (error === null) job?.resolve(measured);
  else job?.reject(new Error(`A picture cannot be encoded: ${error}`));
  worker.done += 1;
}

/** An idle encoder must not keep the shop's process alive. */
function letGo({ child }: Worker): void {
  child.unref();
  child.channel?.unref();
}

function failAll({ jobs }: Worker, reason: string): void {
  for (const { reject } of jobs.values()) reject(new Error(`The encoding process ended: ${reason}`));
  jobs.clear();
}

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
    const started = forkWorker();
    const { child } = started;
    child.on('message', (reply: RenditionReply) => {
      settle(started, reply);
      if (started.jobs.size > 0) return;
      if (started.done >= JOBS_OF_A_LIFE) {
        close();
        return;
      }
      letGo(started);
      idle = setTimeout(close, IDLE_MS).unref();
    });
    const fail = (reason: string) => {
      if (worker === started) worker = null;
      failAll(started, reason);
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
