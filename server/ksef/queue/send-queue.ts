// Sends what waits: what was begun before is looked after first, then what is due goes out, and receipts come last.
import { lookAfterUnanswered } from './await-answers.ts';
import { countsAsOffline, passingOver, type QueueRun, QueueUnfinished, type SendingServices } from './queue-run.ts';
import { sendAsBatch } from './send-as-batch.ts';
import { sendOneByOne } from './send-one-by-one.ts';
import { fetchReceipt } from './settle-submission.ts';
import { countUnanswered, listDue, listWithoutReceipt, type Submission } from './submission-store.ts';

const AT_ONCE = 1000;
const MOST_ROUNDS = 50;
/** More than KSeF takes one by one in a minute go as a batch. */
const MANY = 30;
const MOST_RECEIPTS = 100;
/** A receipt that is not there for longer is asked for when something else is sent, and keeps nobody waiting. */
const RECEIPT_MS = 3_600_000;

/** Sends all that can be sent now. Throws what the client throws, `QueueUnfinished`, and what is wrong with a document. */
export async function sendQueue(services: SendingServices): Promise<void> {
  const run: QueueRun = {
    ...services,
    ...{ passedOver: new Set(), faults: [], closed: new Set(), isBatchRefused: false },
  };
  await lookAfterUnanswered(run);
  await sendDue(run);
  await fetchReceipts(run);
  if (run.faults.length > 0) throw run.faults[0];
  const left = await countUnanswered(run.db);
  if (left > 0) throw new QueueUnfinished(`KSeF works on ${left} invoices`);
}

/** What was sent may make its corrections due, and what KSeF gives up on is sent again. */
async function sendDue(run: QueueRun): Promise<void> {
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    const listed = await listDue(run.db, AT_ONCE + run.passedOver.size);
    const due = listed.filter(({ invoiceId }) => !run.passedOver.has(invoiceId));
    if (due.length === 0 || run.signal?.aborted) return;
    const { batches, single } = divide(run, due);
    for (const { isOffline, all } of batches) await sendAsBatch(run, all, isOffline);
    await sendOneByOne(run, single);
  }
  throw new QueueUnfinished('KSeF gives the same documents back again and again');
}

/** A batch takes no technical correction; what came back out of one goes by itself. */
function divide(run: QueueRun, due: readonly Submission[]) {
  const fits = ({ replacedHash, attempts }: Submission) =>
    !run.isBatchRefused && replacedHash === null && attempts === 0;
  const batches = [true, false]
    .map((isOffline) => ({
      isOffline,
      all: due.filter((each) => fits(each) && countsAsOffline(run, each) === isOffline),
    }))
    .filter(({ all }) => all.length > MANY);
  const inBatches = new Set(batches.flatMap(({ all }) => all));
  return { batches, single: due.filter((each) => !inBatches.has(each)) };
}

async function fetchReceipts(run: QueueRun): Promise<void> {
  let missing = 0;
  for (const submission of await listWithoutReceipt(run.db, MOST_RECEIPTS)) {
    const fetched = await passingOver(run, [submission], () => fetchReceipt(run, submission));
    const isNew = run.now().getTime() - Number(submission.acceptedAt) < RECEIPT_MS;
    if (fetched === null && isNew) missing += 1;
  }
  if (missing > 0) run.faults.push(new QueueUnfinished(`KSeF has no receipt of ${missing} invoices yet`));
}
