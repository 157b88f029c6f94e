// One press is one press: whatever the office makes is made once, however often the press comes under its key.
import { rejects } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runRetention } from '#server/customers/retention/run-retention.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { OfficeContext } from '#server/schema/request-context.ts';
import { answerOnce } from '#server/staff/idempotency/answer-once.ts';
import { startSession } from '#server/staff/session-store.ts';
import type { MutationName } from '#src/graphql-client.ts';
import { createPressKey } from '#src/staff/press-key.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { whole } from '#test/depths.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { postForm } from '#test/fixtures/post-form.ts';
import { answerOf, press } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { making, paidOrder, savedDraft } from './what-is-made.ts';

type Context = { shop: ShopFixture; owner: SignedInFixture };
const test = suite<Context>('one press');

test.before(async (context) => {
  context.shop = await aShop();
  context.owner = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
});
test.after(({ shop }) => shop.close());

/** What is so afterwards however often it is done: saved over a version, moved, removed, signed out, taken back. */
const changing: MutationName[] = [
  ...(['StaffSignIn', 'StaffSignInWithPasskey', 'StaffSignOut', 'StaffStepUpWithPasskey'] as const),
  ...([
    'StaffStepUpWithCode',
    'StaffBeginLinkPasskey',
    'StaffBeginPassword',
    'StaffBeginStepUp',
    'StaffAcceptLinkWithPasskey',
  ] as const),
  ...(['StaffAcceptLinkWithPassword', 'StaffAddPasskey', 'StaffRemovePasskey', 'StaffChangePassword'] as const),
  ...(['StaffRenewRecoveryCodes', 'StaffChangeLanguage', 'StaffEndSession', 'StaffEndOtherSessions'] as const),
  ...(['StaffWithdrawInvitation', 'StaffChangeRole', 'StaffRemove'] as const),
  ...(['OrdersDeliver', 'OrdersResendMail', 'OrdersUndo', 'OrdersChangeContact', 'OrdersEditNote'] as const),
  ...(['OrdersRemoveNote', 'OrdersChangeView', 'OrdersMoveView', 'OrdersRemoveView', 'OrdersMarkManyPaid'] as const),
  ...([
    'OrdersInvoiceMany',
    'OrdersIssueDocument',
    'OrdersUndoBatch',
    'OrdersCancelLabel',
    'OrdersRetryFailing',
    'OrdersCheckMismatch',
  ] as const),
  ...(['DisputesSaveEvidence', 'DisputesSubmitEvidence', 'ReviewsDecide', 'ReviewsReply'] as const),
  ...(['CustomersAddEmail', 'CustomersExport', 'CustomersErase', 'NewsletterRemove'] as const),
  // Scans have keys of their own.
  ...([
    'PackingScans',
    'PackingTakeOver',
    'DiscountsStop',
    'GiftCardsDisable',
    'DraftsUndoSend',
    'DraftsWithdraw',
  ] as const),
  ...(['ReturnsReceive', 'ReturnsNoteProof', 'ReturnsMatch', 'ReturnsRefuse', 'ReturnsUndoRefusal'] as const),
  ...(['ReturnsClose', 'ReturnsReopen'] as const),
  ...(['SetupChooseCountry', 'SetupSaveCompany', 'SetupProposeColours', 'SetupSaveName'] as const),
  ...(['SetupSaveMarkets', 'SetupSaveDelivery', 'SetupSavePayments', 'SetupSaveBankAccount', 'SetupSkip'] as const),
  ...(['SetupFinish', 'SetupStartOwnShop'] as const),
  // Stock is entered under keys of its own, and a reduction that is there already is refused.
  ...(['StockEnter', 'StockCorrect', 'StockUndo', 'StockExpect', 'StockRemoveExpected'] as const),
  ...(['StockReceiveExpected', 'StockSetLimit', 'ReductionsAdd', 'ReductionsEnd', 'HistoryUndo'] as const),
  ...(['ImportsStart', 'ImportsCancel', 'ImportsUndo', 'ImportsChange', 'PicturesRemove'] as const),
  ...(['ProductsChangeMany', 'ProductsSaveMany', 'ProductsChooseColumns', 'ProductsSaveOwnFields'] as const),
  ...(['CollectionsPlace', 'CollectionsDelete', 'CollectionsMoveInMenu'] as const),
  // Documents of the settings, texts and pages are saved over a version; a key's and a receiver's name is taken once.
  ...(['SettingsPreview', 'SettingsRestore', 'SettingsSave', 'HomeDiscard', 'HomeGoBack', 'HomePublish'] as const),
  ...(['HomeSave', 'MenuSave', 'ContentsDelete', 'ContentsDiscard', 'ContentsKeepText', 'ContentsPublish'] as const),
  ...([
    'ContentsSave',
    'ContentsWithdraw',
    'MailsSaveTexts',
    'TranslationSave',
    'LawRemoveNotice',
    'ProductsRemoveGaran',
  ] as const),
  ...(['PicturesRemoveUnused', 'KeysAdd', 'KeysRevoke', 'SecretsRemove', 'SecretsSet', 'WebhooksSave'] as const),
  ...(['WebhooksRemove', 'WebhooksRenewSecret'] as const),
  // Each press is one more look, or one more message to whoever pressed.
  ...(['SecretsCheckMail', 'SecretsCheckPayments', 'SettingsCheckVatId', 'MailsSendTest'] as const),
  ...(['WebhooksSendAgain', 'WebhooksTest', 'InvoicesSendAgain', 'ReportsTryAssistants'] as const),
  // An address leads to one place.
  ...(['EffectsOfWriting', 'MailsPreviewTexts'] as const),
  ...(['SearchesSaveSynonym', 'SearchesRemoveSynonym'] as const),
  ...(['RedirectsSave', 'RedirectsRemove', 'RedirectsImport'] as const),
  // One list a carrier, which is brought in anew.
  'ShippingLoadPoints',
];

