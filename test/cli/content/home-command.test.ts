// `kasa home` and `kasa navigation`, as someone types them.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findSettings } from '#server/shop/settings-store.ts';
import { aShop, type ShopFixture } from '../../fixtures/a-shop.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { shop: ShopFixture; directory: string };
const test = suite<Context>('kasa home and navigation');

test.before(async (context) => {
  context.shop = await aShop();
  context.directory = await makeDataDirectory('home');
});
test.after(async ({ shop, directory }) => {
  await shop.close();
  await rm(directory, { recursive: true });
});

const kasa = ({ shop }: Context, ...args: string[]) => runKasa(args, { env: { DATABASE_URL: shop.database.url } });

async function aFile({ directory }: Context, name: string, data: unknown): Promise<string> {
  const file = join(directory, name);
  await writeFile(file, JSON.stringify(data));
  return file;
}

test('the home page is shown, drafted, published, and taken back', async (context) => {
  const { db } = context.shop.database;
  const home = JSON.parse((await kasa(context, 'home', 'show')).stdout);
  const banner = { kind: 'banner', text: { pl: 'Zamknięte przez tydzień' }, link: '' };
  const file = await aFile(context, 'home.json', { ...home, blocks: [...home.blocks, banner] });
  assert.is((await kasa(context, 'home', 'edit', file)).stdout, 'The home page is saved as a draft.\n');
  const kindsInForce = async () => (await findSettings(db, 'home'))?.data.blocks.map(({ kind }) => kind) ?? [];
  const before = await kindsInForce();
  assert.not(before.includes('banner'));
  assert.match((await kasa(context, 'home', 'show')).stdout, 'Zamknięte przez tydzień');
  assert.is((await kasa(context, 'home', 'publish')).stdout, 'The home page is published.\n');
  assert.equal(await kindsInForce(), [...before, 'banner']);
  const versions = JSON.parse((await kasa(context, 'home', 'versions', '--json')).stdout).versions;
  await kasa(context, 'home', 'back', String(versions[1].version));
  assert.equal(await kindsInForce(), before);
  assert.match((await kasa(context, 'home', 'publish')).stderr, 'There is no draft of the home page.');
  assert.match((await kasa(context, 'home', 'back', '0')).stdout, 'composed of what the shop has again');
  assert.equal(await kindsInForce(), []);
  assert.match((await kasa(context, 'home', 'back', '-1')).stderr, 'no such version');
  await kasa(context, 'home', 'back', String(versions[1].version));
});

test('what is put in force says what that does', async (context) => {
  const { db } = context.shop.database;
  const text = (title: object) => ({ blocks: [{ kind: 'text', key: 1, title, text: {}, align: 'start' }] });
  const both = await aFile(context, 'both.json', text({ pl: 'Witaj', de: 'Hallo' }));
  const polish = await aFile(context, 'polish.json', text({ pl: 'Witaj' }));
  const fallsBack = /1 text says nothing in this language any more: German/;
  assert.is((await kasa(context, 'home', 'edit', both, '--publish')).stderr, '');
  assert.is((await kasa(context, 'home', 'edit', polish)).stderr, '');
  assert.match((await kasa(context, 'home', 'publish')).stderr, fallsBack);
  const { version = 0 } = (await findSettings(db, 'home')) ?? {};
  assert.is((await kasa(context, 'home', 'back', String(version - 1))).stderr, '');
  assert.match((await kasa(context, 'home', 'edit', polish, '--publish', '--json')).stderr, fallsBack);
  await kasa(context, 'home', 'edit', both, '--publish');
  assert.match((await kasa(context, 'settings', 'back', 'home', String(version))).stderr, fallsBack);
  const lost = await aFile(context, 'lost.json', { collections: ['nothing'] });
  assert.match((await kasa(context, 'navigation', 'edit', lost)).stderr, 'nothing');
});

test('a block that leads nowhere is refused with its place, and nothing is written', async (context) => {
  const blocks = [{ kind: 'banner', text: { pl: 'Tu' }, link: 'javascript:x' }];
  const file = await aFile(context, 'bad.json', { description: {}, allGoods: {}, blocks });
  const refused = await kasa(context, 'home', 'edit', file, '--publish');
  assert.is(refused.code, 1);
  assert.match(refused.stderr, 'blocks.banner.link');
  assert.not.match((await kasa(context, 'home', 'show')).stdout, 'javascript');
});

test('the menu is shown, ordered anew, refused where it names something twice, and taken back', async (context) => {
  const menu = JSON.parse((await kasa(context, 'navigation', 'show')).stdout);
  const file = await aFile(context, 'menu.json', { ...menu, collections: ['cups'], hidden: [] });
  assert.is((await kasa(context, 'navigation', 'edit', file)).stdout, 'The menu is saved.\n');
  assert.equal(JSON.parse((await kasa(context, 'navigation', 'show')).stdout).collections, ['cups']);
  const twice = await aFile(context, 'twice.json', { ...menu, collections: ['cups', 'cups'] });
  const refused = await kasa(context, 'navigation', 'edit', twice);
  assert.match(refused.stderr, 'must not name a collection twice');
  const batches = await context.shop.database.db.selectFrom('change_batches').select('source').execute();
  assert.ok(batches.some(({ source }) => source === 'command'));
});

test.run();
