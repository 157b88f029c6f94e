// The contact page: what is written reaches the merchant once, and what is refused is kept to be mended.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createServiceEmails } from '#server/emails/service/service-emails.ts';
import type { WaitingEntry } from '#server/outbox/outbox-store.ts';
import { createFormToken, MIN_WRITING_MS } from '#server/service/contact-form-token.ts';
import { MESSAGES_PER_ADDRESS } from '#server/service/service-limits.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { aVisitor } from '../returns/a-withdrawing-visitor.ts';

const test = suite<{ shop: ShopFixture }>('the contact page');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const HOUR_MS = 60 * 60_000;
const formShown = ({ shop }: { shop: ShopFixture }, agoMs = MIN_WRITING_MS) =>
  createFormToken(shop.database.db, new Date(shopTime.getTime() - agoMs));

const aMessage = (fields: Record<string, string> = {}) => ({
  name: 'Ewa Nowak',
  email: 'ewa@example.com',
  orderNumber: '1001',
  message: 'Czy ramy są\r\n<b>dębowe</b>?',
  website: '',
  ...fields,
});

const listWaiting = ({ shop }: { shop: ShopFixture }) =>
  shop.database.db.selectFrom('outbox').selectAll().where('kind', '=', 'merchant-contact').orderBy('id').execute();

async function deliver({ shop }: { shop: ShopFixture }, merchantEmail?: string): Promise<Mail | undefined> {
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => {
    sent.push(mail);
  };
  const { db } = shop.database;
  const effects = createServiceEmails({ db, sendMail, publicUrl: 'https://shop.example', merchantEmail });
  const entry = (await listWaiting({ shop })).at(-1);
  // A handler reads no more of what waits in the outbox.
  const waiting = { ...entry, deduplicationKey: entry?.deduplication_key } as unknown as WaitingEntry;
  await effects['merchant-contact']?.handle(waiting, new AbortController().signal);
  return sent[0];
}

test('a message goes to the merchant, and an answer to it to whoever wrote', async (context) => {
  const { post, open } = aVisitor(context.shop);
  const page = await open('/pl/contact');
  assert.is(page.headers['cache-control'], 'private, no-store');
  const { statusCode, headers } = await post('/pl/contact', aMessage({ form: await formShown(context) }));
  assert.equal([statusCode, headers.location], [303, '/pl/contact?sent=yes#answer']);
  assert.match((await open(String(headers.location))).text, 'Wiadomość jest w drodze');
  const mail = await deliver(context, 'shop@example.com');
  assert.is(mail?.to, 'shop@example.com');
  assert.equal(mail?.replyTo, { name: 'Ewa Nowak', address: 'ewa@example.com' });
  assert.is(mail?.subject, 'Wiadomość od: Ewa Nowak');
  assert.match(mail?.text ?? '', '  Czy ramy są\n  <b>dębowe</b>?');
  assert.not.match(mail?.html ?? '', '<b>dębowe');
});

test('the button pressed twice sends one message', async (context) => {
  const before = (await listWaiting(context)).length;
  const { post } = aVisitor(context.shop);
  const fields = aMessage({ form: await formShown(context) });
  const answers = await Promise.all([1, 2, 3].map(() => post('/pl/contact', fields)));
  assert.equal(
    answers.map(({ headers }) => headers.location),
    answers.map(() => '/pl/contact?sent=yes#answer'),
  );
  assert.is((await listWaiting(context)).length, before + 1);
});

