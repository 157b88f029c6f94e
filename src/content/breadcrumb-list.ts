// The trail to a page as search engines read it (https://schema.org/BreadcrumbList).
import { urlOf } from '../addresses.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ShopProfile } from '../shop/shop-profile.ts';

type Step = { title: string; path: string };

export function breadcrumbList(publicUrl: string, { identity }: ShopProfile, locale: Locale, steps: Step[]): object {
  const all = [{ title: identity.name, path: urlOf('home', { locale }) }, ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: publicUrl + path,
    })),
  };
}
