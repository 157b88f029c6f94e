// The home page of a shop whose merchant has written none: with few products and many, with collections and without, and
// with pictures of each shape.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { prepareBlocks } from '#server/shop/blocks/prepare-blocks.ts';
import { chooseHomePicture, type Photograph } from '#server/shop/home/choose-home-picture.ts';
import { composeHome, type HomeFacts } from '#server/shop/home/compose-home.ts';
import { locales } from '#src/i18n/locales.ts';
import { readBlock } from '#src/shop/blocks/block-schema.ts';

const test = suite('the composed home page');

const words = {
  all: { pl: 'Zobacz wszystko', nl: 'Bekijk alles', de: 'Alles ansehen', en: 'See everything', cs: 'Zobrazit vše' },
  more: { pl: 'Czytaj dalej' },
  across: { pl: 'Z naszej oferty' },
};

const someFacts: HomeFacts = {
  languages: ['pl', 'de'],
  productCount: 20,
  newest: Array.from({ length: 20 }, (_, at) => `bowl-${at + 1}`),
  photographs: [],
  collections: [],
  about: null,
};

const threeCollections = [
  { handle: 'table', titles: { pl: 'Na stół', de: 'Für den Tisch' }, productCount: 12, alsoNew: 2 },
  { handle: 'light', titles: { pl: 'Światło', de: 'Licht' }, productCount: 90, alsoNew: 3 },
  { handle: 'gifts', titles: { pl: 'Prezenty', de: 'Geschenke' }, productCount: 3, alsoNew: 0 },
];

const aPhotograph = (given: Partial<Photograph> = {}): Photograph => ({
  ...{ key: '0123456789abcdef0123', width: 1200, height: 1500, groundColor: '#8a7a66', isSeeThrough: false },
  ...{ product: 'bowl-1', position: 1, alts: { pl: 'Miska' } },
  ...given,
});

const kindsOf = (facts: Partial<HomeFacts>) => composeHome({ ...someFacts, ...facts }, words).map(({ kind }) => kind);
const heroOf = (facts: Partial<HomeFacts>) => {
  const [stored] = composeHome({ ...someFacts, ...facts }, words);
  const hero = stored && readBlock(stored);
  if (hero?.kind !== 'hero') throw new Error('it begins with a hero');
  return hero;
};

test('two products stand large, one below another, and are not repeated as cards', () => {
  const facts = { productCount: 2, newest: ['bowl-1', 'bowl-2'], collections: threeCollections };
  assert.equal(kindsOf(facts), ['hero', 'products', 'reviews', 'service', 'newsletter']);
  const [, products] = composeHome({ ...someFacts, ...facts }, words);
  assert.equal(products?.products, ['bowl-1', 'bowl-2']);
  assert.is(products?.arrangement, 'large');
});

test('twenty products are new and bought most, and lie in collections where there are some', () => {
  const last = ['newest', 'most-bought', 'reviews', 'service', 'newsletter'];
  assert.equal(kindsOf({}), ['hero', ...last]);
  assert.equal(kindsOf({ collections: threeCollections.slice(0, 1) }), ['hero', ...last]);
  assert.equal(kindsOf({ collections: threeCollections }), ['hero', 'collections', ...last]);
});

test('of two hundred products the two largest collections are shown as well', () => {
  const blocks = composeHome({ ...someFacts, productCount: 200, collections: threeCollections }, words);
  const handles = blocks.flatMap(({ kind, handle }) => (kind === 'collection' ? [handle] : []));
  assert.equal(handles, ['light', 'table']);
  assert.not.ok(kindsOf({ productCount: 200 }).includes('collection'));
});

test('a collection whose row would be half the newest again gives its place to the next', () => {
  const collections = [
    { handle: 'imported', titles: {}, productCount: 100, alsoNew: 7 },
    ...threeCollections,
    { handle: 'wall', titles: {}, productCount: 8, alsoNew: 4 },
  ];
  const blocks = composeHome({ ...someFacts, productCount: 200, collections }, words);
  const handles = blocks.flatMap(({ kind, handle }) => (kind === 'collection' ? [handle] : []));
  assert.equal(handles, ['light', 'table']);
});

test('of two hundred products in no collection two rows more are shown, from everywhere, and none of them twice', () => {
  const newest = Array.from({ length: 48 }, (_, at) => `bowl-${at + 1}`);
  const further = (facts: Partial<HomeFacts>) =>
    composeHome({ ...someFacts, newest, ...facts }, words).find(({ kind }) => kind === 'products');
  const block = further({ productCount: 200 });
  assert.equal(block?.title, words.across);
  assert.equal(
    block?.products,
    [9, 14, 19, 24, 29, 34, 39, 44].map((at) => `bowl-${at}`),
  );
  const photographs = [aPhotograph({ product: 'bowl-9' })];
  const besideIts = further({ productCount: 200, photographs })?.products;
  assert.is(Array.isArray(besideIts) && besideIts.includes('bowl-9'), false, 'the page opens with it');
  assert.is(further({ productCount: 200, collections: threeCollections }), undefined);
  assert.is(further({ productCount: 47 }), undefined, 'of a few the newest say enough');
});

