// Every operation of the office, from the table that the build writes, asked by every role, without a session, with one
// that is over, and from another site. None answers whom it is not for.
import { randomUUID } from 'node:crypto';
import { buildSchema, type GraphQLSchema, Kind, parse, typeFromAST } from 'graphql';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { access } from '#server/graphql/office-access.generated.ts';
import { documents } from '#server/graphql/office-documents.generated.ts';
import { officeSchemaText } from '#server/graphql/office-schema.ts';
import { LONGEST_MS } from '#server/staff/session-rules.ts';
import { type KeyPermission, keyPermissions, mayKeyRun } from '#src/api-keys/key-rules.ts';
import type { OperationName, QueryName } from '#src/graphql-client.ts';
import { isReading, mayAccess, type OperationAccess, permissionsOf, roles } from '#src/staff/permissions.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { anApiKey } from '#test/api-keys/an-api-key.ts';
import { whole } from '#test/depths.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import { signedInStaff } from '../sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('operations of the office under attack');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('rate_limits').execute();
});
test.after(({ shop }) => shop.close());

const schema = buildSchema(officeSchemaText);
const operations = Object.entries(access).map(([name, declared]) => ({
  name: name as OperationName & keyof typeof documents,
  declared: declared as OperationAccess,
}));

type Asking = { cookie?: string; origin?: string; site?: string; key?: string };

async function ask({ app }: ShopFixture, name: (typeof operations)[number]['name'], asking: Asking) {
  const headers = {
    origin: asking.origin ?? shopOrigin,
    ...(asking.site && { 'sec-fetch-site': asking.site }),
    ...(asking.cookie && { cookie: asking.cookie }),
    ...(asking.key && { authorization: `Bearer ${asking.key}` }),
  };
  const variables = exampleVariables(schema, documents[name]);
  const kind = officeApi.operations[name]?.kind;
  const answer =
    kind === 'mutation'
      ? await app.inject({ method: 'POST', url: `${officeApi.path}/mutation/${name}`, headers, payload: variables })
      : await app.inject({ url: officeApi.queryUrl(name as QueryName, variables as never), headers });
  const body = answer.json() as { data?: unknown; error?: { code: string } };
  return { status: answer.statusCode, code: body.error?.code, hasData: body.data !== undefined };
}

const nobody = '00000000-0000-4000-8000-000000000000';

/** Something for every variable that has to be there. */
function exampleVariables(of: GraphQLSchema, text: string): Record<string, unknown> {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('an operation is expected first');
  const required = (operation.variableDefinitions ?? []).filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  return Object.fromEntries(
    required.map(({ variable, type }) => {
      const named = String(typeFromAST(of, type as never)).replace('!', '');
      const given = { name: 'mail', data: '{}', locale: 'en', role: 'packer', id: '999999', variantId: nobody }[
        variable.name.value
      ];
      return [variable.name.value, given ?? { Int: 1, Boolean: true }[named] ?? 'x'];
    }),
  );
}

test('the table holds every operation', () => {
  assert.equal(Object.keys(access).sort(), Object.keys(officeApi.operations).sort());
});

for (const role of roles) {
  test(`${role}: what the role does not include is refused and logged; secrets want a second proof`, async ({
    shop,
  }) => {
    const { db } = shop.database;
    const staff = { permissions: permissionsOf[role] };
    const refused: string[] = [];
    const { cookie, email } = await signedInStaff(db, role, { now: shopTime });
    for (const { name, declared } of operations) {
      // It ends the session that the others need.
      if (name === 'StaffSignOut') continue;
      const { status, code, hasData } = await ask(shop, name, { cookie });
      if (!mayAccess(staff, declared.access)) {
        refused.push(name);
        assert.equal([status, code, hasData], [403, 'FORBIDDEN', false], name);
      } else if (declared.needsStepUp) {
        assert.equal([status, code, hasData], [403, 'STEP_UP_NEEDED', false], name);
      } else {
        assert.equal([status, code], [200, undefined], name);
      }
    }
    const logged = await db
      .selectFrom('audit_log')
      .select('subject')
      .where('who', '=', email)
      .where('kind', '=', 'access.refused')
      .orderBy('id')
      .execute();
    assert.equal(
      logged.map(({ subject }) => subject),
      refused,
    );
  });
}

const strangers = ['nobody', 'a token that is none', 'a session that is over', 'somebody who was removed'] as const;

async function cookieOf({ database: { db } }: ShopFixture, stranger: (typeof strangers)[number]) {
  if (stranger === 'nobody') return undefined;
  if (stranger === 'a token that is none') return `kasa_office=${randomUUID().replaceAll('-', '')}`;
  const isOld = stranger === 'a session that is over';
  const now = isOld ? new Date(shopTime.getTime() - LONGEST_MS) : shopTime;
  const owner = await signedInStaff(db, 'owner', { now, isSteppedUp: true });
  if (!isOld) await db.updateTable('staff').set({ removed_at: shopTime }).where('id', '=', owner.id).execute();
  return owner.cookie;
}

for (const stranger of strangers) {
  test(`${stranger} gets nothing but what is for anybody`, async ({ shop }) => {
    const cookie = await cookieOf(shop, stranger);
    for (const { name, declared } of operations) {
      const { status, code, hasData } = await ask(shop, name, cookie ? { cookie } : {});
      if (declared.access === 'anybody') assert.is(status, 200, name);
      else assert.equal([status, code, hasData], [401, 'SIGNED_OUT', false], name);
    }
  });
}

const keyHolders: Record<string, readonly KeyPermission[]> = {
  everything: keyPermissions,
  'reading everything': keyPermissions.filter(isReading),
  ...Object.fromEntries(keyPermissions.map((permission) => [`${permission} alone`, [permission]])),
};

