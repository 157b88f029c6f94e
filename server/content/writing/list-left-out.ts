// What the sanitiser has taken out of somebody's text, so that it is said and not missed later.
import type { Fields } from '../../shop/drafts/draft-target.ts';

const tag = /<([a-z][a-z0-9]*)(?=[\s/>])/gi;
/** They are renamed, or stand for what another tag says. */
const harmless =
  /^(?:h[1-6]|article|section|header|footer|main|aside|nav|address|figure|figcaption|details|summary|fieldset|legend|form|center|hgroup|search|dialog|span|font|html|body|head)$/;

/** Such as `texts.pl.bodyHtml: script, iframe`. */
export function listLeftOut(given: Fields, stored: Fields): string[] {
  const kept = new Map(writtenIn(stored));
  return writtenIn(given).flatMap(([path, html]) => {
    const after = countTags(kept.get(path));
    const gone = [...countTags(html)].filter(([name, count]) => !harmless.test(name) && (after.get(name) ?? 0) < count);
    return gone.length > 0 ? [`${path}: ${gone.map(([name]) => name).join(', ')}`] : [];
  });
}

/** All that may be HTML, by its path: a tag in a line of plain words stays, and is shown as it is typed. */
function writtenIn({ texts, blocks }: Fields): [path: string, html: string][] {
  const bodies = Object.entries((texts ?? {}) as Record<string, { bodyHtml?: unknown }>).map(
    ([locale, { bodyHtml }]): [string, string] => [`texts.${locale}.bodyHtml`, String(bodyHtml ?? '')],
  );
  return [...bodies, ...stringsIn(blocks, 'blocks')];
}

function stringsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => stringsIn(each, `${path}.${name}`));
}

function countTags(html: string | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of (html ?? '').matchAll(tag)) {
    counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  }
  return counts;
}
