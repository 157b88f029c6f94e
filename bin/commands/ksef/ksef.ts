// KSeF, Poland's system of invoices: what waits there, and sending it now.
import type { Command } from 'commander';
import type { KsefServices } from '#server/ksef/ksef-access.ts';
import type { Submission } from '#server/ksef/queue/submission-store.ts';
import { registerCertificate } from './certificate.ts';
import { describeSubmission, explainKsef, notRetried, unknown } from './explain-ksef.ts';
import { registerOutage } from './outage.ts';
import { withKsef } from './with-ksef.ts';

type Flags = { json?: boolean };

const MOST_LISTED = 100;

const help = `
Example:
  $ kasa ksef status
  $ kasa ksef send
  $ kasa ksef retry FV/2026/17
  $ kasa ksef outage announce failure 2026-12-05T20:00
  $ kasa ksef certificate store authentication shop.crt shop.key
  $ kasa ksef certificate make offline

Which invoices are sent: kasa settings edit invoices, field "ksef". Where they are sent: KSEF_ENVIRONMENT=sandbox, test, demo
or production; without it and without keys of Stripe, to the KSeF of the sandbox. The shop sends by itself as soon as
something is issued; send does it now and says what became of it.`;

export function registerKsef(program: Command): void {
  const ksef = program.command('ksef').description("send invoices to KSeF, Poland's system").addHelpText('after', help);
  ksef
    .command('status')
    .description('what waits, what was refused, and what keeps the shop from sending')
    .option('--json', 'print it as JSON')
    .action(showStatus);
  ksef.command('send').description('send what waits, now').option('--json', 'print the result as JSON').action(send);
  ksef
    .command('retry')
    .description('send once more what was refused, when it is mended')
    .argument('<number>', 'of the document')
    .option('--json', 'print the result as JSON')
    .action(retry);
  registerOutage(ksef);
  registerCertificate(ksef);
}

async function showStatus({ json }: Flags): Promise<void> {
  const [{ countByState, listSubmissions }, { readLane }, { environmentOf }] = await Promise.all([
    import('#server/ksef/queue/submission-store.ts'),
    import('#server/ksef/queue/sending-lane.ts'),
    import('#server/ksef/ksef-access.ts'),
  ]);
  const told = await withKsef(async (services) => ({
    environment: environmentOf(services),
    ...(await readLane(services.db)),
    counts: await countByState(services.db),
    ...(await readTerms(services)),
    open: await listSubmissions(services.db, ['waiting', 'sending', 'sent', 'refused', 'conflicting'], MOST_LISTED),
  }));
  if (json) return console.log(JSON.stringify({ ok: true, ...told, open: told.open.map(shown) }));
  const { environment, sends, problem, counts, deadlines, open } = told;
  console.log(`KSeF: ${environment ?? 'not set up'}; ${counts.accepted} accepted.`);
  if (sends === 'off') console.log('No new invoice is sent there: kasa settings set invoices --set ksef=companies.');
  if (problem) console.log(`It does not send: ${problem}.`);
  for (const deadline of deadlines) console.log(deadline);
  await describe(open);
}

/** `sends`: which invoices go there. */
async function readTerms({ db, now }: KsefServices) {
  const [{ readInvoiceTerms }, { sayDeadlines }] = await Promise.all([
    import('#server/invoices/read-invoice-terms.ts'),
    import('#server/ksef/office/say-deadlines.ts'),
  ]);
  const terms = await readInvoiceTerms(db);
  return { sends: terms.settings.ksef, deadlines: await sayDeadlines(db, { ...terms, locale: 'en', now: now() }) };
}

async function describe(submissions: readonly Submission[]): Promise<void> {
  const [{ ksefAdvice }, { translateTo }] = await Promise.all([
    import('#server/invoices/ksef-advice.ts'),
    import('#server/i18n/translations.ts'),
  ]);
  const t = translateTo('en');
  for (const submission of submissions)
    console.log(describeSubmission(submission, (refusal) => t(ksefAdvice(refusal))));
}

async function retry(number: string, { json }: Flags): Promise<void> {
  const [{ findInvoice }, { retrySubmission }, { inTransaction }] = await Promise.all([
    import('#server/invoices/invoice-store.ts'),
    import('#server/ksef/queue/retry-submission.ts'),
    import('#server/database/transaction.ts'),
  ]);
  await withKsef(async ({ db, now }) => {
    const invoice = await findInvoice(db, number);
    if (!invoice) throw unknown(number);
    const queued = await inTransaction(db, (tx) => retrySubmission(tx, invoice.id, now()));
    if (!queued.ok) throw notRetried(queued.error, number);
  });
  if (json) return console.log(JSON.stringify({ ok: true, number }));
  console.log(`${number} waits again. The shop sends it; now: kasa ksef send.`);
}

async function send({ json }: Flags): Promise<void> {
  const [{ runQueue }, { listSubmissions }, { ksefStates }] = await Promise.all([
    import('#server/ksef/queue/run-queue.ts'),
    import('#server/ksef/queue/submission-store.ts'),
    import('#src/invoices/ksef-states.ts'),
  ]);
  const sent = await withKsef(async (services) => {
    const begin = services.now();
    await runQueue(services).catch((error: unknown) => {
      throw explainKsef(error);
    });
    const all = await listSubmissions(services.db, ksefStates, MOST_LISTED);
    return all.filter(({ changedAt }) => changedAt >= begin);
  });
  if (json) return console.log(JSON.stringify({ ok: true, sent: sent.map(shown) }));
  if (sent.length === 0) console.log('Nothing waited.');
  await describe(sent);
}

const shown = ({ number, state, ksefNumber, environment, isOffline, refusal }: Submission) => ({
  ...{ number, state, ksefNumber, environment, isOffline, refusal },
});
