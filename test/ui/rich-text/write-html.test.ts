// What the editor of a text writes is what the sanitiser stores: nothing is lost by being saved, whatever was typed.
import type { Node, NodeType } from 'prosemirror-model';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sanitiseHtml } from '#server/sanitise-html.ts';
import { richTextSchema as schema } from '#src/ui/rich-text/rich-text-schema.ts';
import { writeHtml } from '#src/ui/rich-text/write-html.ts';
import { randomFrom } from '../../refunds/a-priced-order.ts';

const test = suite('texts as HTML');

const { nodes, marks } = schema;
const node = (name: string, attrs: object | null, ...content: Node[]): Node => {
  const type = nodes[name];
  if (!type) throw new Error(name);
  return type.createChecked(attrs as null, content);
};
const words = (text: string) => schema.text(text);
const p = (...content: Node[]) => node('paragraph', { isWritten: true }, ...content);

test('an item and a cell have their words without a paragraph, and an empty text is nothing', () => {
  const item = node('list_item', null, node('paragraph', null, words('Len')));
  const doc = node('doc', null, p(words('Miska <1> & "2"')), node('bullet_list', null, item));
  assert.is(writeHtml(doc), '<p>Miska &lt;1&gt; &amp; "2"</p><ul><li>Len</li></ul>');
  assert.is(writeHtml(node('doc', null, node('paragraph', null))), '');
  assert.is(writeHtml(node('doc', null, p(words('a'), node('hard_break', null), words('b')))), '<p>a<br />b</p>');
});

test('a mark stays open over what has it in common', () => {
  const [strong, em] = [marks.strong?.create(), marks.em?.create()];
  if (!strong || !em) throw new Error('marks');
  const text = p(schema.text('a', [strong]), schema.text('b', [strong, em]), schema.text('c', [em]));
  assert.is(writeHtml(node('doc', null, text)), '<p><strong>a<em>b</em></strong><em>c</em></p>');
});

test('a link leads where the sanitiser lets it lead, and no further', () => {
  const link = (href: string) => {
    const mark = marks.a?.create({ href });
    return writeHtml(node('doc', null, p(schema.text('x', mark ? [mark] : []))));
  };
  assert.is(
    link('https://a.example/?a=1&b="'),
    '<p><a href="https://a.example/?a=1&amp;b=&quot;" rel="noopener noreferrer">x</a></p>',
  );
  assert.is(link('/pl/miski'), '<p><a href="/pl/miski">x</a></p>');
  for (const href of ['javascript:alert(1)', '//evil.example', '/products/1', ''])
    assert.is(link(href), '<p><a>x</a></p>');
});

const alphabet = ['a', 'ż', ' ', '<', '>', '&', '"', "'", '&amp;', '\u00a0', '日本', '🦊', '</p>', '\t', '<!--', ']]>'];
const hrefs = ['https://a.example/?q=1&x="y"', '/pl/x', 'mailto:a@example.com', 'javascript:1', 'http://ż.example/ł'];

type Random = (below: number) => number;

function randomInline(below: Random, isPlain: boolean): Node[] {
  return Array.from({ length: below(4) }, () => {
    if (!isPlain && below(6) === 0) return node('hard_break', null);
    const text = Array.from({ length: 1 + below(6) }, () => alphabet[below(alphabet.length)]).join('');
    const chosen = Object.values(marks).filter(() => !isPlain && below(5) === 0);
    const set = chosen.reduce<readonly import('prosemirror-model').Mark[]>(
      (all, type) => type.create(type.name === 'a' ? { href: hrefs[below(hrefs.length)] } : null).addToSet(all),
      [],
    );
    return schema.text(text, set);
  });
}

/** Any document that the schema has: what may stand next is chosen at random until nothing more has to. */
function randomNode(type: NodeType, below: Random, depth: number): Node {
  const attrs = Object.fromEntries(
    Object.keys(type.spec.attrs ?? {}).map((name) => {
      if (name === 'level') return [name, 2 + below(3)];
      if (name === 'isWritten') return [name, below(2) === 0];
      return [name, below(3) === 0 ? String(1 + below(4)) : ''];
    }),
  );
  if (type.inlineContent) return type.create(attrs, randomInline(below, type.spec.code === true));
  const content: Node[] = [];
  let match = type.contentMatch;
  while (!match.validEnd || (depth > 0 && below(3) > 0)) {
    const next = Array.from({ length: match.edgeCount }, (_, index) => match.edge(index)).filter(
      ({ type: each }) => depth > 0 || each.inlineContent || each.isLeaf || each.name !== 'table',
    );
    const small = depth > 0 ? next : next.filter(({ type: each }) => each.inlineContent || each.isLeaf);
    const from = small.length > 0 ? small : next;
    const edge = from[below(from.length)];
    if (!edge || content.length > 6) break;
    content.push(randomNode(edge.type, below, depth - 1));
    match = edge.next;
  }
  return type.create(attrs, content);
}

test('whatever the schema has is stored to the letter as it is written', () => {
  const seed = 20_261_128;
  const random = randomFrom(seed);
  const below: Random = (most) => Math.floor(random() * most);
  let longest = 0;
  for (let round = 0; round < 400; round++) {
    const doc = randomNode(schema.topNodeType, below, 4);
    const html = writeHtml(doc);
    longest = Math.max(longest, html.length);
    assert.is(sanitiseHtml(html), html, `seed ${seed}, document ${round}`);
  }
  assert.ok(longest > 1_000);
});

test.run();
