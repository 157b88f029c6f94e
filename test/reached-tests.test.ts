import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findReached } from './reached-tests.ts';
import { listImports, listSources, root, type SourceFile } from './source-imports.ts';

const addressed = (address: string) => `await page.goto(\`\${shop.origin}${address}\`);`;

const shop: Record<string, string> = {
  'src/money.ts': '',
  'src/cart/cart-page.tsx': `
    import { format } from '../money.ts';
    import css from './cart.module.css';
    export const loadTexts = textsOf((locale) => import('../i18n/messages/de/cart.ts'));`,
  'src/cart/cart-refusals.ts': `export const message = \`cart.refused\${kind}\`;`,
  'src/cart/promo-code.tsx': "const loadCodeTexts = () => import('../i18n/messages/de/code.ts');",
  'src/checkout/checkout-page.tsx': "const CodeField = lazy(() => import('../cart/promo-code.tsx'));",
  'src/staff/office/staff-page.tsx': `
    import css from './staff.module.css';
    export const loadTexts = () => import('../../i18n/messages/de/office/staff.ts');`,
  'src/surfaces/storefront/site-footer.tsx':
    "const loadFooterTexts = () => import('../../i18n/messages/de/footer.ts');",
  'src/surfaces/storefront.ts': `
    import { SiteFooter } from './storefront/site-footer.tsx';
    const pages = [() => import('../cart/cart-page.tsx'), () => import('../checkout/checkout-page.tsx')];`,
  'src/surfaces/office-pages.generated.ts': "const pages = [() => import('../staff/office/staff-page.tsx')];",
  'src/surfaces/storefront-delivery.ts': `
    import { storefront } from './storefront.ts';
    const linked = 'footer.help';
    const loadParts = () => import('../cart/promo-code.tsx');`,
  'src/app.tsx': '',
  'src/i18n/all-messages.ts': `
    import { messages } from './messages/en/cart.ts';
    const german = () => import('./messages/de/cart.ts');`,
  'src/i18n/messages/de/cart.ts': "\n  'cart.toCheckout': 'Zur Kasse',\n  'cart.refusedSOLD_OUT': 'Ausverkauft',\n",
  'src/i18n/messages/de/code.ts': "\n  'code.field': 'Gutschein',\n",
  'src/i18n/messages/de/footer.ts': "\n  'footer.help': 'Hilfe',\n",
  'src/i18n/messages/de/office/staff.ts': "\n  'staff.invite': 'Einladen',\n",
  'src/i18n/messages/de/emails/order-emails.ts': "\n  'mail.subject': 'Bestellung',\n",
  'server/i18n/translations.ts': "import { loadAllMessages } from '#src/i18n/all-messages.ts';",
  'server/emails/order-confirmation.ts': "translateTo(locale)('mail.subject');",
  'server/database/migrations-directory.ts': `
    new URL('./migrations', import.meta.url);
    new URL('./first-rows.csv', import.meta.url);`,
  'server/app.ts': `
    import { storefrontDelivery } from '#src/surfaces/storefront-delivery.ts';
    import { translateTo } from './i18n/translations.ts';`,
};

