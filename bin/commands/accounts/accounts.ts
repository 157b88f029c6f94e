import { type Command, Option } from 'commander';
import type { NoteKind } from '#server/accounts/reports/report.ts';
import type { MonthSummary } from '#server/accounts/write-reports.ts';
import { type ReportName, reportNames } from '#src/accounts/report-names.ts';
import { CliError } from '../../cli-errors.ts';
import { writeNewFile } from '../output-file.ts';
import type { CommandContext } from '../with-database.ts';

type Flags = { report?: ReportName; json?: boolean };

const help = `
Example:
  $ kasa accounts 2026-11 accounts-2026-11.zip
  $ kasa accounts 2026-11 --report sales sales-2026-11.csv

Without --report the file is a ZIP archive of every report that a company in your country has a use for. The month is that of
your country's clocks. All that was written is compared with orders, payments, invoices and payouts; where anything says
another amount nothing is written, and the order is named.`;

export function registerAccounts(program: Command): void {
  program
    .command('accounts')
    .description('a month for the accountant')
    .argument('<month>', 'for example 2026-11')
    .argument('<file>', 'the new file')
    .addOption(new Option('--report <report>', 'one of them alone').choices(reportNames))
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(accounts);
}

async function accounts(month: string, file: string, { report, json }: Flags): Promise<void> {
  const [{ withDatabase }, { isMonth }, { listReports, writeMonth }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/accounts/ledger/ledger-month.ts'),
    import('#server/accounts/write-month.ts'),
  ]);
  if (!isMonth(month)) {
    throw new CliError({
      code: 'MONTH_UNREADABLE',
      title: `${month} is no month.`,
      fix: 'Write the year and the month, such as 2026-11.',
    });
  }
  const { summary, names, progress } = await withDatabase(async (context) => {
    const { db, now } = context;
    const listed = await listReports(db, null);
    if (report && !listed.includes(report)) throw ofOthers(report, listed);
    const names = report ? [report] : listed;
    await fetchNewest(context, json);
    await fetchRates(context, month, names);
    const { content, summary } = writeMonth({ db, now }, { month, names, isArchive: !report });
    await writeNewFile(file, content);
    return { summary: summary(), names, progress: await describeProgress(context, month) };
  });
  if (json) console.log(JSON.stringify({ ok: true, month, file, reports: names, ...summary }));
  else await say(summary, file);
  if (progress && !json) console.log(progress);
}

/** What is written of a month that goes on lacks what comes. */
async function describeProgress({ db, now }: CommandContext, month: string): Promise<string | null> {
  const { readShopClock } = await import('../shop-clock.ts');
  const current = (await readShopClock(db)).day(now()).slice(0, 7);
  if (month > current) return `${month} has not begun: nothing is in it yet.`;
  return month === current ? `${month} is not over: what is sold or given back from now on is not in it.` : null;
}

/** Written all the same it would lack what the country's own file says, and nobody would see it. */
function ofOthers(report: ReportName, listed: readonly ReportName[]): CliError {
  return new CliError({
    code: 'REPORT_OF_OTHERS',
    title: `The report ${report} is for companies of another country than yours.`,
    fix: `Those for yours: ${listed.join(', ')}.`,
  });
}

/** The files say of payouts what is known: without the payment service it is what the running shop fetched last. */
async function fetchNewest(context: CommandContext, json?: boolean): Promise<void> {
  const [{ fetchPayouts }, { openCommandProvider }, { failureCauseOf }] = await Promise.all([
    import('#server/accounts/payouts/fetch-payouts.ts'),
    import('../orders/command-provider.ts'),
    import('#server/payments/watch-provider.ts'),
  ]);
  try {
    await fetchPayouts({ ...context, payments: await openCommandProvider(context) });
  } catch (error) {
    if (!failureCauseOf(error)) throw error;
    if (!json) console.error('The payment service cannot be reached: payouts are those that the shop fetched last.');
  }
}

/** What could not be had is named by the report that lacks it. */
async function fetchRates(
  { db, now, config }: CommandContext,
  month: string,
  names: readonly ReportName[],
): Promise<void> {
  const [{ ensureReportRates }, { createFetchRate }] = await Promise.all([
    import('#server/accounts/ensure-report-rates.ts'),
    import('#server/invoices/rates/fetch-rate.ts'),
  ]);
  const sandboxOrigin = config.stripe ? null : `http://${config.host}:${config.sandboxPort}`;
  await ensureReportRates({ db, now, fetchRate: createFetchRate({ sandboxOrigin }) }, month, names);
}

async function say({ sums, notes }: MonthSummary, file: string): Promise<void> {
  const [{ money }, { moneyText }] = await Promise.all([import('#src/money.ts'), import('../orders/money-text.ts')]);
  for (const { kind, currency, count, amountMinor } of sums) {
    console.log(`${kind}  ${count}  ${moneyText(money(amountMinor, currency))}`);
  }
  for (const { kind, count, about } of notes) {
    console.log(`${noteTexts[kind]}: ${about.join(', ')}${count > about.length ? `, … (${count})` : ''}`);
  }
  console.log(`${file} is written, and agrees with orders, payments, invoices and payouts.`);
}

const noteTexts: Readonly<Record<NoteKind, string>> = {
  excludedGoods: 'Sold without a cash register, although their goods always need one (§ 4), in orders',
  paidInCash:
    'Paid in cash, on the spot or on delivery; ask your tax office whether the exemption from cash registers covers orders',
  rateMissing: 'Not converted, because no exchange rate is known (kasa invoice rate --help)',
  ksefMissing: 'Not in KSeF yet, so the file says BFK',
  invoiceMissing: 'A company bought and has no invoice, or no correction, in orders',
  accountMissing: 'Not in the DATEV file, because no account is set for',
  notPaidOut: 'Paid, and not yet in a payout that is known, in orders',
  payoutByHand: 'Paid out on request, so nobody says of which bookings, in payouts',
  ossEarlier:
    'Given back of an earlier quarter, which the BZSt import has no row for; type it into its form, from oss. Orders',
  ossCompany:
    'A company of another member state paid its VAT, and the return of the one-stop shop is for sales to consumers; ask your accountant. Orders',
  ossNear: 'Sold to consumers in other member states without their VAT, of 10,000 EUR a year',
};
