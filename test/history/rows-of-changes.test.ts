// Whatever is changed of what shoppers see is a row that says who did it: in the log, or a line of the history. Each way in
// is walked, of the office, of the commands and of what is published at its time; so is each document of the settings.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { storeTold } from '#bin/commands/settings/settings-effects.ts';
import { publishDueContents } from '#server/content/writing/publish-due-contents.ts';
import { saveContent } from '#server/content/writing/save-content.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { saveRedirects } from '#server/redirects/redirect-store.ts';
import { saveHomeDraft } from '#server/shop/home/home-draft.ts';
import { withNeutralSettings } from '#server/shop/neutral-settings.ts';
import { findSettings, listSettings } from '#server/shop/settings-store.ts';
import type { MutationName, VariablesOf } from '#src/graphql-client.ts';
import { locales } from '#src/i18n/locales.ts';
import { screenSources } from '#src/shop/office/screen-sources.ts';
import { type SettingsDocument, settingsNames } from '#src/shop/settings-list.ts';
import { runKasa } from '../cli/run-kasa.ts';
import { whole } from '../depths.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { filledDocuments } from '../fixtures/settings/filled-documents.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { answerOf, ask, press } from '../orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '../staff/sign-in-as.ts';

type Context = { shop: ShopFixture; anna: SignedInFixture };
const test = suite<Context>('rows of changes');

test.before.each(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.anna = await signedInStaff(db, 'owner', { name: 'Anna Nowak', now: shopTime, isSteppedUp: true });
});
test.after.each(({ shop }) => shop.close());

const banner = { kind: 'banner', text: { pl: 'Zamknięte przez tydzień' }, link: '' };
const aPage = (slug: string, words: string) => ({
  slug,
  texts: { pl: { title: 'Piec', bodyHtml: `<p>${words}</p>` } },
});

/** Another one than the shop has, of each document. */
async function otherDocument(db: Db, document: SettingsDocument): Promise<object> {
  const inForce = withNeutralSettings(await listSettings(db));
  const others: Partial<Record<SettingsDocument, object>> = {
    home: { ...inForce.home, blocks: [banner] },
    pages: { pages: [...inForce.pages.pages, aPage('piec', 'Zimny.')] },
    navigation: { ...inForce.navigation, fillUpTo: 3 },
    markets: { ...inForce.markets, main: inForce.markets.markets.at(-1)?.language },
    'mail-texts': { ...inForce['mail-texts'], 'order-confirmation': { pl: { closing: 'Koniec' } } },
  };
  return others[document] ?? filledDocuments[document];
}

async function listRows(db: Db): Promise<string[]> {
  const log = await db.selectFrom('audit_log').select(['who', 'subject']).where('kind', '!=', 'signIn').execute();
  const lines = await db.selectFrom('change_batches').select(['who', 'title']).execute();
  return [...log.map(({ who, subject }) => `${who}: ${subject}`), ...lines.map(({ who, title }) => `${who}: ${title}`)];
}

