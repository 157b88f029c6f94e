import { type Command, Option } from 'commander';
import type { ReadReport } from '#server/reports/read-report.ts';
import { currencies } from '#src/currencies.ts';
import { type ShopReportName, shopReportNames } from '#src/reports/shop-reports.ts';
import { CliError } from '../../cli-errors.ts';
import { loadExcelManner } from '../../load-excel-manner.ts';
import { parseDay } from '../orders/command-amount.ts';
import type { CommandContext } from '../with-database.ts';

type Flags = { from?: string; until?: string; currency?: string; json?: boolean; csv?: boolean; excel?: boolean };

const help = `
Days are those of the company's country, both within; without any it is the last thirty. Amounts have VAT in them: a sale counts on
the day it was paid or sent, whichever was first, a refund on the day the money went back, as in kasa accounts.

Example:
  $ kasa report sales --from 2026-11-01 --until 2026-11-30
  $ kasa report products --currency EUR --excel > products.csv
  $ kasa report searches --csv
  $ kasa report conversion --json`;

export function registerReport(program: Command): void {
  program
    .command('report')
    .description('figures of the shop: sales, products, conversion and more')
    .addArgument(program.createArgument('<report>', 'what it is about').choices(shopReportNames))
    .option('--from <day>', 'the first day, for example 2026-11-01', parseDay)
    .option('--until <day>', 'the last day', parseDay)
    .addOption(new Option('--currency <currency>', 'of sales in this currency').choices(currencies))
    .option('--json', 'print it as JSON')
    .option('--csv', 'print it as CSV')
    .option('--excel', 'print it as CSV as Excel opens it')
    .addHelpText('after', help)
    .action(printReport);
}

async function printReport(name: ShopReportName, { json, csv, excel, ...asked }: Flags): Promise<void> {
  const [{ withDatabase }, { readReport }, { writeReportCsv }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/reports/read-report.ts'),
    import('#server/reports/report-csv.ts'),
  ]);
  const readExcelManner = await loadExcelManner();
  const { report, manner } = await withDatabase(async (context) => ({
    report: await readReport(context, name, await inOrder(asked, context)),
    manner: excel ? await readExcelManner(context.db) : null,
  }));
  if (json) console.log(JSON.stringify({ ok: true, ...report }));
  else if (csv || excel)
    process.stdout.write(
      `${excel ? '\uFEFF' : ''}${[...writeReportCsv(report, { excel: manner, locale: 'en' })].join('')}`,
    );
  else await say(report);
}

/** A page shows the days that it has put in order; whoever mistypes one for a script is told. */
async function inOrder<Asked extends Pick<Flags, 'from' | 'until'>>(
  asked: Asked,
  context: CommandContext,
): Promise<Asked> {
  const { readShopClock } = await import('../shop-clock.ts');
  const { from, until = (await readShopClock(context.db)).day(context.now()) } = asked;
  if (from === undefined || from <= until) return asked;
  throw new CliError({
    code: 'PERIOD_EMPTY',
    title: `${from} comes after ${until}${asked.until ? '' : ', which is today'}.`,
    fix: 'Name as --from the first day, and as --until the last one.',
  });
}

/** `before`: what the rows add up to in the days before. Steps do not add up: each row has its own. */
async function say(report: ReadReport): Promise<void> {
  const [{ reportCells }, { sumRows }, { columnsOf, shopReports }, { printable }, { inColumns }] = await Promise.all([
    import('#server/reports/report-csv.ts'),
    import('#server/reports/read-report.ts'),
    import('#src/reports/shop-reports.ts'),
    import('../orders/printable-text.ts'),
    import('../orders/in-columns.ts'),
  ]);
  const { name, period, before, rows, rowsBefore, currency } = report;
  const [first, ...others] = columnsOf(name);
  const print = (shown: ReadReport['rows']) => {
    const table = reportCells({ ...report, rows: shown }, { excel: null, locale: 'en' });
    for (const line of inColumns(table.map((cells) => cells.map(printable)))) console.log(line);
  };
  const sums = (label: string, of: ReadReport['rows']) => ({ ...sumRows(name, of), [first?.id ?? '']: label });
  const isCompared = !('hasNoBefore' in shopReports[name]);
  const compared = isCompared ? `, compared with ${before.from} to ${before.until}` : '';
  console.log(`${period.from} to ${period.until}${compared}`);
  if (rows.length === 0) console.log('There is nothing to report for these days.');
  if (!isCompared || !others.some(({ isSummed }) => isSummed)) {
    if (rows.length > 0) print(rows);
  } else if (rows.length + rowsBefore.length > 0) {
    print([...rows, sums('total', rows), sums('before', rowsBefore)]);
  }
  const elsewhere = report.currencies.filter((each) => each !== currency);
  if (elsewhere.length > 0) console.log(`Only ${currency}. With --currency: ${elsewhere.join(', ')}.`);
}
