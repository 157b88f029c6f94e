// The list of documents with every state that KSeF has for one: what waits and why, numbers and receipts, what was refused and
// what to do, what was issued offline and by when it must be there.
import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { issueCorrections, issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { invoiceSettingsSchema } from '#src/shop/invoices/invoice-settings.ts';
import { wholeSuite } from '../../depths.ts';
import { aPaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { setDocuments } from '../../fixtures/settings/set-settings.ts';
import { silentLog } from '../../fixtures/silent-log.ts';
import { until } from '../../fixtures/until.ts';
import { polishCompany } from '../../ksef/a-ksef-shop.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('KSeF in the list of documents');

const number = '5252248481-20261124-0100001AF629-AF';

/** What is stored of each. */
const states: Readonly<Record<string, string>> = {
  waiting: "state = 'waiting'",
  sent: `state = 'sent', hash = '\\x00', environment = 'production', session_number = 'S-1', reference = 'R-1'`,
  accepted: `state = 'accepted', hash = '\\x00', environment = 'production', ksef_number = '${number}', upo = '\\x3c'`,
  practice: `state = 'accepted', hash = '\\x00', environment = 'test', ksef_number = '${number}', upo = '\\x3c'`,
  refused: `state = 'refused', refusal = '{"code":450,"text":"Błąd weryfikacji semantyki dokumentu faktury","details":["P_13_1: value 100.001 has too many digits"]}'`,
  ours: `state = 'refused', refusal = '{"code":null,"text":"BuyerNipWrong","details":[]}'`,
  conflicting: `state = 'conflicting', refusal = '{"code":440,"text":"Duplikat faktury","details":[]}'`,
  offline: 'is_offline = true',
  original: "state = 'waiting'",
};

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  const { db, now } = context.shop;
  const invoices = invoiceSettingsSchema.parse({ ksef: 'everyone' });
  await setDocuments(db, { company: polishCompany, invoices });
  // Nothing is sent, so that each stays as it is.
  await sql`update ksef_lane set blocked_until = '2100-01-01'`.execute(db);
  const services = { db, now, payments: aPaymentProvider(), log: silentLog };
  let last: OrderFixture | undefined;
  for (const set of Object.values(states)) {
    last = await aPaidOrder(services);
    const request = { orderId: last.id, kind: 'invoice', issuedBy: 'cli', now: now() } as const;
    const issued = await inTransaction(db, (tx) => issueInvoice(tx, request));
    if (!issued.ok) throw new Error(issued.error.kind);
    await sql`update ksef_submissions set ${sql.raw(set)} where invoice_id = ${issued.value.id}`.execute(db);
  }
  const orderId = last?.id ?? '';
  const asked = await requestRefund(services, { orderId, amount: null, reason: '' });
  if (asked.ok) await sendRefund(services, asked.value.refundId);
  await inTransaction(db, (tx) => issueCorrections(tx, { orderId, issuedBy: 'cli', now: now() }));
  await sql`update ksef_lane set problem = 'KSeF answers 503', problem_code = 'KSEF_AWAY', problem_since = now()`.execute(
    db,
  );
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test('each document says how far it is, and what to do', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const { browserCookie } = await signedInStaff(shop.db, 'accountant', { isSteppedUp: true });
  await page.context().addCookies([browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/invoices`);
  const says = await page.locator('main').innerText();
  for (const text of [
    ...[`KSeF ${number}\n`, `KSeF ${number} (practice: test)`, 'Waits for KSeF', 'KSeF is checking it'],
    ...[
      'Refused by KSeF: 450',
      'Not sent to KSeF',
      'Stopped, because KSeF has another document',
      '440; Duplikat faktury',
    ],
    ...['Issued offline;', 'Waits for the KSeF number of the invoice that it corrects'],
    'KSeF cannot be reached since',
  ]) {
    assert.ok(says.includes(text) || says.includes(text.trim()), `${text} in ${says}`);
  }
  const again = page.getByRole('button', { name: /^Send again: / });
  assert.is(
    await again.count(),
    3,
    'what was refused, by KSeF and by ourselves, and what stands against another document',
  );
  const receipt = page.getByRole('link', { name: /^UPO of FV/ }).first();
  const file = await page.request.get(shop.origin + (await receipt.getAttribute('href')));
  assert.is((await file.body()).toString(), '<', 'what was stored of it, to the byte');

  // A press too many asks for nothing more.
  await again.first().dblclick();
  await page.getByText('It waits for KSeF and leaves in some seconds.', { exact: true }).first().waitFor();
  await until(async () => (await again.count()) === 2);
  const log = await shop.db.selectFrom('audit_log').select('subject').where('kind', '=', 'invoice.sentAgain').execute();
  assert.is(log.length, 1);
  assert.equal(complaints, []);
  await close();
});

for (const look of allLooks) {
  test(`nothing bars anybody from what KSeF says on ${look.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'accountant' }, ['/admin/invoices'], look);
  });
}

test.run();
