// The side of the process that does the work: its memory is returned when it ends, a crash in a library does not stop the
// shop, and the system gives pages precedence.
import { setPriority } from 'node:os';
import type { ApartReply, ApartRequest } from './ask-apart.ts';

// The work gets a third of the time that a page gets on a busy processor.
const NICENESS = 5;

export function answerApart<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  setPriority(NICENESS);
  // Ends only with the shop or when the shop says so; signals from a terminal or a service manager are meant for the shop.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, job }: ApartRequest<Job>) => {
    const reply: ApartReply<Answer> = await work(job).then(
      (answer) => ({ id, answer }),
      (reason: Error) => ({ id, error: reason.message }),
    );
    process.send?.(reply);
  });
}
