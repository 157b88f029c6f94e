// Each page of the office is one object in its feature; nothing of it is said again elsewhere.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writePageTables } from '#build/staff-page-tables.ts';
import { officePath } from '#src/office-addresses.ts';
import { definePages } from '#src/staff/define-pages.ts';
import { permissions } from '#src/staff/permissions.ts';
import { listNavigation } from '#src/surfaces/office/office-navigation.ts';
import { staffPages } from '#src/surfaces/office/staff-pages.ts';
import { listSources, root } from '../source-imports.ts';

const test = suite('pages of the office');

const list = 'src/surfaces/office/staff-pages.ts';
const names = Object.keys(staffPages);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const isShared = (path: string) =>
  /^(?:client|build|bin)\/|^src\/(?:[^/]+$|surfaces\/|ui\/)|^src\/staff\/[^/]+$|^server\/(?:[^/]+$|http\/|graphql\/|render\/)/.test(
    path,
  ) && !path.includes('.generated.');

test('the written tables are those of the objects', async () => {
  const files = await Array.fromAsync(glob('src/**/office/*-page.tsx', { cwd: root }));
  const written = writePageTables({ pages: staffPages, basePath: officePath, files });
  for (const [path, content] of Object.entries(written)) assert.is(readFileSync(root + path, 'utf8'), content, path);
});

test('a page without a file, and a file without a page, are refused', () => {
  const pages = definePages({ draftOrder: { path: '/drafts/:number', access: 'staff', budget: 'work' } });
  const of = (files: string[]) => () => writePageTables({ pages, basePath: '/admin', files });
  const own = 'src/drafts/office/draft-order-page.tsx';
  assert.match(Object.values(of([own])())[2] ?? '', "() => import('../drafts/office/draft-order-");
  assert.throws(of([]), 'the page draftOrder needs one file src/…/office/draft-order-page.tsx');
  assert.throws(of([own, 'src/orders/office/draft-order-page.tsx']), 'needs one file');
  assert.throws(of([own, 'src/drafts/office/offers-page.tsx']), 'offers-page.tsx');
});

test('no two pages have a name, an address or a key in common', async () => {
  const declared = await Promise.all(
    (await listSources('src/*/office/pages.ts')).map(async ({ path }) =>
      Object.values((await import(root + path)) as Record<string, object>).flatMap((pages) =>
        typeof pages === 'object' ? Object.keys(pages) : [],
      ),
    ),
  );
  const all = declared.flat();
  assert.equal([...new Set(all)].length, all.length, 'names');
  assert.equal(
    names.filter((name) => !all.includes(name)),
    ['officeNotFound'],
  );
  const pages = Object.values(staffPages);
  assert.is(new Set(pages.map(({ path }) => path.replace(/:\w+/g, ':'))).size, pages.length, 'addresses');
  const letters = pages.flatMap(({ menu }) => menu?.letter ?? []);
  assert.is(new Set(letters).size, letters.length, 'keys');
});

test('a feature that has pages stands in the list once, by one import and one line', async () => {
  const features = await listSources('src/*/office/pages.ts');
  const { text } = (await listSources(list))[0] ?? { text: '' };
  assert.is(text.match(/\/office\/pages\.ts'/g)?.length, features.length);
  assert.is(text.match(/^ {2}\.\.\.\w+,$/gm)?.length, features.length + 1);
});

test('no other shared file says anything of a page', async () => {
  const sources = (await listSources('{bin,build,client,server,src}/**/*.{ts,tsx}')).filter(({ path }) =>
    isShared(path),
  );
  assert.ok(sources.length > 100);
  const said = sources.flatMap(({ path, text }) =>
    names
      .filter((name) => path !== list || name !== 'officeNotFound')
      .filter(
        (name) =>
          new RegExp(`/office/${kebab(name)}-page\\.tsx'`).test(text) ||
          new RegExp(`^ {2}${name}: (?:[{\\[]|\\w+Document|'/|\`)`, 'm').test(text) ||
          new RegExp(`\\broute: '${name}'`).test(text),
      )
      .map((name) => `${path}: ${name}`),
  );
  assert.equal(said, []);
});

test('no page needs a permission that there is not, and one for nobody in particular is outside of the menu', () => {
  for (const [name, { access, menu }] of Object.entries(staffPages)) {
    if (typeof access === 'string') assert.not.ok(menu, name);
    else assert.ok(access.length > 0 && access.every((one) => permissions.includes(one)), name);
  }
});

test('the menu shows what its pages are open to, in the order of the list', () => {
  const shown = listNavigation((access) => access.includes('orders.read')).map(({ route }) => route);
  assert.equal(shown, ['today', 'orders', 'returns']);
  assert.equal(
    listNavigation(() => false),
    [],
  );
});

test.run();
