import { type Command, Option } from 'commander';
import { type ArchivedFormat, archivedFormats } from '#server/invoices/invoice-formats.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import { CliError } from '../../cli-errors.ts';
import { writeNewFile } from '../output-file.ts';
import type { CommandContext } from '../with-database.ts';
import { refusedFile } from './explain-refusals.ts';

/** What a ZIP archive can list. */
const MOST = 65_535;

export function registerInvoiceArchive(invoice: Command): void {
  invoice
    .command('archive')
    .description('write the documents of a month as one ZIP archive')
    .argument('<month>', 'for example 2026-11')
    .argument('<file>', 'the new file')
    .addOption(new Option('--format <format>', 'of each document').choices(archivedFormats).default('pdf'))
    .option('--json', 'print the result as JSON')
    .action(archive);
}

type Flags = { format: ArchivedFormat; json?: boolean };

async function archive(month: string, file: string, { format, json }: Flags): Promise<void> {
  const [{ withDatabase }, { archiveInvoices }, { listIssuedIds }, { invoiceFilters }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/invoices/invoice-archive.ts'),
    import('#server/invoices/list-issued.ts'),
    import('#src/invoices/office/invoice-filters.ts'),
  ]);
  const filters = invoiceFilters.readInput({ month });
  if (!filters.month) {
    throw new CliError({
      code: 'MONTH_UNREADABLE',
      title: `${month} is no month.`,
      fix: 'Write the year and the month, such as 2026-11.',
    });
  }
  const count = await withDatabase(async (services) => {
    const ids = await listIssuedIds(services.db, filters, { first: MOST + 1, offset: 0 });
    const newest = ids.at(-1);
    if (!newest) throw nothing(month);
    if (ids.length > MOST) throw tooMany(month);
    await requireForm(services, newest, format);
    await writeNewFile(file, archiveInvoices(services, ids, format));
    return ids.length;
  });
  if (json) console.log(JSON.stringify({ ok: true, month, count, file }));
  else console.log(`${count} ${count === 1 ? 'document is' : 'documents are'} in ${file}.`);
}

/** A company that has no such form has none of any document: no empty file is written. */
async function requireForm({ db, now }: CommandContext, id: string, format: ArchivedFormat): Promise<void> {
  const [{ findInvoicesById }, { keepInvoiceFile }] = await Promise.all([
    import('#server/invoices/invoice-store.ts'),
    import('#server/invoices/invoice-file.ts'),
  ]);
  const [invoice] = await findInvoicesById(db, [id]);
  const file = invoice && (await keepInvoiceFile(db, invoice, format, now()));
  if (file && !file.ok && file.error.kind !== 'Erased') throw refusedFile(file.error, invoice.number);
}

function tooMany(month: string): CliError {
  return new CliError({
    code: 'TOO_MANY_DOCUMENTS',
    title: `More documents were issued in ${month} than the ${formatNumber(MOST, 'en')} that one archive can hold.`,
    fix: 'Write them one by one: kasa invoice list names them, and kasa invoice export writes each.',
  });
}

function nothing(month: string): CliError {
  return new CliError({
    code: 'NOTHING_ISSUED',
    title: `Nothing was issued in ${month}.`,
    fix: 'kasa invoice list names what was issued in a month.',
  });
}
