// The addresses that a link of a text may lead to: the sanitiser and the editor have one rule.
import { locales } from '../../i18n/locales.ts';

// All our paths begin with a language; other paths in an imported file belong to the shop it came from.
const ownPath = new RegExp(`^/(${locales.join('|')})([/?#]|$)`);

/** None where it may lead nowhere. */
export function linkAttributes(href: string): { href?: string; rel?: string } {
  if (ownPath.test(href)) return { href };
  if (!URL.canParse(href)) return {};
  if (/^mailto:/i.test(href)) return { href };
  return /^https?:\/\//i.test(href) ? { href, rel: 'noopener noreferrer' } : {};
}