const tests: Record<string, string> = {
  'test/money.test.ts': "import { format } from '#src/money.ts';",
  'test/cart/cart-page.test.tsx': "import { CartPage } from '#src/cart/cart-page.tsx';",
  'test/cart/cart-refusals.test.ts': "import { message } from '#src/cart/cart-refusals.ts';",
  'test/cart/cart-forms.test.ts': "import { aShop } from '../fixtures/a-shop.ts';\nawait app.inject('/pl/cart');",
  'test/orders/place-order.test.ts': `
    import { aShop } from '../fixtures/a-shop.ts';
    import { aCart } from './cart.ts';
    await app.inject('/pl/cart');`,
  'test/orders/orders-by-database.test.ts':
    "import { migrationsDirectory } from '#server/database/migrations-directory.ts';",
  'test/emails/mail-transport.test.ts': '',
  'test/emails/order-confirmation.test.ts': "import { write } from '#server/emails/order-confirmation.ts';",
  'test/ui/rendered-page.test.tsx':
    "import { renderApp } from './render-app.tsx';\nrenderApp(urlOf('checkout', { locale }));",
  'test/i18n/texts.test.ts': "import { loadAllMessages } from '#src/i18n/all-messages.ts';",
  'test/cli/usage.test.ts': "import { runKasa } from '../fixtures/run-kasa.ts';",
  'test/imports.test.ts': 'const sources = await listSources();',
  'test/styled.test.ts': "const sources = await listSources('src/**/*.css');",
  'test/readme.test.ts': "readFileSync('README.md');",
  'test/guides.test.ts': "readdirSync('server/guides');",
  'test/browser/cart/drawer.browser.ts': '',
  'test/browser/payments/debits.browser.ts': addressed('/de/checkout'),
  'test/browser/accessibility/every-page.browser.ts': "import { pagesByName } from '../page-states.ts';",
  'test/browser/staff/office-staff.browser.ts': addressed('/admin/sign-in'),
  'test/browser/fulfilment/office-labels.browser.ts': addressed('/admin/orders/1'),
  'test/browser/drafts/office-drafts.browser.ts': addressed('/pl/checkout'),
  'test/faults/killed-shop.fault.ts': "import { runKasa } from '../fixtures/run-kasa.ts';",
};

const partsOfTests: Record<string, string> = {
  'test/source-loader.ts': '',
  'test/test-worker.ts': "import { endMark } from './marked-output.ts';",
  'test/marked-output.ts': '',
  'test/fixtures/a-shop.ts': `
    import { openApp } from '#server/app.ts';
    import { storefrontDelivery } from '#src/surfaces/storefront-delivery.ts';`,
  'test/fixtures/run-kasa.ts': "spawn(process.execPath, ['bin/kasa.js']);",
  'test/ui/render-app.tsx': "import { App } from '#src/app.tsx';",
  'test/browser/page-states.ts': "const paths = ['/cart', '/checkout'];",
};

const files = Object.keys(tests);
const startsShop = ['test/cli/usage.test.ts', 'test/faults/killed-shop.fault.ts'];
const opensCheckout = [
  'test/browser/payments/debits.browser.ts',
  'test/browser/drafts/office-drafts.browser.ts',
  'test/ui/rendered-page.test.tsx',
];
/** Whatever the text. */
const readsTexts = ['test/i18n/texts.test.ts', 'test/imports.test.ts'];

function sourcesOf(more: Record<string, string> = {}): Map<string, SourceFile> {
  const all = Object.entries({ ...shop, ...tests, ...partsOfTests, ...more });
  return new Map(all.map(([path, text]) => [path, { path, text, imports: listImports(path, text) }]));
}

function assertReached(paths: string[], expected: string[], sources = sourcesOf()): void {
  const reached = findReached({ paths, reworded: { before: '', after: '' } }, sources);
  assert.equal(reached.toSorted(), expected.toSorted());
}

test('a source reaches who imports it, also through others, who runs the built shop, and who reads all sources', () => {
  const ofApp = ['test/cart/cart-forms.test.ts', 'test/orders/place-order.test.ts'];
  const importing = ['test/money.test.ts', 'test/cart/cart-page.test.tsx'];
  assertReached(['src/money.ts'], [...importing, ...ofApp, ...startsShop, 'test/imports.test.ts']);
  assertReached(['server/app.ts'], [...ofApp, ...startsShop, 'test/imports.test.ts']);
});

test('a source reaches who reads sources of its kind', () => {
  const sources = sourcesOf({
    'test/of-src.test.ts': "listSources('src/**/*.{ts,tsx}');",
    'test/of-folders.test.ts': "globSync('src/*/', { cwd: root });",
    'test/of-server.test.ts': "listSources('server/**/*.ts');",
    'test/of-elsewhere.test.ts': "globSync(join(folder, '*'));",
  });
  const read = ['test/of-src.test.ts', 'test/of-folders.test.ts', 'test/imports.test.ts'];
  assertReached(['src/new/new.ts'], [...read, ...startsShop], sources);
});