test('a shop without a product says who it is, and leads nowhere', () => {
  assert.equal(kindsOf({ productCount: 0, newest: [] }), ['hero', 'reviews', 'service', 'newsletter']);
  assert.is(heroOf({ productCount: 0, newest: [] }).link, '');
});

test('it leaves the headline to what the shop says of itself, and names the collections in each language', () => {
  const hero = heroOf({ collections: threeCollections });
  assert.equal(hero.headline, {});
  assert.equal(hero.lead, { pl: 'Na stół · Światło · Prezenty', de: 'Für den Tisch · Licht · Geschenke' });
  assert.equal(heroOf({}).lead, {});
  for (const locale of locales) {
    const inOne = heroOf({ languages: [locale] });
    assert.ok(inOne.button[locale]);
  }
});

test('the page about the shop is named by its own title and first paragraph', () => {
  const about = { slug: 'o-nas', titles: { pl: 'O nas' }, texts: { pl: '<p>Toczymy od lat.</p>' } };
  const block = composeHome({ ...someFacts, about }, words).find(({ kind }) => kind === 'picture-text');
  assert.equal([block?.title, block?.text, block?.link], [about.titles, about.texts, '/page/o-nas']);
});

test('whatever is composed can be stored as it is', () => {
  for (const productCount of [0, 2, 20, 200]) {
    for (const collections of [[], threeCollections]) {
      const photographs = [aPhotograph(), aPhotograph({ width: 2400, height: 1600 })];
      const blocks = composeHome({ ...someFacts, productCount, collections, photographs }, words);
      assert.equal(prepareBlocks(blocks, []).faults, []);
      assert.ok(blocks.every((block) => readBlock(block)));
    }
  }
});

test('a wide photograph opens the page, then one beside the words; what was cut out or is small does not', () => {
  const portrait = aPhotograph({ key: 'a' });
  const wide = aPhotograph({ key: 'b', width: 2400, height: 1600, position: 2 });
  const chosen = (...photographs: Photograph[]) => {
    const found = chooseHomePicture(photographs, []);
    return found && [found.photograph.key, found.look];
  };
  assert.equal(chosen(portrait, wide), ['b', 'wide']);
  assert.equal(chosen(aPhotograph({ key: 'c', width: 1000, height: 1000 })), ['c', 'beside']);
  // Too small to fill a screen.
  assert.equal(chosen(aPhotograph({ width: 1200, height: 800, key: 'd' })), ['d', 'beside']);
  assert.equal(chosen({ ...portrait, groundColor: '#ffffff' }, { ...portrait, key: 'e' }), ['e', 'beside']);
  assert.is(chosen({ ...portrait, isSeeThrough: true }, { ...portrait, width: 400 }), null);
});

test('the picture is of none of the first cards where another one is as good', () => {
  const ofFirst = aPhotograph({ key: 'a', product: 'bowl-1' });
  const ofLater = aPhotograph({ key: 'b', product: 'bowl-12' });
  assert.is(chooseHomePicture([ofFirst, ofLater], ['bowl-1'])?.photograph.key, 'b');
  assert.is(chooseHomePicture([ofFirst], ['bowl-1'])?.photograph.key, 'a');
});

test('a photograph that two products have is shown once, where there is another', () => {
  const ofSet = aPhotograph({ key: 'a'.repeat(20), product: 'bowl-1' });
  const sameOfLater = { ...ofSet, product: 'bowl-12' };
  const other = aPhotograph({ key: 'b'.repeat(20), product: 'bowl-13' });
  const newest = Array.from({ length: 48 }, (_, at) => `bowl-${at + 1}`);
  const facts = { newest, photographs: [ofSet, sameOfLater, other], productCount: 200 };
  assert.is(heroOf(facts).picture?.picture, other.key, 'a card shows the other already');
  const across = composeHome(
    { ...someFacts, ...facts, photographs: [sameOfLater, { ...ofSet, product: 'bowl-9' }] },
    words,
  );
  const further = across.find(({ kind }) => kind === 'products')?.products;
  assert.is(Array.isArray(further) && further.includes('bowl-9'), false, 'the page opens with it');
  const large = [ofSet, { ...other, product: 'bowl-1', position: 2 }, { ...other, product: 'bowl-2' }];
  const two = { productCount: 2, newest: ['bowl-1', 'bowl-2'] };
  assert.is(heroOf({ ...two, photographs: large }).picture, null, 'the second product stands below with it');
  const one = [ofSet, { ...ofSet, product: 'bowl-2' }];
  assert.is(heroOf({ ...two, photographs: one }).picture, null);
});

test('above products that are shown large stands a picture that is not, or words alone', () => {
  const [first, second] = [
    aPhotograph({ key: '1'.repeat(20) }),
    aPhotograph({ key: '2'.repeat(20), product: 'bowl-2' }),
  ];
  const further = aPhotograph({ key: '3'.repeat(20), position: 2 });
  const opensWith = (...photographs: Photograph[]) =>
    heroOf({ productCount: 2, newest: ['bowl-1', 'bowl-2'], photographs }).picture?.picture;
  assert.is(opensWith(first, second), undefined, 'each of them stands below, as large');
  assert.is(opensWith(first, further, second), further.key);
  const label = { ...further, groundColor: '#ffffff' };
  assert.is(opensWith(first, label, second), undefined, 'a thing on white paper says less than words');
});

test.run();
