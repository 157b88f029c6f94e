// What a change of the shop's words leads to: which texts fall back to others, and whose addresses lead nowhere any more.
import { isDeepStrictEqual } from 'node:util';
import { languageNameIn } from '#src/i18n/language-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import type { MailTexts } from '#src/shop/mail-texts/mail-texts.ts';
import { otherLanguages, type ShopMarkets } from '#src/shop/markets.ts';
import type { Navigation } from '#src/shop/shop-navigation.ts';
import type { ShopPages } from '#src/shop/shop-pages.ts';
import { listDocumentTexts } from '#src/shop/translations/document-texts.ts';
import type { Db } from '../../database/connect.ts';
import { prepareMailTexts } from '../mail-texts/prepare-mail-texts.ts';
import type { SettingRules, SettingsEffect } from './setting-rules.ts';

type Changed<Settings> = { before: Settings; now: Settings };

/** Texts that somebody had translated, and that say nothing in the language any more: there, those of the catalogue's stand. */
export function listFallenBack(changed: Changed<unknown>, markets: ShopMarkets): SettingsEffect[] {
  const base = markets.catalogueLanguage;
  return otherLanguages(markets).flatMap((language) => {
    const count = countLost(changed, language, base);
    if (count === 0) return [];
    return [
      {
        key: `fallenBack:${language}:${count}`,
        say: (t, locale) => {
          const [lost, other] = [language, base].map((each) => languageNameIn(locale, each));
          return t('settingEffect.fallenBack', { count, language: lost ?? language, base: other ?? base });
        },
      },
    ];
  });
}

/** Texts of e-mails that are Kasa's own again. */
function listBuiltIn(changed: Changed<unknown>, markets: ShopMarkets): SettingsEffect[] {
  return [markets.catalogueLanguage, ...otherLanguages(markets)].flatMap((language) => {
    const count = countLost(changed, language, null);
    if (count === 0) return [];
    return [
      {
        key: `builtIn:${language}:${count}`,
        say: (t, locale) => t('settingEffect.builtIn', { count, language: languageNameIn(locale, language) }),
      },
    ];
  });
}

/** `source`: the language in which a text has to be there still, to be counted; null: none. */
function countLost({ before, now }: Changed<unknown>, language: Locale, source: Locale | null): number {
  const said = new Map(listDocumentTexts(now).map(({ thing, field, texts }) => [`${thing} ${field}`, texts]));
  return listDocumentTexts(before).filter(({ thing, field, texts }) => {
    const after = said.get(`${thing} ${field}`);
    return Boolean(texts[language]) && !after?.[language] && (source === null || Boolean(after?.[source]));
  }).length;
}

export function listGonePages({ before, now }: Changed<ShopPages>): SettingsEffect[] {
  const gone = before.pages.map(({ slug }) => slug).filter((slug) => now.pages.every((page) => page.slug !== slug));
  if (gone.length === 0) return [];
  const said = { count: gone.length, pages: gone.join(', ') };
  return [{ key: `pagesGone:${said.pages}`, say: (t) => t('settingEffect.pagesGone', said) }];
}

/** A page that buyers are sent says something else from now on. */
export function listLegalTexts({ before, now }: Changed<ShopPages>): SettingsEffect[] {
  const changed = now.pages.filter(({ slug, texts }) => {
    const former = before.pages.find((page) => page.slug === slug);
    return legalSlugs.includes(slug) && former && !isDeepStrictEqual(former.texts, texts);
  });
  if (changed.length === 0) return [];
  const pages = changed.map(({ slug }) => slug).join(', ');
  return [{ key: `legalTexts:${pages}`, say: (t) => t('settingEffect.legalTexts', { pages }) }];
}

/** What the menu names and hides is shown on every page. */
export const navigationRules: SettingRules<'navigation'> = {
  listEffects: (db, { settings, inForce }) => listMenuEffects(db, { before: inForce.navigation, now: settings }),
};

/** Collections that stand in no menu any more, and names that no collection has. */
async function listMenuEffects(db: Db, { before, now }: Changed<Navigation>): Promise<SettingsEffect[]> {
  const hidden = now.hidden.filter((handle) => !before.hidden.includes(handle));
  const added = [...now.collections, ...hidden].filter((handle) => !before.collections.includes(handle));
  const known =
    added.length === 0
      ? []
      : await db.selectFrom('collections').select('handle').where('handle', 'in', added).execute();
  const unknown = added.filter((handle) => known.every((collection) => collection.handle !== handle));
  const leaving = hidden.filter((handle) => !unknown.includes(handle));
  const [left, nobodys] = [leaving, unknown].map((handles) => ({
    count: handles.length,
    collections: handles.join(', '),
  }));
  return [
    ...(left && left.count > 0
      ? [{ key: `hidden:${left.collections}`, say: (t) => t('settingEffect.hidden', left) } satisfies SettingsEffect]
      : []),
    ...(nobodys && nobodys.count > 0
      ? [
          {
            key: `noCollection:${nobodys.collections}`,
            say: (t) => t('settingEffect.noCollection', nobodys),
          } satisfies SettingsEffect,
        ]
      : []),
  ];
}

/** What has to stand in the words of e-mails does, and each knows the text of ours that it was written in place of. */
export const mailTextsRules: SettingRules<'mail-texts'> = {
  clean: ({ settings, before }) => prepareMailTexts(settings, before),
  async listEffects(db, { settings, inForce, now }) {
    const changed = { before: inForce['mail-texts'], now: settings };
    return [...listBuiltIn(changed, inForce.markets), ...(await listOften(db, changed, now))];
  },
};

const COUNTED_DAYS = 30;
const DAY_MS = 86_400_000;

/** How often the e-mails go out whose words are changed. */
async function listOften(db: Db, { before, now }: Changed<MailTexts>, at: Date): Promise<SettingsEffect[]> {
  const kinds = Object.keys(now).filter((kind) => !isDeepStrictEqual(partOf(before, kind), partOf(now, kind)));
  if (kinds.length === 0) return [];
  const { count } = await db
    .selectFrom('sent_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', 'in', kinds)
    .where('sent_at', '>=', new Date(at.getTime() - COUNTED_DAYS * DAY_MS))
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return [];
  const said = { count: Number(count), days: COUNTED_DAYS };
  return [{ key: `often:${kinds.join()}:${said.count}`, say: (t) => t('settingEffect.often', said) }];
}

function partOf(texts: MailTexts, kind: string): unknown {
  return texts[kind as keyof MailTexts];
}
