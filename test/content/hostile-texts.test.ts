// Whatever a merchant types, or somebody who has got into the office, nothing of it runs in the browser of a shopper: each
// text of each document of the settings that takes one, and those of goods, collections, articles and reviews, hold a
// script, and every page, feed and e-mail is written with them.
import * as assert from 'uvu/assert';
import { saveContent } from '#server/content/writing/save-content.ts';
import type { Db } from '#server/database/connect.ts';
import { mailKindNames } from '#server/emails/preview/mail-kinds.ts';
import { previewMail } from '#server/emails/preview/preview-mail.ts';
import { prepareSettings } from '#server/shop/change-settings.ts';
import { readShop } from '#server/shop/read-settings.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import { mailTextKindRows, mailTextKinds } from '#src/shop/mail-texts/mail-text-kinds.ts';
import { type SettingsDocument, settingsNames } from '#src/shop/settings-list.ts';
import { wholeSuite } from '../depths.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { filledDocuments } from '../fixtures/settings/filled-documents.ts';
import { fillShop, oneOfEach } from './blocks/blocks-of-all-kinds.ts';

type Context = { shop: ShopFixture; hostile: Map<SettingsDocument, string[]> };
const test = wholeSuite<Context>('hostile texts');

const SCRIPT = `"'><img src=x onerror=attack()><script>attack()</script>`;
const SHORT = '<img src=x onerror=attack()>';
const ADDRESS = 'javascript:attack()';
const MOST_ROUNDS = 20;
const RUNS = /<img src=x|<script>attack|(?:href|src|action|formaction)="?\s*javascript:/i;

/** The languages and currencies stay those of the shop of the tests, so that its pages are there. */
const left: readonly SettingsDocument[] = ['markets'];

const documents: Record<SettingsDocument, object> = {
  ...filledDocuments,
  'mail-texts': Object.fromEntries(
    mailTextKinds.map((kind) => {
      const intro = mailTextKindRows[kind].required.map((name) => `{${name}}`).join(' ');
      const words = { subject: 'Temat', intro: intro || 'Początek', closing: 'Koniec' };
      return [kind, { pl: words, nl: words }];
    }),
  ),
  home: { description: { pl: 'Opis' }, allGoods: { pl: 'Wszystko' }, blocks: oneOfEach },
  pages: {
    pages: [...legalSlugs, 'o-nas'].map((slug) => ({
      slug,
      texts: { pl: { title: slug, bodyHtml: '<p>{company}</p>', seoDescription: 'Opis' } },
      ...(slug === 'o-nas' && { blocks: oneOfEach.filter(({ kind }) => kind !== 'hero' && kind !== 'line') }),
    })),
  },
};

test.before(async (context) => {
  context.shop = await aShop();
  context.hostile = new Map();
  const { db } = context.shop.database;
  await fillShop(db);
  for (const document of settingsNames) {
    if (left.includes(document)) continue;
    const { data, paths } = await poison(db, document, documents[document]);
    context.hostile.set(document, paths);
    await context.shop.change(document, data);
  }
  await db.updateTable('product_texts').set({ title: SCRIPT }).execute();
  await db.updateTable('collection_texts').set({ title: SCRIPT }).execute();
  await db.updateTable('reviews').set({ text: SCRIPT, shown_name: SHORT }).execute();
  const texts = { pl: { title: SCRIPT, bodyHtml: `<p>${SCRIPT}</p>`, seoDescription: SCRIPT } };
  const article = { id: null, version: null, data: { slug: 'lis', texts }, publishAt: null, publish: true };
  assert.ok((await saveContent({ db, now: () => shopTime, changedBy: 'test' }, 'article', article)).ok);
});
test.after(({ shop }) => shop.close());

type Poisoned = { data: object; paths: string[] };

