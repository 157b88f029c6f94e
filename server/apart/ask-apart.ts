// Work that is done in a process of its own, so that a page never waits for it: started with the first job, and ended when
// there has been none for a while, or many. The process itself is `answer-apart.ts`.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type ApartRequest<Job> = { id: number; job: Job };
export type ApartReply<Answer> = { id: number } & ({ answer: Answer } | { error: string });

export type Apart<Job, Answer> = {
  /** Rejects when the work throws, with what it says, and when the process ends. */
  ask(job: Job): Promise<Answer>;
  close(): void;
};

type ApartOptions = {
  /** The program's file: `rendition-worker` beside `from`, in the sources and in the bundle. */
  name: string;
  /** The `import.meta.url` of who asks. */
  from: string;
  /** What is said of a job that throws, before its reason. */
  failed: string;
  /** After so many answers, its memory is given back. */
  jobsOfALife: number;
};

type Worker<Answer> = {
  child: ChildProcess;
  done: number;
  jobs: Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>;
};

const IDLE_MS = 10_000;

export function createApart<Job, Answer>({ name, from, failed, jobsOfALife }: ApartOptions): Apart<Job, Answer> {
  const extension = from.endsWith('.ts') ? 'ts' : 'js';
  const path = fileURLToPath(new URL(`./${name}.${extension}`, from));
  let worker: Worker<Answer> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const close = () => {
    clearTimeout(idle);
    if (worker?.child.connected) worker.child.disconnect();
    worker = null;
  };

  const start = (): Worker<Answer> => {
    // Bytes go over as they are.
    const child = fork(path, { serialization: 'advanced' });
    const started: Worker<Answer> = { child, done: 0, jobs: new Map() };
    child.on('message', (reply: ApartReply<Answer>) => {
      settle(started, reply, failed);
      started.done += 1;
      if (started.jobs.size > 0) return;
      if (started.done >= jobsOfALife) {
        if (worker === started) close();
        return;
      }
      letGo(child);
      idle = setTimeout(close, IDLE_MS).unref();
    });
    const fail = (reason: string) => {
      if (worker === started) worker = null;
      for (const { reject } of started.jobs.values()) reject(new Error(`The process ${name} ended: ${reason}`));
      started.jobs.clear();
    };
    child.on('error', (error) => fail(error.message));
    child.on('exit', (code, signal) => fail(`${signal ?? code}`));
    return started;
  };

  const ask = (job: Job) => {
    clearTimeout(idle);
    worker ??= start();
    const { child, jobs } = worker;
    child.ref();
    child.channel?.ref();
    lastId += 1;
    const id = lastId;
    return new Promise<Answer>((resolve, reject) => {
      jobs.set(id, { resolve, reject });
      child.send({ id, job } satisfies ApartRequest<Job>);
    });
  };

  return { ask, close };
}

function settle<Answer>({ jobs }: Worker<Answer>, reply: ApartReply<Answer>, failed: string): void {
  const job = jobs.get(reply.id);
  jobs.delete(reply.id);
  if ('error' in reply) job?.reject(new Error(`${failed}: ${reply.error}`));
  else job?.resolve(reply.answer);
}

/** One that waits for work must not keep the shop's process alive. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
