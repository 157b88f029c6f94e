// An address that somebody types into a text is one that readers press. Links are made once, when a text is stored.
import { linkAttributes } from '#src/ui/rich-text/link-attributes.ts';

/** What ends a sentence, or a bracket, is no part of the address before it. */
const typed = /\b(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]}'\u2019\u201d]/gi;
const withoutLinks: readonly string[] = ['a', 'pre', 'code'];

/** Makes links of the addresses in sanitised HTML that are none yet. Idempotent. */
export function linkAddresses(html: string): string {
  let within = 0;
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => {
      const [, end = '', tag = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part) ?? [];
      if (withoutLinks.includes(tag.toLowerCase())) within += end ? -1 : 1;
      return tag || within > 0 ? part : part.replace(typed, linkTo);
    })
    .join('');
}

function linkTo(address: string): string {
  const href = /^www\./i.test(address) ? `https://${address}` : address;
  const { href: led, rel } = linkAttributes(href.replaceAll('&amp;', '&'));
  return led ? `<a href="${href}" rel="${rel}">${address}</a>` : address;
}
