// The list of imports: who handed in what, how it stands, and what has come or would come of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { textOf } from '#test/fixtures/post-form.ts';
import { ask } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { doSteps, handIn, servicesOf } from '../import-jobs/an-import.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };
const test = suite<Context>('the list of imports');

const file = ['URL handle,Title,Status,Price', 'owl,Sowa,active,10.00', 'fox,Lis,active,20.00', ''].join('\n');

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime });
});
test.after(({ shop }) => shop.close());

const stepsOf = ({ shop }: Context) =>
  servicesOf({ db: shop.database.db, now: () => shopTime, mediaDirectory: shop.mediaDirectory });

/** The text of each row, the newest first. */
async function rowsOf({ shop, manager }: Context): Promise<string[]> {
  const { body } = await shop.app.inject({ url: '/admin/imports', headers: { cookie: manager.cookie } });
  const [, ...rows] = [...body.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => textOf(row));
  return rows;
}

test('each row says what a file would do or did, and of one with faults only how many there are', async (context) => {
  const services = stepsOf(context);
  const imported = await handIn(services, file, 'first.csv');
  await doSteps(services);
  assert.ok((await takeOver(services, imported, 'start')).ok);
  await doSteps(services);
  await handIn(services, file.replaceAll('20.00', 'dear').replace('10.00', 'cheap'), 'faulty.csv');
  await handIn(services, file.replace('10.00', '11.00'), 'second.csv');
  const dropped = await handIn(services, file, 'dropped.csv');
  assert.ok((await takeOver(services, dropped, 'cancel')).ok);
  await doSteps(services);
  const rows = await rowsOf(context);
  const expected = [
    ['dropped.csv', 'Cancelled'],
    ['second.csv', 'Checked', '0 new, 1 changed'],
    ['faulty.csv', 'Not importable', '2 faults'],
    ['first.csv', 'Imported', '2 new, 0 changed'],
  ];
  assert.is(rows.length, expected.length);
  for (const [at, parts] of expected.entries())
    for (const part of [...parts, 'Ewa']) assert.match(rows[at] ?? '', part);
  assert.not.match(rows[0] ?? '', /new|fault/);
  assert.not.match(rows[2] ?? '', /new|changed/);
});

test('a column that is missing is called as its reader calls it, and a picture is said to be no table', async (context) => {
  const { shop } = context;
  const services = stepsOf(context);
  const polish = await signedInStaff(shop.database.db, 'manager', { now: shopTime, locale: 'pl', name: 'Ola' });
  const messagesOf = async (id: number) =>
    (await ask(shop, polish, 'ImportsMessages', { id, code: null, before: null, after: null })).importMessages.messages;
  const untitled = await handIn(services, 'Handle,Variant Price,Vendor\nowl,10.00,Las\n', 'untitled.csv');
  const picture = await handIn(services, '%PDF-1.7 a,b', 'picture.csv');
  await doSteps(services);
  const told = async (id: number) =>
    (await messagesOf(id)).map(({ column, title }: Record<string, unknown>) => [column, title]);
  assert.equal(await told(untitled), [['Nazwa (Title)', 'Brakuje wymaganej kolumny.']]);
  assert.equal(await told(picture), [['', 'To nie jest plik tekstowy.']]);
  const { body } = await shop.app.inject({ url: '/admin/imports', headers: { cookie: polish.cookie } });
  assert.match(textOf(body), 'Nie do zaimportowania');
  await shop.database.db.deleteFrom('imports').where('id', 'in', [untitled, picture]).execute();
});

test('fifty stand on a page, and the next ones on another', async (context) => {
  const { shop, manager } = context;
  const services = stepsOf(context);
  for (let n = 0; n < 50; n++) await handIn(services, `${file}row-${n},Row,active,1.00\n`, `more-${n}.csv`);
  const page = async (place: object) => (await ask(shop, manager, 'ImportsList', place)).imports;
  const first = await page({});
  assert.is(first.imports.length, 50);
  assert.is(first.imports[0].fileName, 'more-49.csv');
  const second = await page({ before: first.before });
  assert.equal(
    second.imports.map(({ fileName }: { fileName: string }) => fileName),
    ['dropped.csv', 'second.csv', 'faulty.csv', 'first.csv'],
  );
  assert.is(second.before, null);
});

test.run();
