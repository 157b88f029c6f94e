// What a text is made of: exactly what the sanitiser lets through (`server/sanitise-html.ts`), so that nothing that was
// imported is lost by being edited, and nothing that is typed is lost by being saved.
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

const block = (tag: string, content: string): NodeSpec => ({
  group: 'block',
  content,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const row = (tag: string, content: string): NodeSpec => ({ content, parseDOM: [{ tag }], toDOM: () => [tag, 0] });

const cell = (tag: string): NodeSpec => ({
  content: '(paragraph | bullet_list | ordered_list)+',
  attrs: { colspan: { default: '' }, rowspan: { default: '' }, ...(tag === 'th' && { scope: { default: '' } }) },
  isolating: true,
  parseDOM: [
    {
      tag,
      getAttrs: (element) => Object.fromEntries(cellAttributes.map((name) => [name, element.getAttribute(name) ?? ''])),
    },
  ],
  toDOM: ({ attrs }) => [tag, Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== '')), 0],
});

const cellAttributes = ['colspan', 'rowspan', 'scope'];

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    // Text that stands in an item or a cell by itself is a paragraph only here.
    attrs: { isWritten: { default: false } },
    parseDOM: [{ tag: 'p', attrs: { isWritten: true } }],
    toDOM: () => ['p', 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
  },
  blockquote: { ...block('blockquote', 'block+'), defining: true },
  bullet_list: block('ul', 'list_item+'),
  ordered_list: block('ol', 'list_item+'),
  list_item: { ...row('li', 'paragraph block*'), defining: true },
  division: block('div', 'block+'),
  description_list: block('dl', '(description_term | description)+'),
  description_term: row('dt', 'inline*'),
  description: row('dd', 'paragraph block*'),
  table: block('table', 'caption? table_head? table_body+ table_foot?'),
  caption: row('caption', 'inline*'),
  table_head: row('thead', 'table_row+'),
  table_body: row('tbody', 'table_row+'),
  table_foot: row('tfoot', 'table_row+'),
  table_row: row('tr', '(table_heading | table_cell)+'),
  table_heading: cell('th'),
  table_cell: cell('td'),
  preformatted: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
};

const mark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
});

/** The name of each is its tag. */
const marks: Record<string, MarkSpec> = {
  a: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') ?? '' }) }],
    toDOM: ({ attrs: { href } }) => ['a', { href, title: href }, 0],
  },
  strong: mark('strong', 'b'),
  em: mark('em', 'i'),
  u: mark('u'),
  s: mark('s'),
  del: mark('del'),
  ins: mark('ins'),
  small: mark('small'),
  sub: mark('sub'),
  sup: mark('sup'),
  code: mark('code'),
};

export const richTextSchema = new Schema({ nodes, marks });
