import { type Command, Option } from 'commander';
import type { ExchangeRate } from '#server/invoices/rates/national-vat.ts';
import type { WantedRate } from '#server/invoices/rates/rate-source.ts';
import type { Currency } from '#src/money.ts';
import { CliError } from '../../cli-errors.ts';

type Flags = { table: string; published: string; source?: string; for?: 'oss'; json?: boolean };

const help = `
Example:
  $ kasa invoice rate EUR/PLN 2026-11-25 4.2634 --table 228/A/NBP/2026 --published 2026-11-24
  $ kasa invoice rate EUR/PLN 2026-12-31 4.2401 --for oss --table EXR --published 2026-12-31

EUR/PLN 4.2634 says that one euro costs 4.2634 złoty. The day is that of the sale, or of the invoice where that is earlier. The
shop asks for rates by itself: NBP for companies in Poland, ČNB in Czechia, the ECB everywhere else. A rate given by hand counts
for what is issued from now on; what was issued keeps its own. With --for oss it is the ECB's, for the return of the quarter that
ends on that day; where it is no working day, the rate of the next one counts.`;

export function registerInvoiceRate(invoice: Command): void {
  invoice
    .command('rate')
    .description('give the exchange rate of a day by hand, where its bank cannot be reached')
    .argument('<pair>', 'for example EUR/PLN: what one euro costs in złoty')
    .argument('<day>', 'of the sale, for example 2026-11-25')
    .argument('<rate>', 'for example 4.2634')
    .requiredOption('--table <table>', 'the name of the table that it stands in')
    .requiredOption('--published <day>', 'when the table was published')
    .option('--source <name>', 'whose table it is, if not the one that the law of your country names')
    .addOption(new Option('--for <purpose>', 'the return of a quarter instead of an invoice').choices(['oss']))
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(giveRate);
}

async function giveRate(pair: string, day: string, rate: string, flags: Flags): Promise<void> {
  const [{ withDatabase }, { readInvoiceTerms }, { keepExchangeRate }, { inTransaction }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/invoices/read-invoice-terms.ts'),
    import('#server/invoices/rates/exchange-rate-store.ts'),
    import('#server/database/transaction.ts'),
  ]);
  const { unit, wanted, ...given } = await withDatabase(async ({ db, now }) => {
    const { company } = await readInvoiceTerms(db);
    const read = await readGiven({ pair, day, rate, ...flags }, company.address.country);
    await inTransaction(db, (tx) => keepExchangeRate(tx, read.wanted, { rate: read, isByHand: true, now: now() }));
    return read;
  });
  const kept = { ...wanted, ...given, unit };
  if (flags.json) console.log(JSON.stringify({ ok: true, rate: kept }));
  else console.log(`${pair} ${rate} counts for invoices of ${day}: ${given.source}, ${given.table}, ${given.day}.`);
}

type Given = Flags & { pair: string; day: string; rate: string };

async function readGiven(given: Given, country: string): Promise<ExchangeRate & { wanted: WantedRate }> {
  const [{ nationalCurrency }, { currencies }, { isDay }, { RATE, rateSourceOf }] = await Promise.all([
    import('#src/vat/national-currency.ts'),
    import('#src/currencies.ts'),
    import('#src/dates/local-date.ts'),
    import('#server/invoices/rates/fetch-rate.ts'),
  ]);
  const { pair, day, rate, published, table } = given;
  const isOfQuarter = given.for === 'oss';
  const national = isOfQuarter ? 'EUR' : nationalCurrency(country);
  const [unit, other] = pair
    .toUpperCase()
    .split('/')
    .map((code) => currencies.find((known) => known === code));
  const isPair = unit && other && unit !== other && (unit === national || other === national);
  // KSeF wants the price of what was paid in, never its inverse.
  if (!isPair || (national === 'PLN' && unit === national)) throw wrongPair(pair, national);
  if (!RATE.test(rate) || Number(rate) <= 0) throw wrongRate(rate);
  for (const text of [day, published]) if (!isDay(text)) throw wrongDay(text);
  if (!isOfQuarter && published > day) throw tooLate(published, day);
  if (isOfQuarter && published < day) throw tooEarly(published, day);
  const currency: Currency = unit === national ? other : unit;
  return {
    ...{ unit, rate, currency: national, table, day: published },
    source: given.source ?? (isOfQuarter ? 'ECB' : rateSourceOf(country).name),
    wanted: { country, national, currency, taxPoint: day, ...(isOfQuarter && { purpose: 'oss' as const }) },
  };
}

function wrongPair(pair: string, national: Currency): CliError {
  return new CliError({
    code: 'PAIR_WRONG',
    title: `${pair} does not say what a currency costs in ${national}, the money of the company’s country.`,
    fix: `Write for example ${national === 'EUR' ? 'EUR/PLN' : `EUR/${national}`}.`,
  });
}

function wrongRate(rate: string): CliError {
  return new CliError({
    code: 'RATE_UNREADABLE',
    title: `${rate} is no rate.`,
    fix: 'Write it with a point and at most eight decimals, such as 4.2634.',
  });
}

function wrongDay(day: string): CliError {
  return new CliError({ code: 'DAY_UNREADABLE', title: `${day} is no day.`, fix: 'Write it like 2026-11-25.' });
}

function tooEarly(published: string, day: string): CliError {
  return new CliError({
    code: 'RATE_TOO_EARLY',
    title: `A table of ${published} cannot count for the quarter that ended on ${day}.`,
    fix: 'Take the rate of that day, or of the next one on which the ECB has published one.',
  });
}

function tooLate(published: string, day: string): CliError {
  return new CliError({
    code: 'RATE_TOO_LATE',
    title: `A table of ${published} cannot count for ${day}, which was before it.`,
    fix: 'Take the last table that was published before the day of the sale.',
  });
}
