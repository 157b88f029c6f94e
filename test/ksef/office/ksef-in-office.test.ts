// KSeF in the list of documents: what waits, what was refused and what to do about it in each language, and sending it again.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { ksefAdvice } from '#server/invoices/ksef-advice.ts';
import { locales } from '#src/i18n/locales.ts';
import type { KsefPart } from '#src/invoices/ksef-states.ts';
import { electronicUrl, invoicesZipUrl } from '#src/invoices/office/invoice-urls.ts';
import { invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';
import { aCompany } from '#test/fixtures/a-company.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, ask, press, servicesOf } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { polishCompany } from '../a-ksef-shop.ts';

type Context = { shop: ShopFixture; accountant: SignedInFixture; packer: SignedInFixture };
const test = suite<Context>('KSeF in the office');

test.before.each(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.accountant = await signedInStaff(db, 'accountant', { now: shopTime, locale: 'pl' });
  context.packer = await signedInStaff(db, 'packer', { now: shopTime });
});
test.after.each(({ shop }) => shop.close());

async function issue(shop: ShopFixture): Promise<string> {
  const order = await aPaidOrder(servicesOf(shop));
  const request = { orderId: order.id, kind: 'invoice', issuedBy: 'cli', now: shopTime } as const;
  const issued = await inTransaction(shop.database.db, (tx) => issueInvoice(tx, request));
  if (!issued.ok) throw new Error(issued.error.kind);
  return issued.value.id;
}

async function toKsef({ shop }: Context): Promise<void> {
  await shop.change('company', polishCompany);
  await shop.change('invoices', invoiceSettingsSchema.parse({ ksef: 'everyone' }));
}

async function list({ shop, accountant }: Context, ksef: KsefPart | null = null) {
  const found = await ask(shop, accountant, 'InvoicesList', { ksef, before: null, after: null });
  return { queue: found.ksefQueue, invoices: found.listedInvoices.invoices };
}

const set = ({ shop }: Context, id: string, values: string) =>
  sql`update ksef_submissions set ${sql.raw(values)} where invoice_id = ${id}`.execute(shop.database.db);

test('a shop that sends nothing there is told nothing of it', async (context) => {
  await context.shop.change('company', aCompany());
  await issue(context.shop);
  const { queue, invoices } = await list(context);
  assert.equal([queue, invoices[0]?.ksef], [null, null]);
});

test('the list is narrowed to what waits, was refused, was issued offline and is accepted', async (context) => {
  await toKsef(context);
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push(await issue(context.shop));
  const [waiting = '', refused = '', offline = '', accepted = ''] = ids;
  await set(context, refused, `state = 'refused', refusal = '{"code":450,"text":"Błąd","details":["P_1"]}'`);
  await set(context, offline, 'is_offline = true');
  await set(context, accepted, `state = 'accepted', hash = '\\x00', environment = 'test', ksef_number = 'N-1'`);
  const of = async (part: KsefPart) => (await list(context, part)).invoices.map(({ id }: { id: string }) => id).sort();
  assert.equal(await of('waiting'), [waiting, offline].sort());
  assert.equal(await of('refused'), [refused]);
  assert.equal(await of('offline'), [offline]);
  assert.equal(await of('accepted'), [accepted]);
  const { queue, invoices } = await list(context);
  assert.equal([queue?.waiting, queue?.refused, queue?.offline, queue?.accepted], [2, 1, 1, 1]);
  // The twenty-first is a Saturday, and its invoice is due on Monday.
  assert.match(queue?.problems.join(), /1 dokument .* najpóźniej 23\.11\.2026/);
  const said = (id: string) => invoices.find((each: { id: string }) => each.id === id)?.ksef;
  assert.is(said(accepted)?.says, 'KSeF N-1 (środowisko próbne: test)');
  assert.is(said(refused)?.says, 'Odrzucona przez KSeF: 450; Błąd; P_1');
  assert.match(said(refused)?.advice ?? '', 'błąd programu');
  assert.equal([said(waiting)?.mayRetry, said(refused)?.mayRetry], [false, true]);
});

test('an announced outage is said, and by when what was issued in it must be there once its end is known', async (context) => {
  await toKsef(context);
  const { shop } = context;
  const announce = (until: string | null) => {
    const ksefOutages = [{ kind: 'failure' as const, from: '2026-11-20T08:00', until }];
    return shop.change('invoices', invoiceSettingsSchema.parse({ ksef: 'everyone', ksefOutages }));
  };
  await announce(null);
  await set(context, await issue(shop), 'is_offline = true');
  const said = async () => (await list(context)).queue?.problems ?? [];
  const [outage = '', open = ''] = await said();
  assert.match(outage, /^Od 20\.11\.2026.* trwa ogłoszona awaria KSeF/);
  assert.match(open, /^1 dokument wystawiono offline\. Termin przesłania zależy od końca/);
  await announce('2026-11-23T08:00');
  assert.match((await said()).at(-1) ?? '', /1 dokument .* najpóźniej 2\.12\.2026|02\.12\.2026/);
});

