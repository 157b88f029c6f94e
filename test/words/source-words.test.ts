// The words of the sources: comments say what a thing is, one thing has one word, and tests speak of the shop.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSources } from '../source-imports.ts';
import { findUnclearWords } from './find-unclear-words.ts';
import { listComments } from './list-comments.ts';

const faultsIn = (text: string, path = 'src/orders/a.ts') =>
  findUnclearWords({ path, text }).map((fault) => fault.replace(/ .*/, ''));

test('no comment hangs on the name below it, and no title of a test has a number', async () => {
  const sources = await listSources('{bin,build,client,server,src,test}/**/*.{js,ts,tsx,css}');
  const written = sources.filter(
    ({ path }) =>
      !path.includes('.generated.') && !path.startsWith('test/bench/peers/') && !path.startsWith('test/words/'),
  );
  assert.ok(written.length > 1000, `only ${written.length} files`);
  assert.equal(written.flatMap(findUnclearWords), []);
});

test('a fragment is found in every kind of comment', () => {
  assert.equal(faultsIn('/** Of the order. */\nnumber: number;'), ['src/orders/a.ts:1']);
  assert.equal(faultsIn('const a = 1;\n// By which it is known,\n// and since when.\nb();'), ['src/orders/a.ts:2']);
  assert.equal(faultsIn('{/* Of a new one the first has the focus. */}'), ['src/orders/a.ts:1']);
  assert.equal(faultsIn('/**\n * Whom it is for.\n */\nperson: Person;'), ['src/orders/a.ts:1']);
});

test('a phrase without a verb hangs on the name below it, and so does a clause by itself', () => {
  for (const fragment of [
    ...[
      'By currency.',
      'In minor units; null: it has none.',
      'To be called within a batch.',
      'Who made it; null: nobody.',
    ],
    ...['In the direction that was asked for.', 'Where the goods go.', 'As it was typed.', 'Until it is stopped.'],
  ])
    assert.equal(faultsIn(`/** ${fragment} */\nvalue: string;`), ['src/orders/a.ts:1'], fragment);
  assert.equal(faultsIn('    "By currency."\n    sums: [Money!]!', 'server/orders/order-schema.ts').length, 1);
  for (const whole of [
    ...['The prices by currency.', 'In a transaction it reads by itself.', 'On a phone, the button is wide.'],
    ...['Where real money is taken, it is https.', 'Whoever packs reads how many.', 'Without a key it is simply done.'],
  ])
    assert.equal(faultsIn(`/** ${whole} */\nvalue: string;`), [], whole);
});

test('descriptions of the API are comments, and other texts are none', () => {
  const schema = '    "Of the order."\n    number: Int!';
  assert.equal(faultsIn(schema, 'server/orders/order-schema.ts'), ['server/orders/order-schema.ts:1']);
  assert.equal(faultsIn(schema), []);
  const lines =
    '    """\n    Without a number: a new\n    one.\n    """\n    save(number: Int): Int!\n    "The order."';
  assert.equal(faultsIn(lines, 'server/orders/order-schema.ts'), ['server/orders/order-schema.ts:1']);
  assert.equal(
    listComments(lines, true).map((comment) => comment.text),
    ['Without a number: a new one.', 'The order.'],
  );
});

test('a comment may say "of" wherever it has begun as a sentence', () => {
  const whole = '// The number of the order,\n// of which there is one.\n/** Offers what is left. */';
  assert.equal(faultsIn(whole), []);
});

test('a product is no article, which a law has', () => {
  assert.equal(faultsIn('// Counts the articles of a cart.'), ['src/orders/a.ts:1']);
  assert.equal(faultsIn('// Follows article 6 of Directive 2011/83 and § 355 BGB.'), []);
});

test('a title that begins with a number is found wherever the call breaks', () => {
  assert.equal(faultsIn("test('check 3: papers are one document', () => {});"), ['src/orders/a.ts:1']);
  assert.equal(faultsIn("test.always(\n  'check 4: an article is scanned',\n);"), ['src/orders/a.ts:1']);
  assert.equal(faultsIn("test('checks three papers', () => {});"), []);
});

test('lines that follow each other are one comment', () => {
  const text = '// The first line\n// and the second.\nf();\n// Another.';
  assert.equal(listComments(text), [
    { line: 1, text: 'The first line and the second.' },
    { line: 4, text: 'Another.' },
  ]);
});

test.run();
