// The storefront, the account of a shopper and the office are three applications: nothing of the office is in what a shopper fetches
// or may ask for, and nothing of the account in what the pages of the shop fetch.
import { type BuildResult, build as esbuild } from 'esbuild';
import { buildSchema } from 'graphql';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findOutput, findPages, findStart, listStaticOutputs } from '#build/bundle-graph.ts';
import { clientOptions } from '#build/client-bundle.ts';
import { readSourceGraph } from '#build/page-parts.ts';
import { refuseForeignInputs } from '#build/refuse-foreign-inputs.ts';
import { entryOf } from '#build/surface-build.ts';
import { officeSchemaText } from '#server/graphql/office-schema.ts';
import { schemaText } from '#server/graphql/schema-text.ts';
import { cookieName, cookieOptions } from '#server/http/session.ts';
import { sharingPages } from '#src/page-document.ts';
import { accountPatterns } from '#src/shopper-accounts/account-address.ts';
import { accountApi } from '#src/surfaces/account-api.ts';
import { accountDelivery } from '#src/surfaces/account-delivery.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { officeDelivery } from '#src/surfaces/office-delivery.ts';
import { storefrontApi } from '#src/surfaces/storefront-api.ts';
import { storefrontDelivery } from '#src/surfaces/storefront-delivery.ts';
import { root } from '../source-imports.ts';

/**
 * The scripts of a page without its texts. A page of orders once came in forty, most of them smaller than the headers
 * they were sent with; the order itself comes in the most, since its dialogs come with the press that opens them and
 * share small files with it.
 */
const MOST_SCRIPTS = 23;

type ClientBuild = BuildResult<{ metafile: true; write: false }>;

const test = suite<{ storefront: ClientBuild; account: ClientBuild; office: ClientBuild }>('surfaces apart');

const deliveries = { storefront: storefrontDelivery, account: accountDelivery, office: officeDelivery };

const graph = readSourceGraph(root);

const bundle = async (name: keyof typeof deliveries) =>
  (await esbuild(
    clientOptions(root, 'production', { name, sharing: sharingPages(deliveries[name].documents) }, graph),
  )) as ClientBuild;

test.before(async (context) => {
  context.storefront = await bundle('storefront');
  context.account = await bundle('account');
  context.office = await bundle('office');
});

test('no module of the office is in the scripts of the storefront', ({ storefront }) => {
  const inputs = Object.keys(storefront.metafile.inputs);
  assert.ok(inputs.includes('src/surfaces/storefront.ts'));
  assert.equal(
    inputs.filter((path) => /office/.test(path)),
    [],
  );
  assert.not.throws(() => refuseForeignInputs('storefront', storefront.metafile));
});

test('no script of the storefront names an address, a cookie or an operation of the office', ({ storefront }) => {
  const named = ['/admin', 'kasa_office', ...Object.keys(officeApi.operations)];
  const scripts = storefront.outputFiles.filter(({ path }) => path.endsWith('.js'));
  for (const { path, text } of scripts) {
    for (const name of named) assert.not.ok(text.includes(name), `${path} names ${name}`);
  }
});

test('no page of the shop brings a module, an operation or an address of the account', ({ storefront, account }) => {
  const ofAccount = (path: string) =>
    /^(client\/account|src\/(shopper-accounts|passkeys|surfaces\/account))/.test(path);
  assert.ok(Object.keys(account.metafile.inputs).some(ofAccount));
  assert.equal(Object.keys(storefront.metafile.inputs).filter(ofAccount), []);
  const known = Object.keys(storefrontApi.operations);
  const own = Object.keys(accountApi.operations).filter((name) => !known.includes(name));
  assert.equal(own, ['ShopperAccountShow']);
  for (const { path, text } of storefront.outputFiles.filter((file) => file.path.endsWith('.js'))) {
    for (const name of [...own, accountPatterns.orders, 'account.signIn']) {
      assert.not.ok(text.includes(name), `${path} names ${name}`);
    }
  }
});

