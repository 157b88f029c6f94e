// What somebody sees who changes a source while its page is open.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { until } from '../../fixtures/until.ts';
import { anOpenPage, count, counter, isSame, panel, served, shows, text } from './an-open-page.ts';

const test = suite('changed sources');

let browser: Browser;
test.before(async () => {
  browser = await launchBrowser();
});
test.after(() => browser.close());

const open = (changed?: Record<string, string>) => anOpenPage(browser, changed);

test('a component is replaced where it stands, keeps its state, and the server renders the same', async () => {
  await using opened = await open();
  const { page, shop, write } = opened;
  const before = await count(page);
  write('src/catalogue/counter.tsx', counter('touched'));
  await shows(page, `touched ${before}`);
  assert.ok(await isSame(page));
  assert.match(await served(shop), 'touched');
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.reload();
  await shows(page, 'touched 0');
  assert.equal(complaints, []);
});

test('a module that components share is taken over by them and by the server', async () => {
  await using opened = await open();
  const { page, shop, write } = opened;
  const before = await count(page);
  write('src/word.ts', "export const word = 'shared';");
  await shows(page, `shared ${before}`);
  assert.ok(await isSame(page));
  assert.match(await served(shop), 'shared');
});

test('two quick saves, and a file that an editor puts in the place of another, show the last text', async () => {
  await using opened = await open();
  const { page, shop, write } = opened;
  const before = await count(page);
  write('src/catalogue/counter.tsx', counter('early'));
  write('src/catalogue/counter.tsx', counter('late'));
  await shows(page, `late ${before}`);
  for (const word of ['moved', 'again']) {
    const file = join(shop.repository.root, 'src/catalogue/counter.tsx');
    writeFileSync(`${file}~`, counter(word));
    renameSync(`${file}~`, file);
    await shows(page, `${word} ${before}`);
  }
  assert.ok(await isSame(page));
});

test('a hook that is added begins the component anew, and breaks nothing', async () => {
  await using opened = await open();
  const { page, write } = opened;
  write('src/catalogue/counter.tsx', counter('hooked', 'useEffect(() => { document.title = String(count); });'));
  await shows(page, 'hooked 0');
  assert.ok(await isSame(page));
  await page.click('#root button');
  await shows(page, 'hooked 1');
});

test('a component keeps its state on a page whose late parts share modules', async () => {
  const late = (name: string) => `import { shared } from './shared.ts';\nexport const ${name} = shared;`;
  await using opened = await open({
    'src/shared.ts': "export const shared = 'shared';",
    'src/one.ts': late('one'),
    'src/other.ts': late('other'),
    'client/storefront/main.tsx': `
      import { hydrateRoot } from 'react-dom/client';
      import { storefrontPages } from '#src/surfaces/storefront.ts';
      Promise.all([storefrontPages.home.page(), import('#src/one.ts'), import('#src/other.ts')]).then(([{ Page }]) =>
        hydrateRoot(document.getElementById('root')!, <Page texts="l" />));`,
  });
  const { page, write } = opened;
  const before = await count(page);
  write('src/catalogue/counter.tsx', counter('again'));
  await shows(page, `again ${before}`);
  assert.ok(await isSame(page));
});

test('a sheet changes without a reload or anything that runs again, and a name that is added is known', async () => {
  await using opened = await open({
    'src/catalogue/counter.tsx': `${counter('pressed')}\nglobalThis.runs = (globalThis.runs ?? 0) + 1;`,
  });
  const { page, write } = opened;
  const before = await count(page);
  const colour = () => page.locator('#root button').evaluate((button) => getComputedStyle(button).color);
  assert.is(await colour(), 'rgb(255, 0, 0)');
  write('src/catalogue/card.module.css', '.title { color: blue; } .lead { composes: title; top: 0; }');
  await until(async () => (await colour()) === 'rgb(0, 0, 255)');
  assert.is(await page.evaluate('runs'), 1);
  write('src/catalogue/card.module.css', '.title { color: lime; } .more { top: 0; }');
  await until(async () => (await colour()) === 'rgb(0, 255, 0)');
  assert.is(await count(page), before);
  assert.ok(await isSame(page));
});