for (const [title, held] of Object.entries(keyHolders)) {
  const registered = title.endsWith('everything') ? test : whole(test);
  registered(
    `a key for ${title}: what it does not name, what needs a proof, and what is for people is refused`,
    async ({ shop }) => {
      const key = await anApiKey(shop.database.db, held);
      const refused: string[] = [];
      for (const { name, declared } of operations) {
        const { status, code, hasData } = await ask(shop, name, { key });
        const kind = officeApi.operations[name]?.kind ?? 'mutation';
        const isHeld = mayKeyRun({ permissions: held }, { ...declared, kind });
        if (held.every(isReading) && kind === 'mutation') assert.not(isHeld, name);
        if (isHeld) assert.equal([status, code], [200, undefined], name);
        else {
          refused.push(name);
          assert.equal([status, code, hasData], [403, 'FORBIDDEN', false], name);
        }
      }
      assert.ok(refused.includes('StaffList') && refused.includes('KeysAdd') && refused.includes('StaffSignedIn'));
    },
  );
}

for (const state of ['made up', 'revoked', 'over'] as const) {
  whole(test)(`a key that is ${state} gets one answer everywhere, whoever is signed in beside it`, async ({ shop }) => {
    const { db } = shop.database;
    const owner = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
    const made = await anApiKey(db, keyPermissions, { state });
    const key = state === 'made up' ? `${made.slice(0, -4)}AAAA` : made;
    for (const { name } of operations) {
      const { status, code, hasData } = await ask(shop, name, { key, cookie: owner.cookie });
      assert.equal([status, code, hasData], [401, 'SIGNED_OUT', false], name);
    }
  });
}

test('no mutation is taken from another site, whoever is signed in', async ({ shop }) => {
  const { cookie } = await signedInStaff(shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
  for (const { name } of operations) {
    if (officeApi.operations[name]?.kind !== 'mutation') continue;
    for (const from of [{ origin: 'https://elsewhere.example' }, { site: 'cross-site' }, { site: 'same-site' }]) {
      const { status, hasData } = await ask(shop, name, { cookie, ...from });
      assert.equal([status, hasData], [400, false], name);
    }
  }
});

type Attack = {
  title: string;
  method?: 'GET' | 'POST';
  url: string;
  type?: string;
  body?: string;
  status: number | number[];
};

const mutation = (name: string) => `${officeApi.path}/mutation/${name}`;
const note = JSON.stringify({ number: 1, text: 'x' });

/** The attacks have the cookie of an owner who has just proved who it is. */
const attacks: Attack[] = [
  { title: 'an operation of the storefront', url: mutation('CartAddLine'), body: '{}', status: [400, 404] },
  { title: 'an operation that every object has', url: mutation('constructor'), body: '{}', status: [400, 404] },
  { title: 'an operation that is a prototype', url: mutation('__proto__'), body: '{}', status: [400, 404] },
  {
    title: 'a mutation asked as a query',
    method: 'GET',
    url: `${officeApi.path}/query/OrdersNote?__variables=${encodeURIComponent(note)}`,
    status: [400, 404, 405],
  },
  { title: 'a mutation by GET', method: 'GET', url: mutation('OrdersNote'), status: [400, 404, 405] },
  {
    title: 'a query asked as a mutation',
    url: mutation('OrdersList'),
    body: '{"filters":{}}',
    status: [400, 404, 405],
  },
  { title: 'several bodies at once', url: mutation('OrdersNote'), body: `[${note},${note}]`, status: 400 },
  { title: 'a document of its own', url: mutation('OrdersNote'), body: '{"query":"{ staff { email } }"}', status: 400 },
  { title: 'text in place of JSON', url: mutation('OrdersNote'), type: 'text/plain', body: note, status: [400, 415] },
  {
    title: 'a form in place of JSON',
    url: mutation('OrdersNote'),
    type: 'application/x-www-form-urlencoded',
    body: 'number=1&text=x',
    status: [400, 415],
  },
  { title: 'no JSON', url: mutation('OrdersNote'), body: '{"number":', status: 400 },
  {
    title: 'a prototype in the variables',
    url: mutation('OrdersNote'),
    body: '{"__proto__":{"number":1},"text":"x"}',
    status: 400,
  },
  {
    title: 'a constructor in the variables',
    url: mutation('OrdersNote'),
    body: '{"constructor":{"prototype":{"x":1}},"text":"x"}',
    status: 400,
  },
  {
    title: 'more than any screen sends',
    url: mutation('OrdersNote'),
    body: JSON.stringify({ number: 1, text: 'x'.repeat(5_000_000) }),
    status: [400, 413],
  },
  {
    title: 'a list in the place of a text',
    url: mutation('OrdersNote'),
    body: '{"number":1,"text":["x"]}',
    status: 200,
  },
];

for (const { title, method = 'POST', url, type = 'application/json', body, status } of attacks) {
  test(`${title} is refused, and nothing is done`, async ({ shop }) => {
    const { db } = shop.database;
    const { cookie } = await signedInStaff(db, 'owner', { now: shopTime, isSteppedUp: true });
    const headers = { origin: shopOrigin, cookie, ...(body !== undefined && { 'content-type': type }) };
    const answer = await shop.app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
    assert.ok([status].flat().includes(answer.statusCode), `${answer.statusCode} ${answer.body.slice(0, 200)}`);
    assert.not.match(answer.body, /"data":\{"/);
    assert.equal(await db.selectFrom('order_notes').select('id').execute(), []);
    assert.is(({} as { number?: unknown }).number, undefined);
  });
}

test.run();