test('each mutation of the office is known to make something, or to change what is there', () => {
  const mutations = Object.entries(officeApi.operations).filter(([, { kind }]) => kind === 'mutation');
  const known = [...Object.keys(making), ...changing];
  assert.equal(known.toSorted(), mutations.map(([name]) => name).toSorted());
});

/** Written by each request whatever it leads to; or once, however many there are. */
const notCounted = ['rate_limits', 'answered_mutations', 'setup_steps', 'search_words', 'audit_head'];

async function countRows({ shop: { database } }: Context): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
    database.db,
  );
  const counts = tables.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(
    database.db,
  );
  return new Map(rows.filter(({ name }) => !notCounted.includes(name)).map(({ name, rows: count }) => [name, count]));
}

/** Tells which tables grow meanwhile, and by how many rows. */
async function growthIn(context: Context, work: () => Promise<unknown>): Promise<[string, number][]> {
  const before = await countRows(context);
  await work();
  const after = await countRows(context);
  const growth = [...after].map(([name, rows]): [string, number] => [name, rows - (before.get(name) ?? 0)]);
  return growth.filter(([, rows]) => rows !== 0).toSorted();
}

/** One that is asked for without an order, and one of an order. All of them are in the second depth. */
const firstDepth: MutationName[] = ['SetupAddProduct', 'OrdersNote'];

for (const name of Object.keys(making) as MutationName[]) {
  const register = firstDepth.includes(name) ? test : whole(test);
  register(`twice at once and once more, it is done once: ${name}`, async (context) => {
    const { shop, owner } = context;
    const variables = async () => (await making[name]?.(context)) as never;
    const single = await variables();
    const asByOne = await growthIn(context, () => answerOf(press(shop, owner, name, single, createPressKey())));
    assert.ok(asByOne.length > 0, 'it makes something');
    const given = await variables();
    const key = createPressKey();
    const answers: unknown[] = [];
    const asByThree = await growthIn(context, async () => {
      const send = () => answerOf(press(shop, owner, name, given, key));
      answers.push(...(await Promise.all([send(), send()])), await send());
    });
    assert.equal(asByThree, asByOne);
    assert.equal(answers[1], answers[0]);
    assert.equal(answers[2], answers[0]);
    assert.not.ok((answers[0] as { refusal?: string } | null)?.refusal, JSON.stringify(answers[0]));
  });
}

const note = (number: number, text: string) => ({ number, text });
const codeOf = async (answer: ReturnType<typeof press>) => (await answer).json().error?.code;