test('a form that is forged, expired, used or too quick is refused in words, and sends what was typed the next time', async (context) => {
  const { post, open } = aVisitor(context.shop);
  const used = await formShown(context);
  await post('/pl/contact', aMessage({ form: used }));
  const good = await formShown(context);
  const refused: [string, Record<string, string>][] = [
    ['Formularz nie przyszedł z tej strony', { form: `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}` }],
    ['Formularz nie przyszedł z tej strony', { form: '' }],
    ['Formularz był otwarty dłużej niż dobę', { form: await formShown(context, 25 * HOUR_MS) }],
    ['Z tego formularza wysłano już wiadomość', { form: used, message: 'Coś innego' }],
    ['To było szybciej, niż da się pisać', { form: await formShown(context, MIN_WRITING_MS - 1) }],
    ['Przeglądarka wypełniła pole', { form: good, website: 'https://spam.example' }],
  ];
  for (const [words, fields] of refused) {
    const before = (await listWaiting(context)).length;
    const { headers } = await post('/pl/contact', aMessage({ message: `Pytanie: ${words}`, ...fields }));
    const path = String(headers.location);
    assert.match(path, /^\/pl\/contact\?draft=[\w-]{32}#answer$/);
    assert.is((await listWaiting(context)).length, before, words);
    const page = await open(path);
    assert.match(page.text, 'Wiadomość nie została jeszcze wysłana');
    assert.match(page.text, words);
    assert.match(page.html, `${fields.message ?? `Pytanie: ${words}`}</textarea>`);
    const again = /name="form" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
    const sent = await post('/pl/contact', aMessage({ form: again, message: words }));
    assert.is(sent.headers.location, '/pl/contact?sent=yes#answer', words);
  }
});

test('what is missing, and too many links, are said at their fields', async (context) => {
  const { post, open } = aVisitor(context.shop);
  const form = await formShown(context);
  const links = 'https://a.example http://b.example www.c.example https://d.example';
  const { headers } = await post('/en/contact', aMessage({ form, name: ' ', email: 'ewa@', message: links }));
  const { html, text } = await open(String(headers.location));
  for (const words of ['Enter your name.', 'Check the e-mail address', 'at most 3 links']) assert.match(text, words);
  for (const name of ['name', 'email', 'message']) assert.match(html, `href="#contact-${name}"`);
});

test('what the form cannot hold is refused', async (context) => {
  const { post } = aVisitor(context.shop);
  const form = await formShown(context);
  assert.is((await post('/pl/contact', aMessage({ form, message: 'x'.repeat(3001) }))).statusCode, 400);
  assert.is((await post('/pl/contact', aMessage({ form, more: '1' }))).statusCode, 400);
});

test('who writes too often is told so, and loses nothing', async (context) => {
  const { post } = aVisitor(context.shop);
  for (let time = 0; time < MESSAGES_PER_ADDRESS; time += 1) await post('/pl/contact', aMessage({ form: '' }));
  const refused = await post('/pl/contact', aMessage({ form: '', message: 'Zachowaj mnie' }));
  assert.is(refused.statusCode, 429);
  assert.match(refused.body, 'name="message" value="Zachowaj mnie"');
});

test('telephone, hours and address come from the company, for people and for search engines', async ({ shop }) => {
  const { app, database, change } = shop;
  const { data } = await database.db
    .selectFrom('settings')
    .select('data')
    .where('document', '=', 'company')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  await change('company', {
    ...(data as object),
    phone: '+48 58 000 00 00',
    openingHours: 'Mo-Fr 09:00-17:00, Sa 10:00-14:00',
  });
  const { body } = await app.inject({ url: '/de/contact' });
  assert.match(body, 'href="tel:+48580000000"');
  assert.match(body, 'Montag – Freitag: 09:00–17:00');
  assert.match(body, 'Samstag: 10:00–14:00');
  const [, jsonLd = ''] = /<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/.exec(body) ?? [];
  const { contactPoint } = JSON.parse(jsonLd);
  assert.is(contactPoint.telephone, '+48 58 000 00 00');
  assert.equal(contactPoint.hoursAvailable[1], {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['https://schema.org/Saturday'],
    opens: '10:00',
    closes: '14:00',
  });
});

test('without an address to write to, the message waits', async (context) => {
  const { shop } = context;
  const { db } = shop.database;
  const { data } = await db
    .selectFrom('settings')
    .select('data')
    .where('document', '=', 'company')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  await shop.change('company', { ...(data as object), email: '' });
  await shop.change('mail', { merchant: '' });
  const reason = await deliver(context).then(
    () => '',
    ({ message }: Error) => message,
  );
  assert.match(reason, 'nobody is named to write to');
});

test.run();
