// An order keeps the versions of company and pages that it was placed under, whatever is set later.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { saveNotice } from '#server/terms/guarantee-store.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { aGuaranteeFile, standInDrawing } from '../fixtures/a-guarantee-file.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('documents of an order');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const set = ({ database: { db } }: ShopFixture, document: SettingsDocument, data: unknown) =>
  inTransaction(db, (tx) => changeSettings(tx, { document, data, changedBy: 'test', now: shopTime }));

const pages = (rule: string) => ({
  pages: ['terms', 'withdrawal', 'delivery'].map((slug) => ({
    slug,
    texts: { pl: { title: `Strona ${slug}`, bodyHtml: `<p>${slug}: ${rule}, {company}</p>` } },
  })),
});

async function confirm({ database: { db } }: ShopFixture, orderId: string): Promise<Mail> {
  const mails: Mail[] = [];
  const effects = createOrderEmails({
    db,
    now: () => new Date('2026-11-22T09:00:00Z'),
    publicUrl: 'https://shop.example',
    sendMail: async (mail) => void mails.push(mail),
  });
  const entry = { deduplicationKey: 'confirmation', kind: 'order-confirmation', payload: { orderId } } as never;
  await effects['order-confirmation']?.handle(entry, new AbortController().signal);
  const [mail] = mails;
  if (!mail) throw new Error('no e-mail was sent');
  return mail;
}

const order = ({ database: { db }, payments }: ShopFixture) => aPaidOrder({ db, now: () => shopTime, payments });

test('the confirmation carries terms and seller as they were when the order was placed', async ({ shop }) => {
  await set(shop, 'company', aCompany({ legalName: 'Pierwsza sp. z o.o.' }));
  await set(shop, 'pages', pages('pierwsze zasady'));
  const { id } = await order(shop);
  await set(shop, 'company', aCompany({ legalName: 'Druga sp. z o.o.' }));
  await set(shop, 'pages', pages('drugie zasady'));
  const later = await order(shop);

  const mail = await confirm(shop, id);
  assert.equal(
    mail.attachments?.map(({ filename }) => filename),
    ['Strona terms.html', 'Strona withdrawal.html', 'Wzór formularza odstąpienia.txt'],
  );
  assert.match(String(mail.attachments?.[0]?.content), '<p>terms: pierwsze zasady, Pierwsza sp. z o.o.</p>');
  assert.match(String(mail.attachments?.[1]?.content), '<p>withdrawal: pierwsze zasady, Pierwsza sp. z o.o.</p>');
  assert.match(mail.text, 'Pierwsza sp. z o.o.');
  assert.not.match(mail.text, 'Druga');

  const next = await confirm(shop, later.id);
  assert.match(String(next.attachments?.[0]?.content), '<p>terms: drugie zasady, Druga sp. z o.o.</p>');
  assert.match(next.text, 'Druga sp. z o.o.');
});

test('an order from before there were versions has what is in force', async ({ shop }) => {
  const { id } = await order(shop);
  await shop.database.db
    .updateTable('orders')
    .set({ company_version: null, pages_version: null })
    .where('id', '=', id)
    .execute();
  await set(shop, 'pages', pages('trzecie zasady'));
  assert.match(String((await confirm(shop, id)).attachments?.[0]?.content), 'terms: trzecie zasady, Druga sp. z o.o.');
});

test('the official notice of the order’s language is attached to the byte', async ({ shop }) => {
  const file = await aGuaranteeFile();
  await inTransaction(shop.database.db, (tx) => saveNotice(tx, 'pl', file));
  const { attachments, html } = await confirm(shop, (await order(shop)).id);
  assert.ok(standInDrawing.equals(attachments?.at(-1)?.content as Buffer));
  assert.match(html, `https://shop.example/guarantees/${file.sha256}.svg`);
});

test.run();