test('what keeps the shop from sending is said while something waits', async (context) => {
  await toKsef(context);
  const { db } = context.shop.database;
  await sql`update ksef_lane set problem = 'KSeF answers 503', problem_code = 'KSEF_AWAY', problem_since = ${shopTime}`.execute(
    db,
  );
  assert.equal((await list(context)).queue?.problems, []);
  await issue(context.shop);
  assert.match((await list(context)).queue?.problems.join(), 'nie ma połączenia z KSeF');
});

test('an accountant sends again what was refused, once, and the log says so; who packs may not', async (context) => {
  await toKsef(context);
  const { shop, accountant, packer } = context;
  const invoice = await issue(shop);
  const send = async () => (await answerOf(press(shop, accountant, 'InvoicesSendAgain', { invoice }))).refusal;
  assert.is(await send(), 'NotRefused');
  await set(context, invoice, `state = 'refused', refusal = '{"code":410,"text":"","details":[]}'`);
  assert.is((await press(shop, packer, 'InvoicesSendAgain', { invoice })).statusCode, 403);
  assert.is(await send(), null);
  assert.is(await send(), 'NotRefused');
  const rows = await shop.database.db
    .selectFrom('audit_log')
    .select('subject')
    .where('kind', '=', 'invoice.sentAgain')
    .execute();
  assert.is(rows.length, 1);
  assert.is((await list(context, 'waiting')).invoices.length, 1);
});

test('each of KSeF’s codes, and each reason of our own, has a sentence of its kind in every language', () => {
  const codes = [405, 410, 415, 430, 435, 440, 450, 500, 550, 21166, 21167, 21402, 21403, 21405];
  const kinds = [
    'Erased',
    'SellerNipWrong',
    'BuyerNipWrong',
    'RateNotPolish',
    'NationalVatMissing',
    'NotBySchema',
    'CorrectedNotInKsef',
  ];
  const keys = [...codes.map((code) => ({ code, text: '' })), ...kinds.map((text) => ({ code: null, text }))].map(
    ksefAdvice,
  );
  assert.not.ok(keys.includes('ksef.advice_other'));
  for (const locale of locales)
    for (const key of keys) assert.ok(translateTo(locale)(key).length > 40, `${locale} ${key}`);
  // A session's 440 says that it was cancelled, and no word of another document.
  const ofSessions = [405, 415, 420, 430, 435, 440, 445, 500].map((code) =>
    ksefAdvice({ code, text: '', isOfSession: true }),
  );
  assert.equal([...new Set(ofSessions)], ['ksef.advice_session']);
  assert.is(ksefAdvice({ code: 99, text: '' }), 'ksef.advice_other');
});

const formsOf = async (context: Context) =>
  (await list(context)).invoices[0]?.electronic.map(({ form }: { form: string }) => form) ?? [];

test('UBL, CII and FA(3) are to be had in the office, by whoever sees invoices', async (context) => {
  await context.shop.change('company', polishCompany);
  const id = await issue(context.shop);
  assert.equal(await formsOf(context), ['fa3', 'ubl', 'cii']);
  for (const [form, root] of [
    ['fa3', '<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"'],
    ['ubl', 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'],
    ['cii', 'CrossIndustryInvoice:100'],
  ] as const) {
    const get = (staff: SignedInFixture) =>
      context.shop.app.inject({ url: electronicUrl(form, id), headers: { cookie: staff.cookie } });
    const { statusCode, headers, body } = await get(context.accountant);
    assert.equal([statusCode, headers['content-type']], [200, 'application/xml'], form);
    assert.match(String(headers['content-disposition']), `.${form}.xml"`);
    assert.match(body, root);
    assert.is((await get(context.packer)).statusCode, 403, form);
  }
  const { statusCode } = await context.shop.app.inject({
    ...{ url: electronicUrl('isdoc', id), headers: { cookie: context.accountant.cookie } },
  });
  assert.is(statusCode, 404, 'ISDOC is for sellers in Czechia');
});

test('a shop in Czechia has ISDOC beside each document', async (context) => {
  const czech = { street: 'Dlouhá 1', postalCode: '110 00', city: 'Praha', country: 'CZ' } as const;
  await context.shop.change('company', aCompany({ address: czech, vatId: 'CZ27082440', registryNumber: '27082440' }));
  const id = await issue(context.shop);
  assert.equal(await formsOf(context), ['isdoc', 'ubl', 'cii']);
  const get = (staff: SignedInFixture) =>
    context.shop.app.inject({ url: electronicUrl('isdoc', id), headers: { cookie: staff.cookie } });
  const answer = await get(context.accountant);
  assert.equal([answer.statusCode, answer.headers['content-type']], [200, 'application/xml']);
  assert.match(String(answer.headers['content-disposition']), /\.isdoc"$/);
  assert.match(answer.body, 'xmlns="http://isdoc.cz/namespace/2013"');
  assert.is((await get(context.packer)).statusCode, 403);
  const { body, headers } = await context.shop.app.inject({
    ...{ url: invoicesZipUrl('', 1, true), headers: { cookie: context.accountant.cookie } },
  });
  assert.is(headers['content-disposition'], 'attachment; filename="isdoc.zip"');
  assert.is(body.split('xmlns="http://isdoc.cz/namespace/2013"').length - 1, 1);
});

test.run();