test('the account brings no office, no payments and no checkout but the fields of an address', ({ account }) => {
  assert.not.throws(() => refuseForeignInputs('account', account.metafile));
  const brought = Object.values(account.metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const foreign = /@stripe|^src\/payments\/.*\.tsx$|^src\/checkout\/(?!address\/|draft\/).*\.tsx$/;
  assert.equal(
    brought.filter((path) => foreign.test(path)),
    [],
  );
});

test('the office brings no payments, no checkout and no prefetching', ({ office }) => {
  const shopOnly = /@stripe|^src\/(checkout|cart|payments)\/.*\.tsx$|^client\/storefront\//;
  const brought = Object.entries(office.metafile.outputs).flatMap(([, { inputs }]) => Object.keys(inputs));
  assert.ok(brought.includes('src/staff/office/sign-in-page.tsx'));
  assert.equal(
    brought.filter((path) => shopOnly.test(path)),
    [],
  );
});

test('a page where work is done comes in few scripts', ({ office: { metafile } }) => {
  const clientEntry = entryOf('office');
  const shared = listStaticOutputs(metafile, findStart(metafile, clientEntry));
  for (const [route, page] of Object.entries(findPages('office', metafile))) {
    const scripts = [...listStaticOutputs(metafile, findOutput(metafile, page))].filter((path) => !shared.has(path));
    assert.ok(scripts.length <= MOST_SCRIPTS, `${route} brings ${scripts.length} scripts besides the entry's`);
  }
});

test('no surface brings code of the server', ({ storefront, account, office }) => {
  for (const { metafile } of [storefront, account, office]) {
    const foreign = Object.keys(metafile.inputs).filter((path) => /^(server|bin)\/|^node:/.test(path));
    assert.equal(foreign, []);
  }
});

test('no field or type of the office is in the schema of the storefront', () => {
  const [storefront, office] = [buildSchema(schemaText), buildSchema(officeSchemaText)];
  for (const kind of ['getQueryType', 'getMutationType'] as const) {
    const fields = Object.keys(office[kind]()?.getFields() ?? {});
    assert.ok(fields.length > 0);
    const known = storefront[kind]()?.getFields() ?? {};
    assert.equal(
      fields.filter((name) => name in known),
      [],
    );
  }
  for (const name of ['ManagedShop', 'SignInResult', 'SignInRefusal']) {
    assert.ok(office.getType(name));
    assert.is(storefront.getType(name), undefined);
  }
});

test('office and shop have no operation in common, and each its endpoint', () => {
  const known = Object.keys(storefrontApi.operations);
  assert.equal(
    Object.keys(officeApi.operations).filter((name) => known.includes(name)),
    [],
  );
  assert.is(storefrontApi.mutationUrl('CartAddLine'), '/api/graphql_middleware/mutation/CartAddLine');
  assert.is(accountApi.mutationUrl('CartAddLine'), storefrontApi.mutationUrl('CartAddLine'));
  assert.is(officeApi.mutationUrl('StaffSignIn'), '/api/admin/mutation/StaffSignIn');
});

test('the budgets of the storefront do not grow', () => {
  const budgets = Object.entries(storefrontDelivery.documents).map(([name, { budget }]) => [
    name,
    `${budget.script} ${budget.ours} ${budget.style}`,
  ]);
  const firstView = '83 15 10';
  const personal = '90 21.5 10';
  assert.equal(Object.fromEntries(budgets), {
    home: firstView,
    listing: firstView,
    product: firstView,
    search: '83 15.5 10',
    cart: personal,
    checkout: '118 40 12',
    checkoutReturn: personal,
    order: personal,
    orderPay: '110 37 12',
    productReviews: firstView,
    review: personal,
    withdraw: firstView,
    withdrawal: personal,
    newsletter: firstView,
    findOrder: firstView,
    contact: personal,
    content: firstView,
    articles: firstView,
    wishlist: firstView,
    notFound: firstView,
  });
});

test("the office's cookie is bound to the shop's host, and sent by no link from elsewhere", () => {
  const { session } = officeDelivery;
  assert.is(cookieName(session, true), '__Host-kasa_office');
  assert.is(cookieName(session, false), 'kasa_office');
  const { path, sameSite, httpOnly, secure } = cookieOptions(session, true);
  assert.equal({ path, sameSite, httpOnly, secure }, { path: '/', sameSite: 'strict', httpOnly: true, secure: true });
  assert.is(cookieName(storefrontDelivery.session, true), '__Host-kasa_cart');
});

test('the page file of every route is named after it, where the build finds it', ({ storefront, account, office }) => {
  for (const [{ documents }, { metafile }] of [
    [storefrontDelivery, storefront],
    [accountDelivery, account],
    [officeDelivery, office],
  ] as const) {
    for (const route of Object.keys(documents)) {
      const file = `/${route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
      assert.ok(
        Object.keys(metafile.inputs).some((path) => path.endsWith(file)),
        file,
      );
    }
  }
});

test.run();
