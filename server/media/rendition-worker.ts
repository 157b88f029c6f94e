// Encodes in a process of its own: its memory is returned when it ends, a crash in the image library does not stop the
// shop, and the system gives pages precedence.
import { setPriority } from 'node:os';
import { makeRendition, type RenditionJob } from './make-rendition.ts';

export type RenditionRequest = { id: number; job: RenditionJob };
export type RenditionReply = { id: number; error: string | null };

// On a busy processor it gets a third of the time that a page gets.
const NICENESS = 5;

setPriority(NICENESS);
// Ends only with the shop or when the shop says so; signals from a terminal or a service manager are meant for the
// shop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.on('message', async ({ id, job }: RenditionRequest) => {
  const error = await makeRendition(job).then(
    () => null,
    (reason: Error) => reason.message,
  );
  process.send?.({ id, error } satisfies RenditionReply);
});
