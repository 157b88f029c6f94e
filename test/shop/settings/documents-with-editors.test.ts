// Documents that have an editor of their own in the office: every place of their schema can be set by it, as it is typed into
// its form and sent. A place that is added to such a schema and to no editor fails here.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findSettings } from '#server/shop/settings-store.ts';
import { blockRowsOf } from '#src/catalogue/office/blocks/block-form.ts';
import { homeFormOf, readHomeForm } from '#src/catalogue/office/home/home-form.ts';
import { ownFieldsFormOf, readOwnFields } from '#src/catalogue/office/own-fields/own-fields-form.ts';
import { formOf as mailFormOf, readForm as readMailForm } from '#src/emails/office/mail-form-state.ts';
import { mailTextKindRows, mailTextKinds } from '#src/shop/mail-texts/mail-text-kinds.ts';
import { screenSources } from '#src/shop/office/screen-sources.ts';
import { type SettingsDocument, type SettingsOf, settingsDocuments } from '#src/shop/settings-documents.ts';
import { settingsNames } from '#src/shop/settings-list.ts';
import { fieldsOf, readForm as readWrittenForm, formOf as writtenFormOf } from '#src/writing/office/written-form.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { filledDocuments } from '../../fixtures/settings/filled-documents.ts';
import { answerOf, ask, press } from '../../orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '../../staff/sign-in-as.ts';
import { listHeld, listLeaves } from './schema-leaves.ts';

type Context = { shop: ShopFixture; anna: SignedInFixture };
const test = suite<Context>('documents with editors of their own');

test.before(async (context) => {
  context.shop = await aShop();
  context.anna = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
});
test.after(({ shop }) => shop.close());

/** Nobody types them: Kasa notes when a page was changed, and which of its texts the merchant's stand for. */
const notTyped: Partial<Record<SettingsDocument, (path: string) => boolean>> = {
  pages: (path) => path.endsWith('.updatedAt'),
  'mail-texts': (path) => path.includes('.basis'),
};

type Editor = (context: Context) => Promise<void>;

const filled = <Document extends SettingsDocument>(document: Document) =>
  settingsDocuments[document].parse(filledDocuments[document]) as SettingsOf<Document>;

async function done(answer: ReturnType<typeof press>) {
  const answered = await answerOf(answer);
  assert.is(answered.refusal ?? null, null, JSON.stringify(answered));
  return answered;
}

const writeHome: Editor = async ({ shop, anna }) => {
  const { editedHome } = await ask(shop, anna, 'HomeEdited', {});
  const { description, allGoods, blocks } = filled('home');
  const form = { ...homeFormOf(editedHome), description, allGoods, rows: blockRowsOf(blocks) };
  const { content, problems } = readHomeForm(form as Parameters<typeof readHomeForm>[0]);
  assert.equal(problems, []);
  const { version } = editedHome;
  const { revision } = await done(press(shop, anna, 'HomeSave', { data: JSON.stringify(content.home), version }));
  await done(press(shop, anna, 'HomePublish', { revision }));
};

const writePage: Editor = async ({ shop, anna }) => {
  const { contentChoices } = await ask(shop, anna, 'ContentsChoices', {});
  const page = { ...filled('pages').pages.find(({ blocks }) => blocks), slug: 'piec' };
  const texts = { pl: { title: 'Piec', bodyHtml: '<p>Zimny.</p>', seoDescription: 'Nasz piec' } };
  const typed = fieldsOf({ ...page, texts }, contentChoices.languages);
  const form = { ...writtenFormOf(null, contentChoices), ...typed };
  const { content, problems } = readWrittenForm(form, { kind: 'page', isNew: true });
  assert.equal(problems, []);
  const { id, version } = await done(press(shop, anna, 'ContentsSave', { kind: 'page', content: content.content }));
  await done(press(shop, anna, 'ContentsPublish', { kind: 'page', id, version }));
};

const arrangeMenu: Editor = async ({ shop, anna }) => {
  const { version, data } = (await ask(shop, anna, 'MenuEdited', {})).editedMenu;
  const form = { ...JSON.parse(data), ...filled('navigation') };
  await done(press(shop, anna, 'MenuSave', { version, data: JSON.stringify(form) }));
};

const defineFields: Editor = async ({ shop, anna }) => {
  const { ownFields } = await ask(shop, anna, 'ProductsOwnFields', {});
  const named = (name: string) => [{ locale: 'pl', name }];
  const form = ownFieldsFormOf({
    ...ownFields,
    fields: [
      {
        ...{ key: 'leaf', kind: 'choice', names: named('Liść'), unit: '', isShown: false, isFilter: true },
        choices: [{ key: 'whole', names: named('Cały') }],
      },
      {
        key: 'height',
        kind: 'number',
        names: named('Wysokość'),
        unit: 'cm',
        isShown: true,
        isFilter: false,
        choices: [],
      },
    ],
    // What is called here asks for no more than this.
  } as unknown as Parameters<typeof ownFieldsFormOf>[0]);
  const { content, problems } = readOwnFields(form);
  assert.equal(problems, []);
  await done(press(shop, anna, 'ProductsSaveOwnFields', { version: ownFields.version, ...content }));
};

const writeMails: Editor = async ({ shop, anna }) => {
  for (const kind of mailTextKinds) {
    const { mailKind } = await ask(shop, anna, 'MailsShow', { kind });
    const before = mailFormOf(mailKind ?? null);
    const intro = mailTextKindRows[kind].required.map((name) => `{${name}}`).join(' ') || 'Początek';
    const words = { subject: 'Temat', intro, closing: 'Koniec', confirmed: [] };
    const form = { texts: { ...before.texts, pl: words } };
    const { content, problems } = readMailForm(form, kind, before);
    assert.equal(problems, [], kind);
    await done(press(shop, anna, 'MailsSaveTexts', { kind, version: mailKind?.version ?? 0, texts: content }));
  }
};

const editors: Partial<Record<SettingsDocument, Editor>> = {
  home: writeHome,
  pages: writePage,
  navigation: arrangeMenu,
  'product-fields': defineFields,
  'mail-texts': writeMails,
};

test('each document has a screen of fields, which is walked elsewhere, or an editor that is walked here', () => {
  const known = [...Object.keys(screenSources), ...Object.keys(editors)];
  assert.equal(known.sort(), settingsNames.toSorted());
});

for (const [name, write] of Object.entries(editors)) {
  test(`the editor of ${name} sets every place of it`, async (context) => {
    const document = name as SettingsDocument;
    await write(context);
    const stored = await findSettings(context.shop.database.db, document);
    const schema = settingsDocuments[document];
    const held = new Set(listHeld(schema, stored?.data));
    const isTyped = (path: string) => !notTyped[document]?.(path);
    const typed = [...new Set(listLeaves(schema))].filter(isTyped);
    assert.equal(
      typed.filter((path) => !held.has(path)),
      [],
    );
    assert.is(stored?.changedBy, context.anna.email);
  });
}

test.run();
