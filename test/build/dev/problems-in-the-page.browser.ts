// What somebody who develops is told of faults, in the page itself: each with its file and line.
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { until } from '../../fixtures/until.ts';
import { anOpenPage, count, counter, isSame, panel, shows } from './an-open-page.ts';

const test = suite('problems in the page');

let browser: Browser;
test.before(async () => {
  browser = await launchBrowser();
});
test.after(() => browser.close());

const open = (changed?: Record<string, string>) => anOpenPage(browser, changed);

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

test('an error at a press, and one of a promise that nobody waits for, are shown with their lines', async () => {
  await using opened = await open();
  const { page, write } = opened;
  const pressing = (what: string) =>
    counter('armed').replace('() => setCount(count + 1)', `() => {\n${what}\nsetCount(count + 1); }`);
  write('src/catalogue/counter.tsx', pressing("throw new Error('at the press');"));
  await shows(page, 'armed');
  await page.click('#root button');
  await panel(page).getByText('src/catalogue/counter.tsx:8:').first().waitFor();
  write(
    'src/catalogue/counter.tsx',
    pressing("\nvoid Promise.reject(new Error('of a promise'));").replace('armed', 'late'),
  );
  await shows(page, 'late');
  await panel(page).waitFor({ state: 'detached' });
  await page.click('#root button');
  await panel(page).getByText('src/catalogue/counter.tsx:9:').first().waitFor();
});

test('what only the server cannot render is shown with its line, and the page comes when it is mended', async () => {
  await using opened = await open();
  const { page, shop, write } = opened;
  const onlyThere = "\nif (typeof document === 'undefined') throw new Error('without a document');";
  write('src/catalogue/counter.tsx', counter('x', onlyThere));
  await until(async () => (await fetch(shop.origin)).status === 500);
  await page.reload();
  await panel(page).getByText('src/catalogue/counter.tsx:7:').first().waitFor();
  write('src/catalogue/counter.tsx', counter('whole'));
  await shows(page, 'whole 0');
  assert.is(await panel(page).count(), 0);
});

test('a wrong type is shown with its line beside the page, which works, and goes when it is mended', async () => {
  const compilerOptions = { strict: true, noEmit: true, types: [] };
  await using opened = await open({
    'tsconfig.json': JSON.stringify({ compilerOptions, files: ['src/word.ts'] }),
    'src/word.ts': "\nexport const word: number = 'typed';",
  });
  const { page, write } = opened;
  await panel(page).getByText('src/word.ts:2:14').first().waitFor();
  assert.match(await panel(page).innerText(), "Type 'string' is not assignable to type 'number'");
  await shows(page, 'typed');
  write('src/word.ts', "export const word: string = 'right';");
  await panel(page).waitFor({ state: 'detached' });
  await shows(page, 'right');
  write('src/word.ts', "export const word: number = 'wrong';");
  await panel(page).getByText('src/word.ts:1:14').first().waitFor();
  await shows(page, 'wrong');
});

test.run();
