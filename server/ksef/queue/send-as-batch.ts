// Many documents as one archive in a batch session: the limits of invoices that are handed in one by one do not hold for it.
import { inTransaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import { writeZip, type ZipEntry } from '../../invoices/zip-archive.ts';
import { awaitAnswers } from './await-answers.ts';
import { freezeOrPassOver, isAboutDocument, type QueueRun } from './queue-run.ts';
import { noteBatch, type Submission } from './submission-store.ts';

/** KSeF takes 100 MB in a part; one part is enough for what is held in memory at once. */
const MOST_BYTES = 20_000_000;

/** Those of one kind: a batch is declared offline as a whole. What does not fit waits for the next one. */
export async function sendAsBatch(run: QueueRun, due: readonly Submission[], isOffline: boolean): Promise<void> {
  const { db, client, now } = run;
  const entries = await freezeAll(run, due, isOffline);
  if (entries.length === 0) return;
  const chunks: Buffer[] = [];
  for await (const chunk of writeZip(entries)) chunks.push(chunk);
  try {
    const batch = await client.openBatch(Buffer.concat(chunks), isOffline);
    const ids = entries.map(({ name }) => name.replace(/\.xml$/, ''));
    await inTransaction(db, (tx) => noteBatch(tx, ids, batch.number, now()));
    // Handed in or not, its session is asked: even where KSeF does not take what it was sent.
    await handIn(run, batch).finally(() => awaitAnswers(run, [batch.number]));
  } catch (error) {
    if (!isAboutDocument(error)) throw error;
    run.isBatchRefused = true;
  }
}

async function handIn(
  run: QueueRun,
  { number, upload, close }: { number: string; upload(): Promise<void>; close(): Promise<void> },
) {
  await upload();
  await close();
  reach('ksef-handed-in');
  run.closed.add(number);
}

async function freezeAll(run: QueueRun, due: readonly Submission[], isOffline: boolean): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let bytes = 0;
  for (const submission of due) {
    if (run.signal?.aborted) return [];
    const file = await freezeOrPassOver(run, submission, isOffline);
    if (!file) continue;
    bytes += file.content.length;
    if (bytes > MOST_BYTES) break;
    entries.push({ name: `${submission.invoiceId}.xml`, content: file.content, modifiedAt: run.now() });
  }
  return entries;
}