test('a page that is added is there without a restart, with its sheet, on both sides', async () => {
  await using opened = await open();
  const { shop, write } = opened;
  assert.is((await fetch(`${shop.origin}/search`)).status, 404);
  write('src/catalogue/search.module.css', '.found { color: blue; }');
  write(
    'src/catalogue/search-page.tsx',
    `import { Counter } from './counter.tsx';
    import styles from './search.module.css';
    export function Page() { return <main className={styles.found}><Counter /></main>; }`,
  );
  write(
    'src/surfaces/storefront.ts',
    `export const storefrontPages = {
      home: { page: () => import('../catalogue/home-page.tsx') },
      search: { page: () => import('../catalogue/search-page.tsx') },
    };`,
  );
  await until(async () => (await fetch(`${shop.origin}/search`)).ok);
  // The other page is loaded again meanwhile.
  const page = await browser.newPage();
  await page.goto(`${shop.origin}/search`);
  await until(async () => {
    await page.click('#root button');
    return (await count(page)) > 0;
  });
  assert.is(await page.locator('main').evaluate((main) => getComputedStyle(main).color), 'rgb(0, 0, 255)');
  await page.close();
});

test('a text that is changed, and a file of texts that is added, need no restart', async () => {
  await using opened = await open();
  const { page, shop, write } = opened;
  const says = (expected: string) =>
    page.waitForFunction((wanted) => document.querySelector('p')?.textContent === wanted, expected);
  await says('l');
  write('src/i18n/messages/en/storefront.ts', "export const messages = { 'home.title': 'changed' };");
  await says('changed');
  assert.match(await served(shop), '<p>changed</p>');
  write('src/i18n/messages/en/added.ts', "export const messages = { 'home.title': 'added' };");
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the source
  const loader = 'export const loadStorefrontTexts = (locale: string) => import(`./messages/${locale}/added.ts`);';
  write('src/i18n/storefront-texts.ts', loader);
  await says('added');
  assert.match(await served(shop), '<p>added</p>');
});

test('a file that is added, renamed and removed is followed', async () => {
  await using opened = await open();
  const { page, shop, write } = opened;
  const importing = (file: string) => `export { word } from './${file}.ts';`;
  write('src/words/fresh.ts', "export const word = 'fresh';");
  write('src/word.ts', importing('words/fresh'));
  await shows(page, 'fresh');
  const path = (name: string) => join(shop.repository.root, 'src/words', name);
  renameSync(path('fresh.ts'), path('other.ts'));
  await panel(page).getByText('src/words/fresh.ts does not exist').waitFor();
  write('src/words/other.ts', "export const word = 'other';");
  write('src/word.ts', importing('words/other'));
  await shows(page, 'other');
  rmSync(path('other.ts'));
  await panel(page).getByText('src/words/other.ts does not exist').waitFor();
  write('src/word.ts', "export const word = 'own';");
  await shows(page, 'own');
  assert.match(await served(shop), 'own');
});

test('what derives from a document follows it, on both sides, and a fault in it is shown with its line', async () => {
  await using opened = await open();
  const { page, shop, write } = opened;
  write('src/word.graphql', '{ derived }');
  await shows(page, 'derived');
  await until(async () => (await served(shop)).includes('derived'));
  write('src/word.graphql', '{ no name }');
  await panel(page).getByText('src/word.graphql:1:3').first().waitFor();
  assert.match(await text(page), 'derived');
  write('src/word.graphql', '{ mended }');
  await shows(page, 'mended');
  await panel(page).waitFor({ state: 'detached' });
});

test('modules that import each other in a circle are replaced', async () => {
  await using opened = await open({
    'src/word.ts':
      "import { other } from './other.ts';\nexport const word = 'round';\nexport const ask = () => other();",
    'src/other.ts': "import { word } from './word.ts';\nexport const other = () => word;",
  });
  const { page, write } = opened;
  write('src/other.ts', "import { word } from './word.ts';\nexport const other = () => word.trim();");
  write(
    'src/word.ts',
    "import { other } from './other.ts';\nexport const word = 'circle';\nexport const ask = () => other();",
  );
  await shows(page, 'circle');
});

test('a source of the server only loads the page again, and nobody who asks meanwhile is refused', async () => {
  await using opened = await open();
  const { page, shop, write } = opened;
  let isAsking = true;
  const asked: number[] = [];
  const asking = (async () => {
    while (isAsking) asked.push((await fetch(shop.origin)).status);
  })();
  for (const word of ['second', 'third']) {
    write('server/greeting.ts', `export const greeting = '${word}';`);
    await page.waitForFunction((wanted) => document.title === wanted, word);
  }
  isAsking = false;
  await asking;
  assert.equal([...new Set(asked)], [200]);
  write('server/greeting.ts', "throw new Error('of the server');");
  await panel(page).getByText('server/greeting.ts:1:').first().waitFor();
  assert.match(await served(shop), 'third');
  write('server/greeting.ts', "export const greeting = 'fourth';");
  await page.waitForFunction(() => document.title === 'fourth');
});

test.run();