/** The rows that the work has left. */
async function rowsOf({ shop }: Context, work: () => Promise<unknown>): Promise<string[]> {
  const before = await listRows(shop.database.db);
  await work();
  const left = [...before];
  return (await listRows(shop.database.db)).filter((row) => {
    const at = left.indexOf(row);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const office =
  <Name extends MutationName>({ shop, anna }: Context, name: Name) =>
  async (variables: VariablesOf<Name>) => {
    const answer = await answerOf(press(shop, anna, name, variables));
    assert.is(answer.refusal ?? null, null, `${name}: ${JSON.stringify(answer)}`);
    return answer;
  };

test('a document that a command stores is a row of the log, and one that says the same is none', async (context) => {
  const { db } = context.shop.database;
  for (const document of settingsNames) {
    const data = await otherDocument(db, document);
    const store = async () => {
      const stored = await storeTold(db, { document, data, now: shopTime });
      assert.ok(stored.ok, `${document}: ${JSON.stringify(stored)}`);
    };
    assert.ok((await rowsOf(context, store)).includes(`command line: ${document}`), document);
    assert.equal(await rowsOf(context, store), [], `${document}, again`);
  }
});

test('a document that is saved on its screen of the office is a row with the name of whoever saved it', async (context) => {
  const { db } = context.shop.database;
  for (const document of Object.keys(screenSources) as SettingsDocument[]) {
    const data = JSON.stringify(await otherDocument(db, document));
    const { version } = (await ask(context.shop, context.anna, 'SettingsShow', { name: document })).settingsDocument;
    const save = async () => {
      const sent = { name: document, version, data };
      const first = await answerOf(press(context.shop, context.anna, 'SettingsSave', { ...sent, told: [] }));
      if (first.refusal !== 'EffectsUntold') return assert.is(first.refusal ?? null, null, JSON.stringify(first));
      await office(context, 'SettingsSave')({ ...sent, told: first.effects.map(({ key }: { key: string }) => key) });
    };
    assert.ok((await rowsOf(context, save)).includes(`${context.anna.email}: ${document}`), document);
  }
});

test('home page, menu, pages, articles, mails and own fields that are changed in the office are rows', async (context) => {
  const { db } = context.shop.database;
  const isOfAnna = async (what: string, work: () => Promise<unknown>) => {
    const rows = await rowsOf(context, work);
    assert.ok(
      rows.some((row) => [context.anna.email, 'Anna Nowak'].some((who) => row.startsWith(`${who}: `))),
      `${what}: ${JSON.stringify(rows)}`,
    );
  };
  const { version = 0 } = (await findSettings(db, 'home')) ?? {};
  await isOfAnna('home', async () => {
    const data = JSON.stringify(await otherDocument(db, 'home'));
    const { revision } = await office(context, 'HomeSave')({ data, version });
    await office(context, 'HomePublish')({ revision });
  });
  await isOfAnna('home, back', () => office(context, 'HomeGoBack')({ version }));
  await isOfAnna('menu', async () => {
    const { version: read } = (await ask(context.shop, context.anna, 'MenuEdited', {})).editedMenu;
    await office(context, 'MenuSave')({ version: read, data: JSON.stringify(await otherDocument(db, 'navigation')) });
  });
  for (const kind of ['page', 'article'] as const) {
    let saved = { id: '', version: 0 };
    await isOfAnna(`${kind}, published`, async () => {
      const drafted = await office(context, 'ContentsSave')({ kind, content: JSON.stringify(aPage('piec', 'Zimny.')) });
      saved = await office(
        context,
        'ContentsPublish',
      )({ kind, id: drafted.id, version: drafted.version, overwrite: false });
    });
    await isOfAnna(`${kind}, withdrawn`, async () => {
      await office(context, 'ContentsWithdraw')({ kind, id: saved.id, version: saved.version });
    });
  }
  await isOfAnna('mail', () =>
    office(
      context,
      'MailsSaveTexts',
    )({
      ...{ kind: 'order-confirmation', version: 0 },
      texts: [{ locale: 'pl', subject: '', intro: '', closing: 'Koniec', confirmed: [] }],
    }),
  );
  await isOfAnna('own fields', () => {
    const field = {
      key: 'glaze',
      kind: 'text' as const,
      names: [{ locale: 'pl', name: 'Szkliwo' }],
      unit: '',
      choices: [],
    };
    return office(
      context,
      'ProductsSaveOwnFields',
    )({
      version: 0,
      fields: [{ ...field, isShown: true, isFilter: false }],
    });
  });
});

test('what is published at its time is a row with the name of whoever planned it', async (context) => {
  const { db } = context.shop.database;
  const { email } = context.anna;
  const publishAt = new Date(shopTime.getTime() + 60_000);
  const work = { db, now: () => shopTime, changedBy: email };
  const planned = { id: null, version: null, data: aPage('piec', 'Zimny.'), publishAt, publish: false };
  for (const kind of ['page', 'article'] as const) assert.ok((await saveContent(work, kind, planned)).ok);
  const home = await otherDocument(db, 'home');
  const baseVersion = (await findSettings(db, 'home'))?.version ?? 0;
  const draft = { home, baseVersion, revision: null, publishAt };
  assert.ok((await inTransaction(db, (tx) => saveHomeDraft(tx, draft, { changedBy: email, now: shopTime }))).ok);
  const rows = await rowsOf(context, async () => {
    assert.is(await publishDueContents({ db, now: () => publishAt, log: silentLog }), 3);
  });
  assert.equal(rows.toSorted(), [`${email}: articles piec`, `${email}: home`, `${email}: pages piec`]);
});

test('an address that a page or an article leaves behind is a row for each language, whoever moves or deletes it', async (context) => {
  const { db } = context.shop.database;
  const { email } = context.anna;
  const moved = (who: string, from: string) => [
    ...locales.map((locale) => `${who}: /${locale}/${from}`),
    // What led there leads on at once.
    `${who}: /stary`,
  ];
  const paths = { page: 'page', article: 'articles' } as const;
  for (const kind of ['page', 'article'] as const) {
    const of = (slug: string) => `${paths[kind]}/${slug}`;
    const drafted = await office(context, 'ContentsSave')({ kind, content: JSON.stringify(aPage('piec', 'Zimny.')) });
    const publish = office(context, 'ContentsPublish');
    const first = await publish({ kind, id: drafted.id, version: drafted.version, overwrite: false });
    await inTransaction(db, (tx) => saveRedirects(tx, [{ path: '/stary', target: `/pl/${of('piec')}` }], shopTime));
    const rows = await rowsOf(context, async () => {
      const content = JSON.stringify(aPage('palenisko', 'Zimny.'));
      const saved = await office(context, 'ContentsSave')({ kind, id: first.id, version: first.version, content });
      await publish({ kind, id: saved.id, version: saved.version, overwrite: false });
    });
    const document = `${kind}s`;
    assert.equal(rows.toSorted(), [...moved(email, of('piec')), `${email}: ${document} palenisko`].toSorted());

    const publishAt = new Date(shopTime.getTime() + 60_000);
    const work = { db, now: () => shopTime, changedBy: email };
    const id = kind === 'page' ? 'palenisko' : first.id;
    const planned = { id, version: null, data: aPage('ogien', 'Zimny.'), publishAt, publish: false };
    assert.ok((await saveContent(work, kind, planned)).ok);
    const due = await rowsOf(context, async () => {
      assert.is(await publishDueContents({ db, now: () => publishAt, log: silentLog }), 1);
    });
    // Those that the first address left lead on as well.
    const led = [...moved(email, of('palenisko')), ...moved(email, of('piec')).slice(0, -1)];
    assert.equal(due.toSorted(), [...led, `${email}: ${document} ogien`].toSorted());

    const deleted = await rowsOf(context, async () => {
      const { editedContent } = await ask(context.shop, context.anna, 'ContentsEdit', {
        ...{ kind, id: kind === 'page' ? 'ogien' : first.id },
      });
      const version = editedContent?.version ?? 0;
      await office(context, 'ContentsDelete')({ kind, id: editedContent?.id ?? '', version, redirectTo: '/pl' });
    });
    assert.ok(
      locales.every((locale) => deleted.includes(`${email}: /${locale}/${of('ogien')}`)),
      deleted.join(', '),
    );
    await db.deleteFrom('redirects').execute();
  }
  const [row] = await db
    .selectFrom('audit_log')
    .select(['kind', 'after'])
    .where('subject', '=', '/pl/page/piec')
    .orderBy('id')
    .execute();
  assert.is(row?.kind, 'redirect.added');
  assert.equal(JSON.parse(row?.after ?? ''), { path: '/pl/page/piec', target: '/pl/page/palenisko' });
});

whole(test)('pages, articles and texts of mails that a command changes are rows', async (context) => {
  const env = { DATABASE_URL: context.shop.database.url };
  const set = ['piec', 'title.pl=Piec', 'text.pl=<p>Zimny.</p>', '--publish'];
  for (const [args, subject] of [
    [['pages', 'set', ...set], 'pages piec'],
    [['pages', 'delete', 'piec'], 'pages piec'],
    [['articles', 'set', ...set], 'articles piec'],
    [['articles', 'draft', 'piec'], 'articles piec'],
    [['mail', 'text', 'order-confirmation', '--language', 'pl', '--set', 'closing=Koniec'], 'mail-texts'],
    [['settings', 'set', 'identity', '--set', 'name=Piec'], 'identity'],
    [['redirects', 'add', '/stary', '/pl'], '/stary'],
  ] as const) {
    const rows = await rowsOf(context, async () => {
      const { code, stderr } = await runKasa([...args], { env });
      assert.is(code, 0, stderr);
    });
    assert.ok(rows.includes(`command line: ${subject}`), `${args.join(' ')}: ${JSON.stringify(rows)}`);
  }
});

test.run();
