// Sanitised HTML as Markdown (CommonMark with tables). What has no form there keeps its words.
import { escapeMarkdown, inOneLine, markdownLink } from './markdown-text.ts';

type Frame = { tag: string; href: string; text: string };

const token = /<(\/?)([a-z][a-z0-9-]*)(?![a-z0-9-])((?:"[^"]*"|'[^']*'|[^<>"'])*)>|[^<]+|</gi;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const inlineTags = new Set([
  'strong',
  'b',
  'em',
  'i',
  'code',
  'a',
  'sub',
  'sup',
  'u',
  'del',
  's',
  'ins',
  'small',
  'span',
]);
/** They say nothing, or nothing that can be read. */
const silentTags = new Set(['svg', 'script', 'style', 'template', 'form', 'button', 'noscript']);
const emptyTags = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'col', 'link', 'meta']);

/** `origin`: put before links that begin with a slash. */
export function htmlToMarkdown(html: string, origin: string): string {
  const frames: Frame[] = [{ tag: '', href: '', text: '' }];
  const top = () => frames.at(-1) as Frame;
  const isWithin = (tags: ReadonlySet<string>) => frames.some(({ tag }) => tags.has(tag));
  const close = () => {
    const frame = frames.pop() as Frame;
    top().text += silentTags.has(frame.tag) ? '' : closed(frame, top().tag, origin);
  };
  for (const [whole, slash, name, attributes = ''] of withoutComments(html).matchAll(token)) {
    const tag = name?.toLowerCase();
    if (!tag) top().text += textOf(whole, isWithin(new Set(['pre', 'code'])));
    else if (emptyTags.has(tag)) top().text += emptyElement(tag, attributes, origin);
    else if (!slash) frames.push({ tag, href: attributeIn(attributes, 'href'), text: '' });
    else if (frames.some((frame) => frame.tag === tag)) {
      while (top().tag !== tag) close();
      close();
    }
  }
  while (frames.length > 1) close();
  return tidied(top().text);
}

/** A comment that has no end goes on to that of the text. */
function withoutComments(html: string): string {
  const [first = '', ...others] = html.split('<!--');
  return first + others.map((other) => other.split('-->').slice(1).join('-->')).join('');
}

function textOf(html: string, isVerbatim: boolean): string {
  const text = decoded(html);
  return isVerbatim ? text : escapeMarkdown(text.replace(/\s+/g, ' '));
}

function decoded(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

function attributeIn(attributes: string, name: string): string {
  return decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

function emptyElement(tag: string, attributes: string, origin: string): string {
  if (tag === 'br') return '\\\n';
  if (tag === 'hr') return '\n\n---\n\n';
  const [alt, source] = [attributeIn(attributes, 'alt'), attributeIn(attributes, 'src')];
  return tag === 'img' && alt && source ? `!${markdownLink(alt, absolute(source, origin))}` : '';
}

function absolute(href: string, origin: string): string {
  return href.startsWith('/') ? origin + href : href;
}

/** An element whose end was read; `parent`: the tag that it stands in. */
function closed({ tag, href, text }: Frame, parent: string, origin: string): string {
  const words = text.trim();
  if (inlineTags.has(tag)) return inline({ tag, href, text }, origin);
  if (words === '') return tag === 'td' || tag === 'th' ? ' |' : '';
  if (/^h[1-6]$/.test(tag)) return `\n\n${'#'.repeat(Math.max(2, Number(tag[1])))} ${inOneLine(words)}\n\n`;
  if (tag === 'li') return `\n${parent === 'ol' ? '1.' : '-'} ${tidied(words).replaceAll('\n', '\n   ')}`;
  if (tag === 'td' || tag === 'th') return ` ${inOneLine(words).replaceAll('|', '\\|')} |`;
  if (tag === 'tr') return `\n|${text.trimEnd()}`;
  if (parent === 'li' && (tag === 'ul' || tag === 'ol')) return `\n${words}\n`;
  if (tag === 'thead' || tag === 'tbody' || tag === 'tfoot') return text;
  if (tag === 'table') return `\n\n${withHeadLine(words)}\n\n`;
  if (tag === 'blockquote') return `\n\n> ${tidied(words).replaceAll('\n', '\n> ')}\n\n`;
  if (tag === 'pre') return `\n\n\`\`\`\n${words}\n\`\`\`\n\n`;
  if (tag === 'dt') return `\n\n**${inOneLine(words)}**`;
  return `\n\n${words}\n\n`;
}

const marks: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', code: '`', del: '~~', s: '~~' };

function inline({ tag, href, text }: Frame, origin: string): string {
  const words = text.trim();
  if (words === '') return text;
  if (tag === 'a') return /^(?:https?:|mailto:|\/)/.test(href) ? `[${words}](${absolute(href, origin)})` : text;
  // Markdown has none of its own and takes these of HTML: m² must not become m2.
  if (tag === 'sub' || tag === 'sup') return `<${tag}>${words}</${tag}>`;
  const mark = marks[tag] ?? '';
  // Blanks inside would make it no emphasis.
  return mark ? text.replace(words, () => mark + words + mark) : text;
}

/** A table of Markdown has a head; the first row is it. */
function withHeadLine(rows: string): string {
  const [head = '', ...others] = rows.split('\n').filter((row) => row.trim() !== '');
  if (!head.startsWith('|')) return rows;
  const columns = head.replaceAll('\\|', '').split('|').length - 2;
  return [head, `|${' --- |'.repeat(Math.max(columns, 1))}`, ...others].join('\n');
}

/** Leaves at most one empty line between blocks, and none at the ends. */
function tidied(text: string): string {
  return (
    text
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      // One blank is left of those between two blocks; more of them indent a list.
      .replace(/\n (?=\S)/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}