/** Each text that may hold a script, or begin an address that is one, does; `paths` names them. */
async function poison(db: Db, document: SettingsDocument, filled: object): Promise<Poisoned> {
  const texts = listTexts(filled).map(([path, text]) => ({
    ...{ path, name: path.join('.'), tried: 0 },
    typed: [SCRIPT, `${text}${SCRIPT}`, ADDRESS, text],
  }));
  for (let round = 1; round < MOST_ROUNDS; round++) {
    const data = structuredClone(filled);
    for (const { path, typed, tried } of texts) place(data, path, typed[tried] ?? '');
    const prepared = await prepareSettings(db, { document, data, before: undefined, now: shopTime });
    if (prepared.ok) return { data, paths: texts.filter(({ tried }) => tried < 3).map(({ name }) => name) };
    const refused = prepared.error.faults.map(({ path }) => path);
    const within = (inner: string, outer: string) => outer === '' || inner === outer || inner.startsWith(`${outer}.`);
    const meant = texts.filter(
      ({ name, tried }) => tried < 3 && refused.some((path) => within(name, path) || within(path, name)),
    );
    if (meant.length === 0) throw new Error(`${document}: ${JSON.stringify(prepared.error.faults)}`);
    for (const text of meant) text.tried += 1;
  }
  throw new Error(`${document} is refused whatever it says`);
}

function listTexts(data: unknown, path: readonly string[] = []): (readonly [string[], string])[] {
  if (typeof data === 'string') return [[[...path], data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, inner]) => listTexts(inner, [...path, name]));
}

function place(data: object, path: readonly string[], text: string): void {
  type Part = Record<string, unknown>;
  const holder = path.slice(0, -1).reduce<Part>((part, name) => part[name] as Part, data as Part);
  holder[path.at(-1) ?? ''] = text;
}

test('texts that people read take a script as words, and what is a code or a colour takes none', ({ hostile }) => {
  const takes = (document: SettingsDocument, path: string) => hostile.get(document)?.includes(path);
  for (const [document, path] of [
    ['identity', 'name'],
    ['company', 'legalName'],
    ['home', 'blocks.0.headline.pl'],
    ['pages', 'pages.0.texts.pl.bodyHtml'],
    ['mail-texts', 'cash-on-delivery.nl.intro'],
    ['product-fields', 'fields.0.names.nl'],
  ] as const)
    assert.ok(takes(document, path), `${document} ${path}`);
  for (const [document, path] of [
    ['brand', 'light.ground'],
    ['company', 'address.country'],
    ['taxes', 'homeCountry'],
    ['mail', 'sender'],
  ] as const)
    assert.not.ok(takes(document, path), `${document} ${path}`);
});

const paths = [
  ...['', '/c/all', '/c/kuchnia', '/p/kubek', '/p/kubek/reviews', '/cart', '/checkout', '/wishlist', '/contact'],
  ...['/articles', '/articles/lis', '/page/o-nas', '/withdraw', '/nothing-of-the-kind', '/find-order'],
  ...legalSlugs.map((slug) => `/page/${slug}`),
  `/search?q=${encodeURIComponent(SCRIPT)}`,
];
const whole = [
  '/sitemap.xml',
  '/feed.xml',
  '/pl/articles/feed.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/llms.txt',
];

for (const locale of ['pl', 'nl'] as const) {
  test(`no page runs any of it (${locale})`, async ({ shop }) => {
    for (const path of paths) {
      const { statusCode, body } = await shop.app.inject({ url: `/${locale}${path}` });
      assert.ok(statusCode < 500, `${path}: ${statusCode}`);
      assert.not.match(body, RUNS, `${locale}${path}: ${RUNS.exec(body)?.input.slice(RUNS.exec(body)?.index, 200)}`);
    }
  });

  test(`no e-mail does (${locale})`, async ({ shop }) => {
    const { db } = shop.database;
    const profile = await readShop(db);
    for (const kind of mailKindNames) {
      const mail = await previewMail(
        { db, shop: profile, publicUrl: 'https://x.example', now: shopTime },
        kind,
        locale,
      );
      assert.not.match(mail.html, RUNS, kind);
      assert.not.match(mail.subject, /[\r\n]/, kind);
    }
  });
}

test('no file for programs does, nor the sheet of the look', async ({ shop }) => {
  const { body: home } = await shop.app.inject('/pl');
  const sheets = [...home.matchAll(/href="([^"]+\.css[^"]*|[^"]+\?brand=[^"]+)"/g)].map(([, href = '']) => href);
  for (const url of [...whole, ...sheets]) {
    const { statusCode, body } = await shop.app.inject({ url: url.replaceAll('&amp;', '&') });
    assert.ok(statusCode < 500, url);
    assert.not.match(body, RUNS, url);
  }
});

test.run();
