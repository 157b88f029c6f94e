// What the shop says to developers: chapters of blocks, written as Markdown into server/guides and as HTML for the office.
import { escapeHtml } from '../escape-html.ts';

/** Texts are Markdown without links: words in `backticks` are code. */
export type Block =
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'code'; language: 'sh' | 'graphql' | 'json' | 'http' | 'js'; text: string }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

export type Chapter = {
  /** Ends the name of its guide: `developers-ID.md`. */
  id: string;
  title: string;
  blocks: readonly Block[];
};

export function chapterToMarkdown({ title, blocks }: Chapter): string {
  return `${[`# ${title}`, ...blocks.map(blockToMarkdown)].join('\n\n')}\n`;
}

function blockToMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `## ${block.text}`;
    case 'text':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'code':
      return `\`\`\`${block.language}\n${block.text.trim()}\n\`\`\``;
    case 'table': {
      const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
      return [line(block.head), `|${'---|'.repeat(block.head.length)}`, ...block.rows.map(line)].join('\n');
    }
  }
}

/** The chapter below its title. */
export function chapterToHtml({ blocks }: Chapter): string {
  return blocks.map(blockToHtml).join('');
}

function blockToHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h3>${inlineHtml(block.text)}</h3>`;
    case 'text':
      return `<p>${inlineHtml(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`;
    case 'code':
      // Wider than its page, it is scrolled, also by keys.
      return `<pre tabindex="0"><code>${escapeHtml(block.text.trim())}</code></pre>`;
    case 'table': {
      const row = (cells: readonly string[], tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag}>${inlineHtml(cell)}</${tag}>`).join('')}</tr>`;
      const head = `<thead>${row(block.head, 'th')}</thead>`;
      return `<table>${head}<tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
    }
  }
}

function inlineHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
