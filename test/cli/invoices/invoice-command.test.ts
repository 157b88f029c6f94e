// `kasa invoice` as a merchant or her accountant runs it: issue, archive a month, give a rate.
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { aPolishCompany } from '../../invoices/a-sale.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase; folder: string };
const test = suite<Context>('kasa invoice');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-invoices-'));
  await setSettings(context.database.db, 'company', aPolishCompany());
});
test.after(async ({ database, folder }) => {
  await database.close();
  await rm(folder, { recursive: true });
});

const services = ({ database: { db } }: Context) => ({ db, payments: aPaymentProvider(), now: () => new Date() });

/** Nobody answers at the sandbox's port. */
async function run({ database: { url } }: Context, ...args: string[]) {
  const env = { DATABASE_URL: url, SANDBOX_PORT: '9' };
  const { code, stdout } = await runKasa(['invoice', ...args, '--json'], { env });
  return { code, answer: JSON.parse(stdout) };
}

const issue = (context: Context, { number }: OrderFixture, ...more: string[]) =>
  run(context, 'issue', String(number), ...more);

test('archive writes the PDFs of a month into a new file, for the owner alone', async (context) => {
  const issued = [];
  for (let count = 0; count < 2; count++)
    issued.push((await issue(context, await aPaidOrder(services(context)))).answer);
  const proforma = await issue(context, await anUnpaidOrder(services(context)), '--kind', 'proforma');
  const documents = [...issued, proforma.answer].flatMap((answer) => answer.issued);
  const month = documents[0].document.issuedOn.slice(0, 7);
  const file = join(context.folder, 'month.zip');
  const { code, answer } = await run(context, 'archive', month, file);
  assert.equal([code, answer], [0, { ok: true, month, count: 3, file }]);
  const bytes = (await readFile(file)).toString('latin1');
  assert.is(bytes.slice(0, 2), 'PK');
  for (const { number } of documents) assert.ok(bytes.includes(`${number.replaceAll('/', '-')}.pdf`), number);
  assert.is(bytes.split('%PDF-1.7').length - 1, 3);
  assert.is((await stat(file)).mode & 0o777, 0o600);
});

test('issue mails the buyer where it is asked to, as the box in the office does, and nobody otherwise', async (context) => {
  const mailed = async ({ id }: OrderFixture) => {
    const rows = await context.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'order-invoice')
      .execute();
    return rows.flatMap(({ payload }) => {
      const { orderId, invoices } = payload as { orderId: string; invoices: string[] };
      return orderId === id ? [invoices.length] : [];
    });
  };
  const order = await aPaidOrder(services(context));
  assert.is((await issue(context, order)).code, 0);
  assert.equal(await mailed(order), []);
  assert.is((await issue(context, order, '--mail')).code, 0);
  assert.is((await issue(context, order, '--mail')).code, 0);
  assert.equal(await mailed(order), [1], 'asked for again it is the same e-mail');
  const unpaid = await anUnpaidOrder(services(context));
  assert.is((await issue(context, unpaid, '--kind', 'proforma', '--mail')).code, 0);
  assert.equal(await mailed(unpaid), [1]);
});

test('a deposit and its final invoice are issued where they may be, and refused by name otherwise', async (context) => {
  const codeOf = async (order: OrderFixture, kind: string) =>
    (await issue(context, order, '--kind', kind)).answer.error?.code ?? 'issued';
  const order = await aPaidOrder(services(context));
  assert.is(await codeOf(order, 'final'), 'NO_DEPOSIT');
  assert.is(await codeOf(order, 'deposit'), 'issued');
  assert.is(await codeOf(order, 'final'), 'NOT_SENT_YET');
  assert.is(await codeOf(await anUnpaidOrder(services(context)), 'deposit'), 'ORDER_NOT_PAID');
  const invoiced = await aPaidOrder(services(context));
  await issue(context, invoiced);
  assert.is(await codeOf(invoiced, 'deposit'), 'INVOICED_ALREADY');
});

