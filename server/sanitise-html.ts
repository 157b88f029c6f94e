// Descriptions come from other people's files, page texts from an editor. They are sanitised once, when they are
// stored, so that pages may output them unchanged; the Content-Security-Policy forbids styles and scripts in any case.
import sanitize from 'sanitize-html';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { linkAttributes } from '#src/ui/rich-text/link-attributes.ts';

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'em', 'strong', 'b', 'i', 'h2', 'h3', 'h4', 'a', 'blockquote'],
    ...['div', 'dl', 'dt', 'dd', 'hr', 'pre', 'code', 'sub', 'sup', 'u', 'del', 's', 'ins', 'small'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: { ...linkAttributes(withoutUnseenSigns(href)) } }),
  },
  // Those that were written as `&#x202e;`.
  textFilter: withoutUnseenSigns,
};

// Only the name changes, so that what was a block is one: without any their words would run together. The page has one h1.
const renamed =
  /(<\/?)(?:(h1)|(h[56])|article|section|header|footer|main|aside|nav|address|figure|figcaption|details|summary|fieldset|legend|form|center|hgroup|search|dialog)(?=[\s/>])/gi;

function renameTags(html: string): string {
  return html.replace(
    renamed,
    (_, start: string, top?: string, low?: string) => `${start}${top ? 'h2' : low ? 'h4' : 'div'}`,
  );
}

const leftOut = /<(?:img|picture|svg|canvas|map|iframe|video|audio|object|embed)(?=[\s/>])/gi;

/** How many pictures, films and the like `sanitiseHtml` leaves out, which a page could not show. */
export function countLeftOut(html: string): number {
  return html.match(leftOut)?.length ?? 0;
}

const text = '[^<>&]*';
const inline = `${text}(?:<(?:strong>${text}</strong|em>${text}</em|b>${text}</b|i>${text}</i)>${text})*`;
const items = `\\s*(?:<li>${inline}</li>\\s*)*`;
/** What the sanitiser would leave as it is: text, paragraphs and lists of it, with words in bold and italics. */
export const plainHtml = new RegExp(`^${text}(?:<(?:p>${inline}</p|ul>${items}</ul|ol>${items}</ol)>${text})*$`);

const linked = /<a\s[^<>]*?\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;

/** How many links `sanitiseHtml` makes text of, because they lead nowhere in this shop: `/products/…` of another system. */
export function countDeadLinks(html: string): number {
  const hrefs = [...html.matchAll(linked)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
  return hrefs.filter((href) => href !== '' && !linkAttributes(href).href).length;
}

/** Reduces HTML to text with simple structure, without signs that nobody sees. Idempotent. */
export function sanitiseHtml(given: string): string {
  const html = withoutUnseenSigns(given);
  // Most descriptions of real files are plain, and parsing would be the slowest step of an import.
  return plainHtml.test(html) ? html.trim() : sanitize(renameTags(html), options).trim();
}
