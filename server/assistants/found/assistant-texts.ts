// `/llms.txt` (https://llmstxt.org): where to find what in the shop; `/agents.md`: what may be asked, how, and what only a
// person does.
import { urlOf } from '#src/addresses.ts';
import { ALL_GOODS } from '#src/catalogue/all-goods.ts';
import { languageNameIn } from '#src/i18n/language-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { AssistantSettings } from '#src/shop/assistants/assistant-settings.ts';
import { marketLanguages, marketOf } from '#src/shop/markets.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import { markdownHref } from '../../render/markdown-address.ts';
import { assistantWays } from './assistant-ways.ts';
import { escapeMarkdown, inOneLine, markdownBlocks, markdownLink } from './markdown-text.ts';

export const LLMS = 'llms.txt';
export const AGENTS = 'agents.md';

type Place = { publicUrl: string; locale: Locale; shop: ShopProfile };

export type LinkedThings = {
  collections: readonly { handle: string; title: string }[];
  pages: readonly { slug: string; title: string }[];
};

export function writeLlms({ publicUrl, locale, shop }: Place, { collections, pages }: LinkedThings): string {
  const t = translateTo(locale);
  const link = (title: string, path: string) => `- ${markdownLink(title, publicUrl + path)}`;
  const listed = [{ handle: ALL_GOODS, title: t('assistants.everything') }, ...collections];
  const others = marketLanguages(shop.markets).filter((language) => language !== locale);
  return markdownBlocks([
    `# ${escapeMarkdown(inOneLine(shop.identity.name))}`,
    `> ${escapeMarkdown(inOneLine(shop.home[locale].description))}`,
    t('assistants.lead'),
    `## ${t('assistants.collections')}`,
    listed
      .map(({ handle, title }) => link(title, markdownHref(urlOf('listing', { locale, collection: handle }))))
      .join('\n'),
    pages.length > 0 && `## ${t('assistants.pages')}`,
    pages.map(({ slug, title }) => link(title, markdownHref(urlOf('content', { locale, slug })))).join('\n'),
    `## ${t('assistants.more')}`,
    link(t('assistants.about'), `/${locale}/${AGENTS}`),
    others.length > 0 && `## ${t('assistants.languages')}`,
    others.map((language) => link(languageNameIn(language, language), `/${language}/${LLMS}`)).join('\n'),
  ]);
}

export function writeAgents({ publicUrl, locale, shop }: Place, settings: AssistantSettings): string {
  const t = translateTo(locale);
  const { currency } = marketOf(shop.markets, locale);
  const ways = assistantWays.flatMap((way) => way({ publicUrl, locale, t, settings }) ?? []);
  const addressOf = (route: 'findOrder' | 'contact') => ({ address: publicUrl + urlOf(route, { locale }) });
  const forPeople = [
    t('assistants.order'),
    t('assistants.pay'),
    t('assistants.consent'),
    t('assistants.orders', addressOf('findOrder')),
    t('assistants.help', addressOf('contact')),
  ];
  return markdownBlocks([
    `# ${t('assistants.title', { shop: escapeMarkdown(shop.identity.name) })}`,
    t('assistants.lead'),
    `## ${t('assistants.ask')}`,
    ways.map((way) => `- ${way}`).join('\n'),
    t('assistants.prices', { currency }),
    `## ${t('assistants.person')}`,
    forPeople.map((line) => `- ${line}`).join('\n'),
  ]);
}