test('archive keeps a file that is there, and refuses a month of nothing and what is no month', async (context) => {
  const [{ document }] = (await issue(context, await aPaidOrder(services(context)))).answer.issued;
  // The company's month, which begins before it does in UTC.
  const month = document.issuedOn.slice(0, 7);
  const file = join(context.folder, 'kept.zip');
  await writeFile(file, 'mine');
  assert.is((await run(context, 'archive', month, file)).answer.error.code, 'FILE_EXISTS');
  assert.is(await readFile(file, 'utf8'), 'mine');
  const other = join(context.folder, 'other.zip');
  assert.is((await run(context, 'archive', '2001-01', other)).answer.error.code, 'NOTHING_ISSUED');
  assert.is((await run(context, 'archive', '2026-13', other)).answer.error.code, 'MONTH_UNREADABLE');
  assert.is((await run(context, 'archive', month, join(context.folder, 'no', 'where.zip'))).code, 1);
});

test('archive writes the ISDOC of a month in Czechia, and elsewhere says why there is none', async (context) => {
  const issued = (await issue(context, await aPaidOrder(services(context)))).answer.issued[0];
  const month = issued.document.issuedOn.slice(0, 7);
  const none = join(context.folder, 'none.zip');
  const refused = await run(context, 'archive', month, none, '--format', 'isdoc');
  assert.equal([refused.code, refused.answer.error.code], [1, 'SELLER_NOT_CZECH']);
  assert.is(await stat(none).catch(({ code }) => code), 'ENOENT');
  const address = { street: 'Dlouhá 1', postalCode: '110 00', city: 'Praha', country: 'CZ' } as const;
  const czech = aPolishCompany({ address, ...{ vatId: 'CZ27082440', taxNumber: '', registryNumber: '27082440' } });
  await setSettings(context.database.db, 'company', czech);
  const { number } = (await issue(context, await aPaidOrder(services(context)))).answer.issued[0];
  const file = join(context.folder, 'isdoc.zip');
  assert.is((await run(context, 'archive', month, file, '--format', 'isdoc')).code, 0);
  const text = await readFile(file, 'utf8');
  assert.match(text, `${number.replaceAll('/', '-')}.isdoc`);
  assert.is(text.split('xmlns="http://isdoc.cz/namespace/2013"').length - 1, 1, 'what was issued in Poland has none');
  await setSettings(context.database.db, 'company', aPolishCompany());
});

test('an invoice without a rate says what to do, and a rate given by hand is what it is issued at', async (context) => {
  const order = await aPaidOrder(services(context));
  await sql`update orders set currency = 'EUR' where id = ${order.id}`.execute(context.database.db);
  const refused = await issue(context, order);
  assert.equal([refused.code, refused.answer.error.code], [1, 'RATE_MISSING']);
  const day = /kasa invoice rate EUR\/PLN (\S+)/.exec(refused.answer.error.fix)?.[1] ?? '';
  const table = ['--table', '228/A/NBP/2026', '--published', day];
  const given = await run(context, 'rate', 'EUR/PLN', day, '4.2634', ...table);
  assert.equal([given.answer.ok, given.answer.rate.source], [true, 'NBP']);
  const issued = await issue(context, order);
  assert.is(issued.answer.issued[0].document.nationalVat.rate, '4.2634');
});

test('an order that has its invoice gets no receipt beside it, and that is said', async (context) => {
  const order = await aPaidOrder(services(context));
  const [{ number }] = (await issue(context, order)).answer.issued;
  const env = { DATABASE_URL: context.database.url, SANDBOX_PORT: '9' };
  const again = await runKasa(['invoice', 'issue', String(order.number), '--kind', 'receipt'], { env });
  assert.match(again.stdout, `${number}  `);
  assert.match(again.stdout, `Order ${order.number} has this invoice, so no receipt was made.`);
});

