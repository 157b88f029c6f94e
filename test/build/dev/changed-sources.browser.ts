// What somebody sees who changes a source while its page is open.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { until } from '../../fixtures/until.ts';
import { aReactShop, type ReactShop } from './a-react-shop.ts';

const test = suite('changed sources');

let browser: Browser;
test.before(async () => {
  browser = await launchBrowser();
});
test.after(() => browser.close());

type Opened = AsyncDisposable & { page: Page; shop: ReactShop; write(path: string, text: string): void };

/** A page on which somebody has pressed twice, and which would lose a mark by being loaded again. */
async function open(changed: Record<string, string> = {}): Promise<Opened> {
  const shop = await aReactShop(changed);
  const page = await browser.newPage();
  await page.goto(shop.origin);
  await page.waitForFunction(() => 'marked' in window || document.querySelector('button'));
  await until(async () => {
    await page.click('#root button');
    return (await text(page)) !== 'pressed 0';
  });
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return {
    page,
    shop,
    write: shop.repository.write,
    async [Symbol.asyncDispose]() {
      await page.close();
      await shop[Symbol.asyncDispose]();
    },
  };
}

const text = (page: Page) => page.locator('#root button').innerText();
const count = async (page: Page) => Number((await text(page)).split(' ').at(-1));
const isSame = (page: Page) => page.evaluate(() => 'marked' in window);
const shows = (page: Page, expected: string) =>
  page.waitForFunction((wanted) => document.querySelector('#root button')?.textContent?.startsWith(wanted), expected);
const panel = (page: Page) => page.locator('kasa-problems section');
const served = async ({ origin }: ReactShop) => (await fetch(origin)).text();

const counter = (word: string, hook = '') => `
  import { useEffect, useState } from 'react';
  import styles from './card.module.css';
  export function Counter() {
    const [count, setCount] = useState(0);
    ${hook}
    return <button className={styles.title} onClick={() => setCount(count + 1)}>{'${word}'} {count}</button>;
  }`;

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

test('a sheet changes without a reload, and a name that is added is known', async () => {
  await using opened = await open();
  const { page, write } = opened;
  const before = await count(page);
  const colour = () => page.locator('#root button').evaluate((button) => getComputedStyle(button).color);
  assert.is(await colour(), 'rgb(255, 0, 0)');
  write('src/catalogue/card.module.css', '.title { color: blue; }');
  await until(async () => (await colour()) === 'rgb(0, 0, 255)');
  write('src/catalogue/card.module.css', '.title { color: lime; } .more { top: 0; }');
  await until(async () => (await colour()) === 'rgb(0, 255, 0)');
  assert.is(await count(page), before);
  assert.ok(await isSame(page));
});

test('a source that cannot be read is shown with its line, leaves the page, and goes when it is mended', async () => {
  await using opened = await open();
  const { page, write } = opened;
  const before = await count(page);
  write('src/catalogue/counter.tsx', 'export function Counter() {\n  return <b>;\n}');
  await panel(page).waitFor();
  assert.match(await panel(page).innerText(), /src\/catalogue\/counter\.tsx:\d+:\d+/);
  assert.is(await count(page), before);
  write('src/catalogue/counter.tsx', counter('mended'));
  await shows(page, `mended ${before}`);
  await panel(page).waitFor({ state: 'detached' });
  assert.ok(await isSame(page));
});

test('an error while a module runs, and one while a component renders, are shown with their lines', async () => {
  await using opened = await open();
  const { page, write } = opened;
  write('src/word.ts', "\nthrow new Error('at import');\nexport const word = '';");
  await panel(page).getByText('src/word.ts:2:').first().waitFor();
  write('src/word.ts', "export const word = 'well';");
  await shows(page, 'well');
  await panel(page).waitFor({ state: 'detached' });
  write('src/catalogue/counter.tsx', counter('x', "\nif (count >= 0) throw new Error('while rendering');"));
  await panel(page).getByText('src/catalogue/counter.tsx:7:').first().waitFor();
  write('src/catalogue/counter.tsx', counter('whole'));
  await shows(page, 'whole');
  await panel(page).waitFor({ state: 'detached' });
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
