// The ways in which software that shops for people may ask the shop, in the order in which `/agents.md` names them. One more
// way is one more entry.
import { urlOf } from '#src/addresses.ts';
import { ALL_GOODS } from '#src/catalogue/all-goods.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { AssistantSettings } from '#src/shop/assistants/assistant-settings.ts';
import { openaiFeed } from '../../feeds/openai-feed.ts';
import { markdownHref } from '../../render/markdown-address.ts';
import { PROFILE_PATH } from '../../ucp/profile/write-profile.ts';

export type WayPlace = { publicUrl: string; locale: Locale; t: Translate; settings: AssistantSettings };

/** Markdown of a line; null while the way is closed. */
export type AssistantWay = (place: WayPlace) => string | null;

const markdown: AssistantWay = ({ publicUrl, locale, t }) =>
  t('assistants.markdown', { address: publicUrl + markdownHref(urlOf('listing', { locale, collection: ALL_GOODS })) });

const search: AssistantWay = ({ publicUrl, locale, t }) =>
  t('assistants.search', { address: `${publicUrl}${urlOf('search', { locale })}?q=…` });

const feed: AssistantWay = ({ publicUrl, locale, t }) =>
  t('assistants.feed', { address: `${publicUrl}/${locale}/feeds/${openaiFeed.file}` });

const sitemap: AssistantWay = ({ publicUrl, t }) => t('assistants.sitemap', { address: `${publicUrl}/sitemap.xml` });

const protocol: AssistantWay = ({ publicUrl, t, settings }) =>
  settings.isOpen ? t('assistants.protocol', { address: publicUrl + PROFILE_PATH }) : null;

export const assistantWays: readonly AssistantWay[] = [protocol, markdown, search, feed, sitemap];