test('a key with other words in the form, or of another person, is refused by name, and nothing is done', async (context) => {
  const { shop, owner } = context;
  const { number } = await paidOrder(context);
  const key = createPressKey();
  await answerOf(press(shop, owner, 'OrdersNote', note(number, 'first'), key));
  const other = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const refused = async () => [
    await codeOf(press(shop, owner, 'OrdersNote', note(number, 'second'), key)),
    await codeOf(press(shop, other, 'OrdersNote', note(number, 'first'), key)),
    await codeOf(press(shop, owner, 'OrdersNote', note(number, 'first'), 'guessable')),
  ];
  const grown = await growthIn(context, async () => {
    assert.equal(await refused(), ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_REUSED', 'BAD_REQUEST']);
  });
  assert.equal(grown, []);
});

test('the same person who signed in again meanwhile gets the answer', async (context) => {
  const { shop, owner } = context;
  const { db } = shop.database;
  const { number } = await paidOrder(context);
  const key = createPressKey();
  await answerOf(press(shop, owner, 'OrdersNote', note(number, 'before'), key));
  const client = { address: '127.0.0.1', device: 'a test' };
  const token = await inTransaction(db, (tx) => startSession(tx, owner.id, client, shopTime));
  const again = { ...owner, cookie: `kasa_office=${token}` };
  const grown = await growthIn(context, () => answerOf(press(shop, again, 'OrdersNote', note(number, 'before'), key)));
  assert.equal(grown, []);
});

test('what was refused leaves no key: mended meanwhile, the same press is done', async (context) => {
  const { shop, owner } = context;
  const draft = await savedDraft(context);
  const withdraw = (withdrawn_at: Date | null) =>
    shop.database.db.updateTable('draft_orders').set({ withdrawn_at }).where('number', '=', draft.number).execute();
  const key = createPressKey();
  const refusalOf = async () => (await answerOf(press(shop, owner, 'DraftsSend', draft, key))).refusal;
  await withdraw(shopTime);
  assert.is(await refusalOf(), 'DraftWithdrawn');
  await withdraw(null);
  assert.is(await refusalOf(), null);
});

test('a form without scripts is one press too, and another one when it is changed', async (context) => {
  const { shop, owner } = context;
  const page = await shop.app.inject({ url: '/admin/staff', headers: { cookie: owner.cookie } });
  const keyed = /action="\/admin\/do\/StaffInvite".*?name="press"[^>]*value="([^"]+)"/s.exec(page.body)?.[1] ?? '';
  const invite = (email: string) =>
    postForm(
      shop.app,
      '/admin/do/StaffInvite',
      { email, role: 'packer', locale: 'pl', back: '/admin/staff', press: keyed },
      { cookie: owner.cookie },
    );
  const invited = () =>
    growthIn(context, () => Promise.all([invite('form@shop.example'), invite('form@shop.example')]));
  assert.equal(await invited(), [
    ['audit_log', 1],
    ['outbox', 1],
    ['staff_links', 1],
  ]);
  assert.equal(await invited(), []);
  const changed = await growthIn(context, () => invite('another@shop.example'));
  assert.equal(changed, [
    ['audit_log', 1],
    ['outbox', 1],
    ['staff_links', 1],
  ]);
});

test('what was done before the process died is not done again: the next press is told that its answer is lost', async (context) => {
  const { db } = context.shop.database;
  const asked = { operation: 'OrdersNote', variables: {} };
  const office = { db, now: () => shopTime, staff: null, session: {}, device: {}, idempotencyKey: createPressKey() };
  let done = 0;
  const dying = async () => {
    await inTransaction(db, async (tx) => {
      done++;
      await tx.selectFrom('orders').select('id').limit(1).execute();
    });
    throw new Error('killed');
  };
  // What is called here asks for no more than this.
  const once = () => answerOnce(office as unknown as OfficeContext, asked, dying);
  await rejects(once, /killed/);
  await rejects(once, /ANSWER_LOST|its answer was lost/);
  assert.is(done, 1);
});

test('what fails before it is committed is done by the next press', async (context) => {
  const { db } = context.shop.database;
  const asked = { operation: 'OrdersNote', variables: {} };
  const office = { db, now: () => shopTime, staff: null, session: {}, device: {}, idempotencyKey: createPressKey() };
  let tries = 0;
  const failing = () =>
    inTransaction(db, async () => {
      if (++tries === 1) throw new Error('failed');
      return tries;
    });
  // What is called here asks for no more than this.
  const once = () => answerOnce(office as unknown as OfficeContext, asked, failing);
  await rejects(once, /failed/);
  assert.equal([await once(), await once()], [2, 2]);
});

test('neither the key nor an answer can be read in the database, and both are gone after a day', async (context) => {
  const { shop, owner } = context;
  const { db } = shop.database;
  const key = createPressKey();
  const answer = await answerOf(press(shop, owner, 'StaffBeginPassword', {}, key));
  assert.ok(answer.secret);
  const { rows } = await sql<{ row: string }>`select a::text as row, a.answer from answered_mutations a`.execute(db);
  const everything = rows.map((row) => JSON.stringify(row) + Buffer.from(row.row).toString('latin1')).join();
  for (const secret of [key, answer.secret, createHash('sha256').update(key).digest('hex')]) {
    assert.not.ok(everything.includes(secret));
  }
  await runRetention(db, new Date(shopTime.getTime() + 24 * 60 * 60_000));
  assert.equal(await db.selectFrom('answered_mutations').select('operation').execute(), []);
});

test.run();
