// Descriptions come from other people's files, page texts from an editor. They are cleaned once, when they are stored,
// so that a page may print them as they are; the Content-Security-Policy forbids styles and scripts in any case.
import sanitize from 'sanitize-html';
import { locales } from '#src/i18n/locales.ts';

const noAttributes: sanitize.Attributes = {};
// Every page of ours stands below a language; other paths of a foreign file are those of the shop it came from.
const ownPath = new RegExp(`^/(${locales.join('|')})([/?#]|$)`);

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'em', 'strong', 'b', 'i', 'h2', 'h3', 'h4', 'a', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: toLinkAttributes(href) }),
  },
};

/** Reduces HTML to plain text structure; cleaning what is already clean changes nothing. */
export function sanitiseHtml(html: string): string {
  // Plain text is common in real files and parsing it is the dearest step of an import.
  return /[<>&]/.test(html) ? sanitize(html, options).trim() : html.trim();
}

function toLinkAttributes(href: string): sanitize.Attributes {
  if (ownPath.test(href)) return { href };
  if (!URL.canParse(href)) return noAttributes;
  if (/^mailto:/i.test(href)) return { href };
  return /^https?:\/\//i.test(href) ? { href, rel: 'noopener noreferrer' } : noAttributes;
}
