// Text in XML 1.0, which has no way at all to write most control characters: what holds one is unreadable.
import { escapeHtml } from './escape-html.ts';
import { cutText } from './plain-text.ts';

/** Control characters but tab and line ends, and two code points that are no characters. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

export function xmlText(text: string): string {
  return escapeHtml(text.toWellFormed().replace(unwritable, ''));
}

/** `<name>text</name>`, cut to so many characters; nothing for an empty text. */
export function xmlElement(name: string, text: string, maxLength = Number.POSITIVE_INFINITY): string {
  const cut = cutText(text, maxLength);
  return cut === '' ? '' : `<${name}>${xmlText(cut)}</${name}>`;
}
