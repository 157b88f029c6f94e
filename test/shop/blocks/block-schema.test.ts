// Blocks as they are stored and read: what an older release stored is still read, and what a newer one stored stays.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawings } from '#server/shop/blocks/drawings.ts';
import { prepareBlocks } from '#server/shop/blocks/prepare-blocks.ts';
import { readBlock, withKeys } from '#src/shop/blocks/block-schema.ts';
import { blockKinds, type StoredBlock } from '#src/shop/blocks/blocks.ts';
import { namedIn } from '#src/shop/blocks/named-things.ts';
import { homePageSchema } from '#src/shop/home-blocks.ts';

const test = suite('blocks');

const faultsOf = (blocks: StoredBlock[], before: StoredBlock[] = []) => prepareBlocks(blocks, before).faults;

test('a home page of the release before is read as it was stored', () => {
  const stored = {
    description: {},
    allGoods: {},
    blocks: [
      { kind: 'hero', headline: { pl: 'Dzień dobry' }, lead: {} },
      { kind: 'line', title: {} },
      { kind: 'newest', title: {} },
      { kind: 'collections', title: {} },
      { kind: 'collection', handle: 'bowls', title: {} },
    ],
  };
  const { blocks } = homePageSchema.parse(stored);
  assert.equal(blocks, stored.blocks);
  assert.equal(
    blocks.map((block) => readBlock(block)?.kind),
    ['hero', 'line', 'newest', 'collections', 'collection'],
  );
  const hero = blocks[0] && readBlock(blocks[0]);
  assert.equal(hero?.kind === 'hero' && [hero.look, hero.picture, hero.link], ['beside', null, '']);
});

test('a block of another release is read as none, and stays as it is when the page is saved again', () => {
  const unknown = { kind: 'carousel', key: 3, slides: [1, 2] };
  const newer = { kind: 'hero', key: 1, headline: {}, lead: {}, video: 'a.mp4' };
  assert.is(readBlock(unknown), null);
  assert.is(readBlock(newer), null);
  const { blocks, faults } = prepareBlocks([newer, unknown, { kind: 'newest' }], [newer, unknown]);
  assert.equal(faults, []);
  assert.equal(blocks.slice(0, 2), [newer, unknown]);
});

test('a kind that nobody knows is refused where it is new, with the kinds that there are', () => {
  const [fault] = faultsOf([{ kind: 'newest' }, { kind: 'heros' }]);
  assert.is(fault?.path, 'blocks.1.kind');
  assert.match(fault?.message ?? '', /expected one of hero, banner/);
});

test('a fault is told by its place', () => {
  const paths = faultsOf([
    { kind: 'hero', headline: { pl: 'a'.repeat(200) } },
    { kind: 'picture-text', picture: { picture: 'nonsense', alt: {} } },
    { kind: 'banner', text: {}, link: 'javascript:alert(1)' },
    { kind: 'products', products: ['mug', 'mug'] },
  ]).map(({ path }) => path);
  assert.equal(paths, ['blocks.0.headline.pl', 'blocks.1.picture.picture', 'blocks.2.link', 'blocks.3.products']);
});

test('a page has one hero, and every block a key of its own', () => {
  assert.equal(
    faultsOf([
      { kind: 'hero', key: 1 },
      { kind: 'hero', key: 1 },
    ]).map(({ path }) => path),
    ['blocks.1.kind', 'blocks.1.key'],
  );
  assert.equal(
    withKeys([{ kind: 'text', key: 4 }, { kind: 'text' }, { kind: 'text' }]).map(({ key }) => key),
    [4, 5, 6],
  );
});

test('text loses what would run in a browser, in a row of a block, too', () => {
  const evil = { pl: '<p onclick="x()">Tak</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>' };
  const { blocks } = prepareBlocks(
    [
      { kind: 'text', text: evil },
      { kind: 'questions', questions: [{ question: { pl: 'Jak?' }, answer: evil }] },
    ],
    [],
  );
  assert.equal(blocks[0]?.text, { pl: '<p>Tak</p>' });
  assert.equal(blocks[1]?.questions, [{ question: { pl: 'Jak?' }, answer: { pl: '<p>Tak</p>' } }]);
});

test('the pictures of a page are told from its fields', () => {
  const key = '0123456789abcdef0123';
  const block = readBlock({ kind: 'picture-text', picture: { picture: key, alt: {} } });
  assert.equal(block && namedIn([block, block]).pictures, [key]);
});

test('every kind of block has a drawing', () => {
  assert.equal(Object.keys(drawings).sort(), Object.keys(blockKinds).sort());
});

test.run();
