// Each feature of the office says why something was refused in tables of its own, `*-refusals.ts`: from kind to message.
import { buildSchema, isEnumType } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { officeSchemaText } from '#server/graphql/office-schema.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { keyRefusals } from '#src/api-keys/key-refusals.ts';
import { giftCardRefusals } from '#src/gift-cards/office/gift-card-refusals.ts';
import { locales } from '#src/i18n/locales.ts';
import { messages as documentMessages } from '#src/i18n/messages/en/invoices/order-documents.ts';
import { type RefusalMessages, refusalMessage } from '#src/i18n/refusal-message.ts';
import { manyOrdersRefusals } from '#src/order-actions/office/many-orders-refusals.ts';
import { orderActionRefusals } from '#src/orders/office/office-order-refusals.ts';
import { assistantRefusalCodes } from '#src/reports/assistants/assistant-refusals.ts';
import { secretRefusals } from '#src/secrets/secret-refusals.ts';
import { signInRefusals } from '#src/staff/sign-in-refusals.ts';
import { staffRefusals } from '#src/staff/staff-refusals.ts';
import { webhookRefusals } from '#src/webhooks/webhook-refusals.ts';
import { listSources, root } from './source-imports.ts';

// What shoppers are refused in the cart says one sentence of several kinds, since the same field is at fault.
const files = (await listSources('src/**/*-refusals.ts')).filter(({ path }) => !/^src\/(?:cart|checkout)\//.test(path));
const tables = (
  await Promise.all(
    files.map(async ({ path }) => {
      const module: Record<string, RefusalMessages> = await import(root + path);
      return Object.entries(module).filter(
        ([name, table]) => name.endsWith('Refusals') && typeof table === 'object' && !Array.isArray(table),
      );
    }),
  )
).flat();

test('each kind of refusal has its words in every language', () => {
  assert.ok(tables.length > 20);
  for (const locale of locales) {
    for (const [name, table] of tables) {
      for (const [kind, message] of Object.entries(table)) {
        assert.ok(translateTo(locale)(message).length > 10, `${locale} ${name}.${kind}`);
      }
    }
  }
});

test('no two kinds of a table say the same sentence, in no language', () => {
  // What is wrong with a step of the first run is said beside its field; the sentence above the form is the same.
  const specific = tables.filter(([name]) => name !== 'setupRefusals');
  for (const locale of locales) {
    for (const [name, table] of specific) {
      const said = Map.groupBy(Object.entries(table), ([, message]) => translateTo(locale)(message));
      // Kinds that an editor answers by itself, as by asking whose field stands, have general words.
      const alike = [...said].filter(([, kinds]) => kinds.length > 1 && !/refusal_other$/.test(kinds[0]?.[1] ?? ''));
      assert.equal(alike, [], `${locale} ${name}`);
    }
  }
});

const saidFinal = Object.keys(documentMessages)
  .filter((key) => key.startsWith('documents.final_'))
  .map((key) => key.slice('documents.final_'.length));

test('an enum of refusals in the schema has the kinds of its table', () => {
  const enums = Object.values(buildSchema(officeSchemaText).getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => name.endsWith('Refusal'))
    .map((type) => [type.name, type.getValues().map(({ name }) => name)]);
  assert.equal(Object.fromEntries(enums), {
    SignInRefusal: Object.keys(signInRefusals),
    StaffRefusal: Object.keys(staffRefusals),
    KeyRefusal: Object.keys(keyRefusals),
    SecretRefusal: Object.keys(secretRefusals),
    WebhookRefusal: Object.keys(webhookRefusals),
    GiftCardRefusal: Object.keys(giftCardRefusals),
    // What assistants were refused is told as a figure.
    AssistantRefusal: [...assistantRefusalCodes],
    // Nothing is pressed that it refuses: it stands beside the documents.
    FinalRefusal: saidFinal,
  });
});

test('the list of orders has words for kinds that an order has', () => {
  const unknown = Object.keys(manyOrdersRefusals).filter((kind) => !Object.hasOwn(orderActionRefusals, kind));
  assert.equal(unknown, []);
});

test('a kind that a table does not have is said in general words', () => {
  assert.is(refusalMessage(staffRefusals, 'LAST_OWNER', 'office.forbidden'), 'staff.refusedLAST_OWNER');
  for (const kind of ['', 'NEW_KIND', 'constructor', '__proto__']) {
    assert.is(refusalMessage(staffRefusals, kind, 'office.forbidden'), 'office.forbidden', kind);
  }
});

test.run();