test('a source reaches who names it', () => {
  const sources = sourcesOf({
    'test/naming.test.ts': "readFileSync('src/money.ts');",
    'test/other.test.ts': "// As in money.ts.\nreadFileSync('src/short-money.ts');\nreadFileSync('src/money.tsx');",
  });
  const reached = findReached({ paths: ['src/money.ts'], reworded: { before: '', after: '' } }, sources);
  assert.ok(reached.includes('test/naming.test.ts'));
  assert.not.ok(reached.includes('test/other.test.ts'));
});

test('a test reaches itself, and a part of tests who imports it', () => {
  assertReached(['test/money.test.ts'], ['test/money.test.ts', 'test/imports.test.ts']);
  assertReached(['test/fixtures/run-kasa.ts'], [...startsShop, 'test/imports.test.ts']);
});

test('a text reaches who has to do with its page or a part that names it, and not who only starts the shop', () => {
  const ofUnits = ['test/cart/cart-page.test.tsx', 'test/cart/cart-refusals.test.ts', 'test/cart/cart-forms.test.ts'];
  const reached = [...ofUnits, 'test/browser/cart/drawer.browser.ts', ...readsTexts];
  assertReached(['src/i18n/messages/de/cart.ts'], reached);
});

test('a text of a late part reaches who opens or renders a page with that part', () => {
  assertReached(['src/i18n/messages/de/code.ts'], [...opensCheckout, ...readsTexts]);
});

test('a text around every page reaches who opens a page of the surface, but no audit of all pages', () => {
  const opened = ['test/browser/cart/drawer.browser.ts', 'test/browser/payments/debits.browser.ts'];
  assertReached(['src/i18n/messages/de/footer.ts'], [...opened, 'test/ui/rendered-page.test.tsx', ...readsTexts]);
});

test('a text of the office reaches the tests of the page there', () => {
  assertReached(
    ['src/i18n/messages/de/office/staff.ts'],
    ['test/browser/staff/office-staff.browser.ts', ...readsTexts],
  );
});

test('a text of e-mails reaches the tests of e-mails', () => {
  const ofEmails = ['test/emails/mail-transport.test.ts', 'test/emails/order-confirmation.test.ts'];
  assertReached(['src/i18n/messages/de/emails/order-emails.ts'], [...ofEmails, ...readsTexts]);
});

test('a text that is gone reaches whom that of another language reaches', () => {
  const own = {
    'test/importing.test.ts': "import { messages } from '#src/i18n/messages/en/code.ts';",
    'test/naming.test.ts': "readFileSync('src/i18n/messages/nl/code.ts');",
  };
  assertReached(
    ['src/i18n/messages/nl/code.ts'],
    [...opensCheckout, ...Object.keys(own), ...readsTexts],
    sourcesOf(own),
  );
});

test('a text reaches who says a word of it, itself or through what it imports of tests', () => {
  const sources = sourcesOf({
    'test/shopper.ts': "getByRole('link', { name: 'Gutschein' });",
    'test/codes.test.ts': "import { enterCode } from './shopper.ts';",
  });
  const change = { paths: ['src/i18n/messages/de/new.ts'], reworded: { before: "'Gutschein'", after: "'Code'" } };
  assert.equal(findReached(change, sources).toSorted(), [...readsTexts, 'test/codes.test.ts'].toSorted());
});

test('a style sheet reaches whoever drives a browser on a surface that it is of, and who reads it', () => {
  const ofStorefront = ['cart/drawer', 'payments/debits', 'accessibility/every-page'];
  const ofOffice = ['staff/office-staff', 'fulfilment/office-labels', 'drafts/office-drafts'];
  const browsers = (names: string[]) => names.map((name) => `test/browser/${name}.browser.ts`);
  assertReached(['src/cart/cart.module.css'], [...browsers(ofStorefront), 'test/styled.test.ts']);
  assertReached(['src/staff/office/staff.module.css'], [...browsers(ofOffice), 'test/styled.test.ts']);
  assertReached(['server/sandbox/fields.css'], browsers([...ofStorefront, ...ofOffice]));
});

