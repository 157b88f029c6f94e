import { writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { type InvoiceFormat, invoiceFormats } from '#server/invoices/invoice-formats.ts';
import type { StoredInvoice } from '#server/invoices/invoice-store.ts';
import type { OneDocument } from '#server/invoices/issuing/issue-one.ts';
import { ok } from '#src/result.ts';
import { CliError } from '../../cli-errors.ts';
import { printable } from '../orders/printable-text.ts';
import { findOrder, orderArgument } from '../orders/work-order.ts';
import { explainUnwritable } from '../output-file.ts';
import { registerInvoiceArchive } from './archive-invoices.ts';
import { refusedDeposit } from './explain-deposits.ts';
import { refused, refusedFile } from './explain-refusals.ts';
import { registerInvoiceRate } from './give-rate.ts';

type Flags = { json?: boolean };

const kinds: readonly OneDocument[] = ['invoice', 'proforma', 'receipt', 'deposit', 'final'];
/** A terminal shows no more at once. */
const MOST_LISTED = 500;

const help = `
Example:
  $ kasa invoice issue 1001
  $ kasa invoice issue 1001 --mail
  $ kasa invoice list 2026-11
  $ kasa invoice export FV/2026/1 --format pdf FV-2026-1.pdf
  $ kasa invoice export FV/2026/1 --format fa3 FV-2026-1.xml
  $ kasa invoice export FV/2026/1 --format ubl FV-2026-1.xml
  $ kasa invoice export FV/2026/1 --format isdoc FV-2026-1.isdoc
  $ kasa invoice archive 2026-11 invoices-2026-11.zip
  $ kasa invoice archive 2026-11 isdoc-2026-11.zip --format isdoc
  $ kasa invoice rate EUR/PLN 2026-11-25 4.2634 --table 228/A/NBP/2026 --published 2026-11-24

issue makes the invoice of a paid order, and a correction for each refund that has none yet; asked again it names what was
made. What was issued is never changed: a refund corrects it by a document of its own. Numbers and when invoices are made by
themselves: kasa settings get invoices. Nobody is e-mailed without --mail; what goes to KSeF is mailed once it has its number.

A company in Poland that is paid in advance may have --kind deposit once it has paid, and --kind final, which comes to 0.00, once
the parcel is sent: art. 106f. One is enough: the ordinary invoice may be issued before the parcel, too.

cii and ubl are the electronic invoice of the standard EN 16931, for companies' books; the PDF holds the first of them. isdoc is
the Czech standard, for sellers in Czechia.`;

export function registerInvoice(program: Command): void {
  const invoice = program
    .command('invoice')
    .description('invoices, corrections and proformas')
    .addHelpText('after', help);
  invoice
    .command('issue')
    .description('make the invoice of an order, and corrections of what was given back')
    .argument('<order>', orderArgument)
    .addOption(new Option('--kind <kind>', 'another document').choices(kinds).default('invoice'))
    .option('--mail', 'send it to the buyer by e-mail, as the box in the office does')
    .option('--json', 'print what was issued as JSON')
    .action(issue);
  invoice
    .command('list')
    .description('what was issued in a month, the newest first')
    .argument('<month>', 'for example 2026-11')
    .option('--json', 'print it as JSON')
    .action(list);
  invoice
    .command('show')
    .description('one document, as it was frozen')
    .argument('<number>', 'of the document')
    .option('--json', 'print it as JSON')
    .action(show);
  invoice
    .command('export')
    .description('write one document as a file')
    .argument('<number>', 'of the document')
    .argument('<file>', 'the new file')
    .addOption(new Option('--format <format>', 'of the file; without it, what its ending says').choices(invoiceFormats))
    .option('--json', 'print the result as JSON')
    .action(exportTo);
  registerInvoiceArchive(invoice);
  registerInvoiceRate(invoice);
}

async function issue(
  reference: string,
  { kind, mail, json }: Flags & { kind: OneDocument; mail?: boolean },
): Promise<void> {
  const [
    { withDatabase },
    { issueCorrections },
    { issueOne },
    { inTransaction },
    { ensureRate },
    { createFetchRate },
    { mailInvoices },
  ] = await Promise.all([
    import('../with-database.ts'),
    import('#server/invoices/issuing/issue-invoice.ts'),
    import('#server/invoices/issuing/issue-one.ts'),
    import('#server/database/transaction.ts'),
    import('#server/invoices/issuing/ensure-rate.ts'),
    import('#server/invoices/rates/fetch-rate.ts'),
    import('#server/invoices/mail-invoices.ts'),
  ]);
  const { number: order, issued } = await withDatabase(async ({ db, now, config }) => {
    const order = await findOrder(db, reference);
    const sandboxOrigin = config.stripe ? null : `http://${config.host}:${config.sandboxPort}`;
    const services = { db, now, fetchRate: createFetchRate({ sandboxOrigin }) };
    const problem = kind === 'invoice' || kind === 'deposit' ? await ensureRate(services, order.id) : null;
    return inTransaction(db, async (tx) => {
      const request = { orderId: order.id, issuedBy: 'cli', now: now() };
      const made = await issueOne(tx, request, kind);
      if (!made.ok) throw await refusedDeposit(made.error, order.number, problem?.detail);
      const corrected = kind === 'proforma' ? ok([]) : await issueCorrections(tx, request);
      if (!corrected.ok) throw await refused(corrected.error, order.number);
      const issued = [made.value, ...corrected.value];
      if (mail) await mailInvoices(tx, issued, request.now);
      return { number: order.number, issued };
    });
  });
  if (json) return console.log(JSON.stringify({ ok: true, issued: issued.map(shown) }));
  const [{ money }, { moneyText }] = await Promise.all([import('#src/money.ts'), import('../orders/money-text.ts')]);
  for (const { number, document } of issued) {
    if (!document) continue;
    const total = money(document.totals.grossMinor, document.currency);
    console.log(`${number}  ${document.issuedOn}  ${moneyText(total)}`);
  }
  const standing = issued[0]?.kind ?? kind;
  const isOther = standing === 'invoice' ? kind === 'receipt' : standing !== kind;
  if (isOther) console.log(`Order ${order} has this ${standing}, so no ${kind} was made.`);
}

async function list(month: string, { json }: Flags): Promise<void> {
  const { isMonth } = await import('#server/accounts/ledger/ledger-month.ts');
  if (!isMonth(month)) {
    throw new CliError({
      code: 'MONTH_UNREADABLE',
      title: `${month} is no month.`,
      fix: 'Write the year and the month, such as 2026-11.',
    });
  }
  const [{ withDatabase }, { listInvoices }, { money }, { moneyText }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/invoices/invoice-store.ts'),
    import('#src/money.ts'),
    import('../orders/money-text.ts'),
  ]);
  const days = { from: `${month}-01`, to: `${month}-${lastDayOf(month)}` };
  const found = await withDatabase(({ db }) => listInvoices(db, days, MOST_LISTED + 1));
  const [issued, hasMore] = [found.slice(0, MOST_LISTED), found.length > MOST_LISTED];
  if (json) return console.log(JSON.stringify({ ok: true, invoices: issued.map(shown), hasMore }));
  if (issued.length === 0) console.log(`Nothing was issued in ${month}.`);
  for (const { number, document } of issued) {
    if (!document) console.log(`${number}  (its time is over)`);
    else {
      const { buyer, totals, currency, issuedOn } = document;
      const total = moneyText(money(totals.grossMinor, currency));
      console.log([number, issuedOn, total, printable(buyer.companyName || buyer.fullName)].join('  '));
    }
  }
  if (hasMore)
    console.log(`… and more: these are the newest ${MOST_LISTED}. Each as a file: kasa invoice archive ${month} FILE.`);
}

function lastDayOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

async function show(number: string): Promise<void> {
  const { withDatabase } = await import('../with-database.ts');
  const invoice = await withDatabase(({ db }) => findIssued(db, number));
  console.log(JSON.stringify({ ok: true, invoice: shown(invoice) }, null, 2));
}

async function exportTo(
  number: string,
  file: string,
  { format = formatOf(file), json }: Flags & { format?: InvoiceFormat },
): Promise<void> {
  const [{ withDatabase }, { keepInvoiceFile }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/invoices/invoice-file.ts'),
  ]);
  const written = await withDatabase(async ({ db, now }) =>
    keepInvoiceFile(db, await findIssued(db, number), format, now()),
  );
  if (!written.ok) throw refusedFile(written.error, number);
  await writeFile(file, written.value, { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw explainUnwritable(error, file);
    throw new CliError({ code: 'FILE_EXISTS', title: `${file} exists already.`, fix: 'Name a new file.' });
  });
  if (json) console.log(JSON.stringify({ ok: true, number, file }));
  else console.log(`${number} is in ${file}.`);
}

/** Three of the formats are XML, and whoever asks for XML without a word more wants one of them. */
function formatOf(file: string): InvoiceFormat {
  if (/\.isdoc$/i.test(file)) return 'isdoc';
  if (!/\.xml$/i.test(file)) return 'pdf';
  throw new CliError({
    code: 'FORMAT_UNSAID',
    title: `${file} could be an invoice for KSeF or for companies' books: the ending does not say which.`,
    fix: 'Add --format fa3, --format cii or --format ubl.',
  });
}

async function findIssued(db: Parameters<typeof findOrder>[0], number: string): Promise<StoredInvoice> {
  const { findInvoice } = await import('#server/invoices/invoice-store.ts');
  const found = await findInvoice(db, number);
  if (found) return found;
  throw new CliError({
    code: 'INVOICE_UNKNOWN',
    title: `There is no document ${number}.`,
    fix: 'kasa invoice list 2026-11 names those of a month.',
  });
}

const shown = ({ kind, number, issuedAt, document }: StoredInvoice) => ({ kind, number, issuedAt, document });
