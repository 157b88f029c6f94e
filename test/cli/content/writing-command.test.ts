// `kasa pages` and `kasa articles`, as someone types them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShop, type ShopFixture } from '../../fixtures/a-shop.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('kasa pages and articles');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const kasa = ({ shop }: Context, ...args: string[]) => runKasa(args, { env: { DATABASE_URL: shop.database.url } });

test('a page is drafted, published, moved, taken back and deleted, and its address leads on', async (context) => {
  const drafted = await kasa(
    context,
    'pages',
    'set',
    'o-nas',
    'title.pl=O nas',
    'text.pl=<p>Raz.</p><script>x()</script>',
  );
  assert.match(drafted.stdout, 'o-nas is saved as a draft.');
  assert.match(drafted.stdout, 'texts.pl.bodyHtml: script');
  assert.is((await context.shop.app.inject('/pl/page/o-nas')).statusCode, 404);
  assert.match((await kasa(context, 'pages', 'publish', 'o-nas')).stdout, 'o-nas is published.');
  await kasa(context, 'pages', 'set', 'o-nas', 'text.pl=<p>Dwa.</p>', '--publish');
  const versions = JSON.parse((await kasa(context, 'pages', 'versions', 'o-nas', '--json')).stdout).versions;
  assert.is(versions.length, 2);
  await kasa(context, 'pages', 'back', 'o-nas', String(versions[1].version));
  const { texts } = JSON.parse((await kasa(context, 'pages', 'show', 'o-nas', '--json')).stdout);
  assert.is(texts.pl.bodyHtml, '<p>Raz.</p>');
  await kasa(context, 'pages', 'delete', 'o-nas', '--to', '/pl');
  const redirects = JSON.parse((await kasa(context, 'redirects', 'list', '--json')).stdout).redirects;
  assert.ok(
    redirects.some(
      ({ path, target }: { path: string; target: string }) => path === '/pl/page/o-nas' && target === '/pl',
    ),
  );
});

test('blocks of a page are set from a list, or with all of it as it was shown, and taken away', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'kasa-blocks-'));
  const [blocks, page] = [join(folder, 'blocks.json'), join(folder, 'page.json')];
  await writeFile(blocks, JSON.stringify([{ kind: 'text', text: { pl: '<p>Pod spodem.</p>' } }]));
  await kasa(context, 'pages', 'set', 'piec', 'title.pl=Piec', `blocks=@${blocks}`, '--publish');
  const shown = async () => JSON.parse((await kasa(context, 'pages', 'show', 'piec', '--json')).stdout);
  assert.equal((await shown()).blocks, [
    { kind: 'text', title: {}, text: { pl: '<p>Pod spodem.</p>' }, align: 'start', key: 1 },
  ]);
  await writeFile(page, (await kasa(context, 'pages', 'show', 'piec')).stdout.replace('Pod spodem.', 'Na dole.'));
  assert.match((await kasa(context, 'pages', 'edit', 'piec', page, '--publish')).stdout, 'piec is published.');
  assert.equal((await shown()).blocks[0].text, { pl: '<p>Na dole.</p>' });
  const refused = await kasa(context, 'pages', 'set', 'piec', 'blocks=[{"kind":"hero"}]');
  assert.match(refused.stderr, 'blocks.0.kind: is a block of the home page alone');
  assert.match((await kasa(context, 'pages', 'set', 'piec', 'blocks=nothing')).stderr, 'is not JSON');
  await kasa(context, 'pages', 'set', 'piec', 'blocks=', '--publish');
  assert.not.ok('blocks' in (await shown()));
  await rm(folder, { recursive: true });
});

test('what is published says what that does, and a draft does not yet', async (context) => {
  const texts = ['title.pl=Glina', 'text.pl=<p>Glina</p>', 'title.de=Ton', 'text.de=<p>Ton</p>'];
  for (const kind of ['pages', 'articles']) {
    assert.is((await kasa(context, kind, 'set', 'glina', ...texts, '--publish')).stderr, '');
    assert.is((await kasa(context, kind, 'set', 'glina', 'slug=ziemia', 'title.de=')).stderr, '');
    const said = /The address ends in “ziemia” .*\n2 texts say nothing in this language any more: German/;
    const published = await kasa(context, kind, 'publish', 'ziemia', '--json');
    assert.match(published.stderr, said);
    assert.is(JSON.parse(published.stdout).ok, true);
    assert.not.match(published.stdout, 'German');
    assert.match((await kasa(context, kind, 'set', 'ziemia', 'slug=glina', '--publish')).stderr, 'ends in “glina”');
  }
  const [last] = JSON.parse((await kasa(context, 'articles', 'versions', 'glina', '--json')).stdout).versions;
  const back = await kasa(context, 'articles', 'back', 'glina', String(last.version - 1));
  assert.match(back.stderr, 'The address ends in “ziemia” from now on.');
});

test('a text of a legal page that is right although its template changed is confirmed', async (context) => {
  const written = await kasa(context, 'pages', 'set', 'terms', 'title.pl=Regulamin', 'text.pl=<p>x</p>', '--publish');
  assert.is(written.code, 0, written.stderr);
  const confirmed = await kasa(context, 'pages', 'confirm', 'terms');
  assert.equal([confirmed.code, confirmed.stdout], [0, 'terms stays as it is: its template was seen.\n']);
  assert.match((await kasa(context, 'pages', 'confirm', 'nothing')).stderr, 'There is no page nothing');
});

test('what cannot be done is said with what to do about it', async (context) => {
  const skipped = await kasa(context, 'articles', 'set', 'noc', 'title.pl=Noc', '--at', '2027-03-28T02:30');
  assert.match(skipped.stderr, 'the clocks skip it');
  const unknown = await kasa(context, 'articles', 'publish', 'nothing');
  assert.match(unknown.stderr, 'There is no article nothing');
  const field = await kasa(context, 'articles', 'set', 'noc', 'colour=red');
  assert.match(field.stderr, '“colour=red” is no field.');
});

test.run();