test('a style sheet reaches who opens a page with it from the other surface', () => {
  const sheet = "import css from './checkout.module.css';";
  const sources = sourcesOf({ 'src/checkout/checkout-page.tsx': sheet });
  const opened = ['cart/drawer', 'payments/debits', 'accessibility/every-page', 'drafts/office-drafts'];
  const reached = opened.map((name) => `test/browser/${name}.browser.ts`);
  assertReached(['src/checkout/checkout.module.css'], [...reached, 'test/styled.test.ts'], sources);
});

test('a style sheet is named by its whole path, because the build calls its sheets alike', () => {
  const sources = sourcesOf({
    'test/read.test.ts': "join(root, 'src/ui/theme.css');",
    'test/built.test.ts': "const styles = ['/assets/theme.css'];",
  });
  const reached = findReached({ paths: ['src/ui/theme.css'], reworded: { before: '', after: '' } }, sources);
  assert.ok(reached.includes('test/read.test.ts'));
  assert.not.ok(reached.includes('test/built.test.ts'));
});

test('what a source finds beside itself reaches who imports it, and who runs the built shop', () => {
  const reached = ['test/orders/orders-by-database.test.ts', ...startsShop];
  assertReached(['server/database/migrations/000001-first.sql'], reached);
  assertReached(['server/database/first-rows.csv'], reached);
});

test('documentation, and what is neither run nor built, reaches who names it or its folder', () => {
  assertReached(['README.md'], ['test/readme.test.ts']);
  assertReached(['server/guides/running.md'], ['test/guides.test.ts']);
  const unread = ['server/decisions/0001-a-note.md', 'Dockerfile', '.dockerignore', 'src/cart/cart.graphql'];
  for (const path of unread) assertReached([path], []);
});

test('data of tests reaches who names it or its folder', () => {
  const sources = sourcesOf({ 'test/feeds/feeds.test.ts': "join(root, 'test/fixtures/feeds', name);" });
  assertReached(['test/fixtures/feeds/prices.csv'], ['test/feeds/feeds.test.ts'], sources);
});

test('what nobody is known to read reaches everybody, and so do packages and what runs every test', () => {
  const ofAll = ['server/icons/cart.svg', 'test/fixtures/feeds/prices.csv', 'package.json', 'package-lock.json'];
  for (const path of [...ofAll, 'test/test-worker.ts', 'test/marked-output.ts']) assertReached([path], files);
});

test('a German word of the cart reaches the tests of the cart, and fewer than a quarter of all', async () => {
  const path = 'src/i18n/messages/de/cart.ts';
  const [before = ''] = /^ +'cart\.toCheckout'.*$/m.exec(readFileSync(`${root}${path}`, 'utf8')) ?? [];
  const reworded = { before, after: before.replace('Kasse', 'Bezahlung') };
  assert.is.not(reworded.after, before);
  const all = new Map((await listSources()).map((source) => [source.path, source]));
  const reached = findReached({ paths: [path], reworded }, all);
  const wanted = [
    'test/browser/cart/cart-drawer.browser.ts',
    'test/browser/cart/line-text.browser.ts',
    'test/browser/pages.browser.ts',
    'test/cart/cart-forms.test.ts',
    'test/cart/cart-page.test.tsx',
    'test/i18n/page-texts.test.ts',
    'test/i18n/texts.test.ts',
    'test/i18n/wording.test.ts',
    'test/imports.test.ts',
    'test/payments/payment-methods.test.ts',
    'test/ui/typeface.test.ts',
  ];
  assert.equal(
    wanted.filter((file) => !reached.includes(file)),
    [],
  );
  assert.equal(
    reached.filter((file) => /^test\/(?:backup|database|faults|inventory|outbox)\//.test(file)),
    [],
  );
  const count = [...all.keys()].filter((file) => /\.(?:test|fault|browser|install)\.tsx?$/.test(file)).length;
  assert.ok(reached.length < count / 4, `${reached.length} of ${count}`);
});

test.run();
