// What the sanitiser has taken out of somebody's text, so that it is said and not missed later.
import type { Fields } from '../../shop/drafts/draft-target.ts';

const tag = /<([a-z][a-z0-9]*)(?=[\s/>])/gi;
/** They are renamed, or stand for what another tag says. */
const harmless =
  /^(?:h[1-6]|article|section|header|footer|main|aside|nav|address|figure|figcaption|details|summary|fieldset|legend|form|center|hgroup|search|dialog|span|font|html|body|head)$/;

/** Such as `texts.pl.bodyHtml: script, iframe`. */
export function listLeftOut(given: Fields, stored: Fields): string[] {
  const texts = (given.texts ?? {}) as Record<string, { bodyHtml?: unknown }>;
  const kept = (stored.texts ?? {}) as Record<string, { bodyHtml?: unknown }>;
  return Object.entries(texts).flatMap(([locale, { bodyHtml }]) => {
    const after = countTags(kept[locale]?.bodyHtml);
    const gone = [...countTags(bodyHtml)].filter(
      ([name, count]) => !harmless.test(name) && (after.get(name) ?? 0) < count,
    );
    return gone.length > 0 ? [`texts.${locale}.bodyHtml: ${gone.map(([name]) => name).join(', ')}`] : [];
  });
}

function countTags(html: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of String(html ?? '').matchAll(tag)) {
    counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  }
  return counts;
}
