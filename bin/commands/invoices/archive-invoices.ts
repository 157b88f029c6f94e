import type { Command } from 'commander';
import { CliError } from '../../cli-errors.ts';
import { writeNewFile } from '../output-file.ts';

/** However many a month has: the archive is written while it is read. */
const MOST = 100_000;

export function registerInvoiceArchive(invoice: Command): void {
  invoice
    .command('archive')
    .description('write the PDFs of a month as one ZIP archive')
    .argument('<month>', 'for example 2026-11')
    .argument('<file>', 'the new file')
    .option('--json', 'print the result as JSON')
    .action(archive);
}

async function archive(month: string, file: string, { json }: { json?: boolean }): Promise<void> {
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
    const ids = await listIssuedIds(services.db, filters, { first: MOST, offset: 0 });
    if (ids.length === 0) throw nothing(month);
    await writeNewFile(file, archiveInvoices(services, ids));
    return ids.length;
  });
  if (json) console.log(JSON.stringify({ ok: true, month, count, file }));
  else console.log(`${count} ${count === 1 ? 'PDF is' : 'PDFs are'} in ${file}.`);
}

function nothing(month: string): CliError {
  return new CliError({
    code: 'NOTHING_ISSUED',
    title: `Nothing was issued in ${month}.`,
    fix: 'kasa invoice list names what was issued in a month.',
  });
}
