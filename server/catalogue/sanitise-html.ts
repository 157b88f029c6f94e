// Descriptions come from other people's files. They are cleaned once, when they are imported, so that a page may
// print them as they are stored; the Content-Security-Policy forbids styles and scripts in any case.
import sanitize from 'sanitize-html';

const noAttributes: sanitize.Attributes = {};

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'em', 'strong', 'b', 'i', 'h2', 'h3', 'h4', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: isLink(href) ? { href, rel: 'noopener noreferrer' } : noAttributes,
    }),
  },
};

/** Reduces HTML to plain text structure; cleaning what is already clean changes nothing. */
export function sanitiseHtml(html: string): string {
  // Plain text is common in real files and parsing it is the dearest step of an import.
  return /[<>&]/.test(html) ? sanitize(html, options).trim() : html.trim();
}

function isLink(href: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(href) && URL.canParse(href);
}
