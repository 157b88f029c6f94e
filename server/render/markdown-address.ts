// The addresses of pages as Markdown: `/pl/p/zolw` is to be had as `/pl/p/zolw.md`, or by its own address from whoever
// says that Markdown is what it reads.
import Negotiator from 'negotiator';

const ENDING = '.md';
export const MARKDOWN = 'text/markdown';

/** The path with the ending, before the query. */
export function markdownHref(href: string): string {
  const at = href.indexOf('?');
  return at < 0 ? href + ENDING : href.slice(0, at) + ENDING + href.slice(at);
}

/** The page's own address; null for one without the ending. */
export function pageHrefOf(href: string): string | null {
  const [path = ''] = href.split('?', 1);
  return path.endsWith(ENDING) ? path.slice(0, -ENDING.length) + href.slice(path.length) : null;
}

/** Whether Markdown is liked better than HTML. Browsers never name it, so most headers are not parsed. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes(MARKDOWN)) return false;
  return new Negotiator({ headers: { accept } }).mediaType(['text/html', MARKDOWN]) === MARKDOWN;
}