test('a file of a document is what its ending says, and an ending that three formats have is asked about', async (context) => {
  const [{ number }] = (await issue(context, await aPaidOrder(services(context)))).answer.issued;
  const file = (ending: string) => join(context.folder, `one.${ending}`);
  const unsaid = await run(context, 'export', number, file('xml'));
  assert.equal([unsaid.code, unsaid.answer.error.code], [1, 'FORMAT_UNSAID']);
  assert.is(await stat(file('xml')).catch(({ code }) => code), 'ENOENT');
  assert.is((await run(context, 'export', number, file('xml'), '--format', 'cii')).code, 0);
  assert.match(await readFile(file('xml'), 'utf8'), 'CrossIndustryInvoice');
  for (const [format, root] of [
    ['fa3', '<Faktura xmlns="http://crd.gov.pl/'],
    ['ubl', '<Invoice xmlns="urn:oasis:names:specification:ubl:'],
  ]) {
    const written = join(context.folder, `${format}.xml`);
    assert.is((await run(context, 'export', number, written, '--format', format ?? '')).code, 0);
    assert.ok((await readFile(written, 'utf8')).includes(root ?? '?'), format);
    assert.is(
      (await run(context, 'export', number, written, '--format', format ?? '')).answer.error.code,
      'FILE_EXISTS',
    );
  }
  assert.is((await run(context, 'export', number, file('isdoc'))).answer.error.code, 'SELLER_NOT_CZECH');
  assert.is((await run(context, 'export', number, file('pdf'))).code, 0);
  assert.match(await readFile(file('pdf'), 'latin1'), /^%PDF/);
});

test('what was issued is listed by its month, the newest first, and one of it is shown as it was frozen', async (context) => {
  const order = await aPaidOrder(services(context));
  const [{ number, document }] = (await issue(context, order)).answer.issued;
  const month = document.issuedOn.slice(0, 7);
  const { answer } = await run(context, 'list', month);
  assert.equal(
    [answer.ok, answer.invoices[0].number, answer.invoices[0].document.totals],
    [true, number, { grossMinor: 14_599, netMinor: 11_869, vatMinor: 2_730 }],
  );
  const env = { DATABASE_URL: context.database.url };
  const { stdout } = await runKasa(['invoice', 'list', month], { env });
  assert.is(stdout.split('\n')[0], `${number}  ${document.issuedOn}  145.99 PLN  ${document.buyer.fullName}`);
  assert.equal((await run(context, 'show', number)).answer.invoice.document, document);
  const unknown = await run(context, 'show', 'FV/2001/1');
  assert.equal([unknown.code, unknown.answer.error.code], [1, 'INVOICE_UNKNOWN']);
  assert.match(unknown.answer.error.fix, 'kasa invoice list');
});

test('a list says that nothing was issued, and what is no month', async (context) => {
  const env = { DATABASE_URL: context.database.url };
  assert.is((await runKasa(['invoice', 'list', '2001-01'], { env })).stdout, 'Nothing was issued in 2001-01.\n');
  assert.equal((await run(context, 'list', '2001-01')).answer, { ok: true, invoices: [], hasMore: false });
  assert.is((await run(context, 'list', '9999-12')).answer.error.code, 'MONTH_UNREADABLE');
});

test('a rate that says nothing is refused by name', async (context) => {
  const refusedAs = async (...args: string[]) =>
    (await run(context, 'rate', ...args, '--table', 'A', '--published', '2026-11-24')).answer.error.code;
  assert.is(await refusedAs('PLN/EUR', '2026-11-25', '0.2345'), 'PAIR_WRONG');
  assert.is(await refusedAs('EUR/CZK', '2026-11-25', '24.3'), 'PAIR_WRONG');
  assert.is(await refusedAs('EUR/PLN', '2026-11-25', '4,2634'), 'RATE_UNREADABLE');
  assert.is(await refusedAs('EUR/PLN', '2026-02-30', '4.2634'), 'DAY_UNREADABLE');
  assert.is(await refusedAs('EUR/PLN', '2026-11-23', '4.2634'), 'RATE_TOO_LATE');
});

test.run();
