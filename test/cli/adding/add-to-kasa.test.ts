// A language and a page of the office, added to a copy of the repository, are there for everything that finds them by name.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { root } from '../../source-imports.ts';
import { type KasaRun, runKasa } from '../run-kasa.ts';
import { typeFaultsOf } from './type-faults.ts';

const run = promisify(execFile);
const test = wholeSuite<{ copy: string }>('adding to Kasa');

test.before(async (context) => {
  context.copy = await makeDataDirectory('repository');
  for (const name of ['bin', 'build', 'client', 'server', 'src', 'package.json', 'tsconfig.json', 'compose.yaml']) {
    await cp(join(root, name), join(context.copy, name), { recursive: true });
  }
  await mkdir(join(context.copy, 'test'));
  for (const name of ['source-loader.ts', 'runner']) {
    await cp(join(root, 'test', name), join(context.copy, 'test', name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(context.copy, 'node_modules'));
});
test.after(({ copy }) => rm(copy, { recursive: true }));

function add(copy: string, ...args: string[]): Promise<KasaRun> {
  return runKasa(['add', ...args], { executable: join(copy, 'bin/kasa.js'), cwd: copy });
}

/** What a script prints that runs among the sources of the copy, as JSON. */
async function ask(copy: string, script: string): Promise<unknown> {
  const file = join(copy, 'test/asked.js');
  await writeFile(file, script);
  return JSON.parse((await run(process.execPath, ['--import', join(copy, 'test/source-loader.ts'), file])).stdout);
}

test('a language has a file for every file of English, and every text', async ({ copy }) => {
  const { code, stdout, stderr } = await add(copy, 'language', 'sk', '--json');
  assert.equal([code, stderr], [0, '']);
  const { written, changed } = JSON.parse(stdout);
  assert.equal(changed, ['src/i18n/locales.ts', 'src/shop/market-presets.ts']);
  for (const file of [
    'src/i18n/languages/sk.ts',
    'src/i18n/messages/sk/cart.ts',
    'src/i18n/messages/sk/emails/order-emails.ts',
    'server/shop/page-templates/terms-sk.html',
    'server/demo/texts/demo-sk.ts',
  ]) {
    assert.ok(written.includes(file), file);
  }
  const texts = await readFile(join(copy, 'src/i18n/messages/sk/emails/order-emails.ts'), 'utf8');
  assert.match(texts, "import type { messages as english } from '../../en/emails/order-emails.ts';");
  const found = await ask(
    copy,
    `import { loadAllMessages } from '#src/i18n/all-messages.ts';
    import { languageOf, locales } from '#src/i18n/locales.ts';
    import { marketOfLanguage } from '#src/shop/market-presets.ts';
    import { readPageTemplates } from '#server/shop/page-templates.ts';
    import { demoTexts } from '#server/demo/demo-texts.ts';
    const [english, slovak] = [await loadAllMessages('en'), await loadAllMessages('sk')];
    console.log(JSON.stringify({
      locales,
      language: languageOf('sk'),
      market: marketOfLanguage('sk').country,
      lacks: Object.keys(english).filter((key) => JSON.stringify(slovak[key]) !== JSON.stringify(english[key])),
      pages: (await readPageTemplates()).pages.every(({ texts }) => texts.sk.title === texts.en.title),
      demo: demoTexts.sk.tagline === demoTexts.en.tagline,
    }));`,
  );
  assert.equal(found, {
    locales: ['pl', 'nl', 'de', 'cs', 'en', 'sk'],
    language: { languageTag: 'sk', languageName: 'Slovenčina' },
    market: 'SK',
    ...{ lacks: [], pages: true, demo: true },
  });
});

test('a page of the office has an address, its words in every language, and is drawn', async ({ copy }) => {
  const { code, stdout, stderr } = await add(copy, 'page', 'reports/sales-forecast', '--needs', 'orders.read');
  assert.equal([code, stderr], [0, '']);
  assert.match(stdout, 'src/reports/office/sales-forecast-page.tsx\n');
  // The part of `make types` that finds pages.
  await ask(
    copy,
    `import { glob, writeFile } from 'node:fs/promises';
    import { writePageTables } from '#build/staff-page-tables.ts';
    import { officePath } from '#src/office-addresses.ts';
    import { staffPages } from '#src/surfaces/office/staff-pages.ts';
    const root = new URL('../', import.meta.url);
    const files = await Array.fromAsync(glob('src/**/office/*-page.tsx', { cwd: root }));
    const tables = writePageTables({ pages: staffPages, basePath: officePath, files });
    for (const [path, text] of Object.entries(tables)) await writeFile(new URL(path, root), text);
    console.log(true);`,
  );
  const found = await ask(
    copy,
    `import { officeUrlOf } from '#src/office-addresses.ts';
    import { pageAccess } from '#src/staff/page-access.ts';
    import { loadAllMessages } from '#src/i18n/all-messages.ts';
    import { locales } from '#src/i18n/locales.ts';
    import { Page, head, loadTexts } from '#src/reports/office/sales-forecast-page.tsx';
    const texts = await loadTexts('pl');
    console.log(JSON.stringify({
      address: officeUrlOf('salesForecast'),
      access: pageAccess.salesForecast,
      title: head({ t: (key) => texts[key] }).title,
      isPage: typeof Page,
      all: (await Promise.all(locales.map(loadAllMessages))).map((all) => all['salesForecast.title']),
    }));`,
  );
  const all = Array.from({ length: 6 }, () => 'Sales forecast');
  const about = { address: '/admin/sales-forecast', access: ['orders.read'], title: 'Sales forecast' };
  assert.equal(found, { ...about, isPage: 'function', all });
});

test('the page keeps to the types, and so do its words in every language', async ({ copy }) => {
  const files = ['src/reports/office/sales-forecast-page.tsx', 'src/i18n/messages/*/reports/sales-forecast.ts'];
  const include = [...files, 'src/reports/office/pages.ts', 'src/**/*.d.ts'];
  await writeFile(join(copy, 'page-types.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  // The language that was added to the same copy lacks rows in tables, which its developer writes.
  const faults = (await typeFaultsOf(copy, 'page-types.json')).filter((line) => /sales-forecast|pages\.ts/.test(line));
  assert.equal(faults, []);
});

test('what is there, or cannot be, is refused, and no source is touched', async ({ copy }) => {
  const sources = async () =>
    Promise.all(
      [
        'src/i18n/locales.ts',
        'src/i18n/all-messages.ts',
        'src/reports/office/pages.ts',
        'src/shop/market-presets.ts',
      ].map((path) => readFile(join(copy, path), 'utf8')),
    );
  const before = await sources();
  const found = await ask(
    copy,
    `import { addLanguage } from '#bin/commands/adding/add-language.ts';
    import { addPage } from '#bin/commands/adding/add-page.ts';
    const refusals = [];
    for (const work of [
      () => addLanguage('pl'),
      () => addLanguage('zz'),
      () => addLanguage('../fr'),
      () => addPage('forecast', 'orders.read'),
      () => addPage('reports/Forecast', 'orders.read'),
      () => addPage('weather/forecast', 'orders.read'),
      () => addPage('../forecast', 'orders.read'),
      () => addPage('reports/reports', 'orders.read'),
      () => addPage('reports/forecast', 'everything'),
    ]) {
      refusals.push(await work().then(() => 'done', (error) => [error.code, typeof error.fix].join()));
    }
    console.log(JSON.stringify(refusals));`,
  );
  assert.equal(found, [
    ...['LANGUAGE_EXISTS,string', 'LANGUAGE_INVALID,string', 'LANGUAGE_INVALID,string'],
    ...['NAME_INVALID,string', 'NAME_INVALID,string', 'FEATURE_UNKNOWN,string', 'FEATURE_UNKNOWN,string'],
    ...['NAME_TAKEN,string', 'PERMISSION_UNKNOWN,string'],
  ]);
  assert.equal(await sources(), before);
});

test.run();
