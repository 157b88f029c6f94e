// Each page of the office is one object in its feature; nothing of it is said again elsewhere.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writePageTables } from '#build/staff-page-tables.ts';
import { officePath } from '#src/office-addresses.ts';
import { definePages } from '#src/staff/define-pages.ts';
import { type MenuGroup, menuGroups } from '#src/staff/menu-groups.ts';
import { permissions, permissionsOf } from '#src/staff/permissions.ts';
import { listGroups, listNavigation, navigation } from '#src/surfaces/office/office-navigation.ts';
import { staffPages } from '#src/surfaces/office/staff-pages.ts';
import { listSources, root } from '../source-imports.ts';

const test = suite('pages of the office');

const list = 'src/surfaces/office/staff-pages.ts';
const names = Object.keys(staffPages);
/** What the office says instead of a page; they are of no feature, and the list has them itself. */
const ofNoFeature = ['noAccess', 'officeNotFound'];
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const groups = Object.keys(menuGroups);
const byGroup = (one: MenuGroup, other: MenuGroup) => groups.indexOf(one) - groups.indexOf(other);
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

test('a page that may film is in the table of those that have a document to themselves', () => {
  const own = { access: 'staff', budget: 'work' } as const;
  const pages = definePages({
    shelf: { ...own, path: '/shelf/:mode', foreignSources: ['camera'] },
    list: { ...own, path: '/list', foreignSources: ['pasted'] },
  });
  const files = ['src/shelf/office/shelf-page.tsx', 'src/shelf/office/list-page.tsx'];
  const tables = writePageTables({ pages, basePath: '/admin', files });
  assert.match(tables['src/staff/filming-pages.generated.ts'] ?? '', /= \[\n {2}'shelf',\n\];\n$/);
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
    ofNoFeature,
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
      .filter((name) => path !== list || !ofNoFeature.includes(name))
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

test('the menu shows what its pages are open to, group by group', () => {
  const shown = listNavigation((access) => access.includes('orders.read')).map(({ route }) => route);
  assert.equal(shown, ['today', 'orders', 'returns']);
  const shownGroups = navigation.map(({ group }) => group);
  assert.equal([...new Set(shownGroups)], Object.keys(menuGroups));
  assert.equal(shownGroups.toSorted(byGroup), shownGroups);
  assert.equal(
    listNavigation(() => false),
    [],
  );
});

const groupsOf = (...granted: string[]) =>
  listGroups((access) => typeof access !== 'string' && access.every((one) => granted.includes(one))).map(
    ({ head, entries }) => [head.label, head.route, ...entries.map(({ route }) => route)],
  );

test('a group is called after the page that leads it, or by its own name and leads to its first', () => {
  const all = groupsOf(...permissions);
  assert.equal(
    all.map(([label]) => label),
    [
      ...(['shell.today', 'shell.orders', 'shell.pack', 'shell.products', 'shell.customers'] as const),
      ...(['shell.marketing', 'shell.content', 'shell.reports', 'shell.settings'] as const),
    ],
  );
  const [content] = all.filter(([label]) => label === 'shell.content');
  assert.equal(content, [
    'shell.content',
    ...['homeEditor', 'homeEditor', 'writtenPages', 'writtenArticles', 'translation'],
  ]);
  const [settings = []] = all.filter(([label]) => label === 'shell.settings');
  assert.is(settings[1], 'settings');
  assert.not.ok(settings.slice(2).includes('settings'), 'it is not below itself');
});

test('a few entries stand side by side, and every entry is in the menu once', () => {
  assert.equal(
    groupsOf('orders.read', 'orders.fulfil').map(([, route]) => route),
    ['today', 'orders', 'returns', 'pack'],
  );
  const routes = listGroups(() => true).flatMap(({ head, entries }) =>
    [...(entries.some(({ route }) => route === head.route) ? [] : [head]), ...entries].map(({ route }) => route),
  );
  assert.equal(routes.toSorted(), navigation.map(({ route }) => route).toSorted());
});

test('each page of packers and accountants stands in the menu itself', () => {
  for (const role of ['packer', 'accountant'] as const)
    assert.ok(
      groupsOf(...permissionsOf[role]).every(([, ...routes]) => routes.length === 1),
      role,
    );
});

test('who may not lead a group finds what is left of it', () => {
  const withoutSettings = groupsOf(...permissions.filter((one) => one !== 'settings.write'));
  assert.ok(withoutSettings.some(([label]) => label === 'shell.history' || label === 'shell.staff'));
  assert.not.ok(withoutSettings.some(([label]) => label === 'shell.settings'));
});

test.run();
