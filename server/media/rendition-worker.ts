// Encodes in a process of its own: what the image library takes of memory goes back with it, a fault in it stops no
// shop, and the system lets pages go first.
import { setPriority } from 'node:os';
import { makeRendition, type RenditionJob } from './make-rendition.ts';

export type RenditionRequest = { id: number; job: RenditionJob };
export type RenditionReply = { id: number; error: string | null };

// A third of a page's share of a busy processor.
const NICENESS = 5;

setPriority(NICENESS);
// It ends with the shop or at its word; Ctrl+C in a terminal, and a service manager, mean the shop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.on('message', async ({ id, job }: RenditionRequest) => {
  const error = await makeRendition(job).then(
    () => null,
    (reason: Error) => reason.message,
  );
  process.send?.({ id, error } satisfies RenditionReply);
});
