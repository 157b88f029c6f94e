// What the head of a document says of the page's addresses: the canonical one, and those of the same page in the other
// languages. The server writes it into each document, and a navigation in the browser says it anew.
import { inLocale } from '../../addresses.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PageHead } from '../../page-module.ts';
import type { PublicShop } from '../../shop/shop-profile.ts';

export type HeadTag = readonly [name: 'link' | 'meta', attributes: Readonly<Record<string, string>>];

/** A page without a canonical address is kept out of search engines. */
export function listAddressTags(
  { canonical, missingIn, status }: PageHead,
  { languages, mainLanguage }: Pick<PublicShop, 'languages' | 'mainLanguage'>,
  origin: string,
): HeadTag[] {
  if (!canonical || status === 404) return [['meta', { name: 'robots', content: 'noindex' }]];
  const alternate = (hreflang: string, locale: Locale): HeadTag => [
    'link',
    { rel: 'alternate', hreflang, href: origin + inLocale(canonical, locale) },
  ];
  const shown = languages.filter((locale) => !missingIn?.includes(locale));
  // A reader of no such language may still read English.
  const others = (['en', mainLanguage] as const).find((locale) => shown.includes(locale));
  return [
    ['link', { rel: 'canonical', href: origin + canonical }],
    ...shown.map((locale) => alternate(locale, locale)),
    ...(others ? [alternate('x-default', others)] : []),
  ];
}
