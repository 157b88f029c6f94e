// A document as HTML, written as the sanitiser writes it: what is typed is stored unchanged.
import type { Fragment, Mark, Node } from 'prosemirror-model';
import { linkAttributes } from './link-attributes.ts';

/** Empty when nothing is in it. */
export function writeHtml(doc: Node): string {
  const isEmpty = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.childCount === 0;
  return isEmpty ? '' : writeAll(doc.content, writeBlock);
}

function writeAll(content: Fragment, write: (node: Node) => string): string {
  return content.content.map(write).join('');
}

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  division: 'div',
  description_list: 'dl',
  description_term: 'dt',
  description: 'dd',
  table: 'table',
  caption: 'caption',
  table_head: 'thead',
  table_body: 'tbody',
  table_foot: 'tfoot',
  table_row: 'tr',
  table_heading: 'th',
  table_cell: 'td',
  preformatted: 'pre',
};

/** What text may stand in without a paragraph around it. */
const holders = new Set(['list_item', 'division', 'description', 'table_heading', 'table_cell']);

function writeBlock(node: Node): string {
  const { name } = node.type;
  if (name === 'horizontal_rule') return '<hr />';
  if (name === 'heading') return `<h${node.attrs.level}>${writeInline(node.content)}</h${node.attrs.level}>`;
  const tag = tags[name] ?? 'div';
  const attributes = Object.entries(name.startsWith('table_') ? node.attrs : {})
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`);
  return `<${tag}${attributes.join('')}>${writeContent(node)}</${tag}>`;
}

function writeContent(node: Node): string {
  if (node.inlineContent) return writeInline(node.content);
  const [first, second] = node.children;
  const isBare =
    holders.has(node.type.name) &&
    first?.type.name === 'paragraph' &&
    !first.attrs.isWritten &&
    second?.type.name !== 'paragraph';
  if (!first || !isBare) return writeAll(node.content, writeBlock);
  return writeInline(first.content) + node.children.slice(1).map(writeBlock).join('');
}

/** Marks stay open over what has them in common. */
function writeInline(content: Fragment): string {
  let html = '';
  let open: Mark[] = [];
  const closeTo = (count: number) => {
    for (const mark of open.slice(count).reverse()) html += `</${mark.type.name}>`;
    open = open.slice(0, count);
  };
  for (const node of content.content) {
    const wanted = [...node.marks];
    let kept = 0;
    while (kept < open.length && wanted[kept] && open[kept]?.eq(wanted[kept] as Mark)) kept++;
    closeTo(kept);
    for (const mark of wanted.slice(kept)) html += openTag(mark);
    open = wanted;
    html += node.isText ? escapeText(node.text ?? '') : '<br />';
  }
  closeTo(0);
  return html;
}

function openTag({ type, attrs }: Mark): string {
  if (type.name !== 'a') return `<${type.name}>`;
  const { href, rel } = linkAttributes(attrs.href);
  return `<a${href ? ` href="${escapeAttribute(href)}"` : ''}${rel ? ` rel="${rel}"` : ''}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
