import { isLocale } from '#src/i18n/locales.ts';
import { otherLanguages } from '#src/shop/markets.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { articleTarget } from '../../content/articles/article-target.ts';
import type { Db } from '../../database/connect.ts';
import { byStaff } from '../../history/by-staff.ts';
import { findLatestWriter, nameOfWriter } from '../../history/writer-names.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { findDocumentWriter } from '../../shop/office/document-writer.ts';
import { readSettingsInForce } from '../../shop/read-settings.ts';
import { followUnknownTexts } from '../../shop/translations/follow-document-texts.ts';
import { requirePermissions } from '../../staff/require-role.ts';
import { countTranslations, listTranslations, measureProgress, readTranslationId } from '../list-translations.ts';
import { nameTranslations } from '../name-translations.ts';
import { findOpenFields } from '../open-fields.ts';
import { saveTranslation, type TextFault } from '../save-translation.ts';
import { findTranslatedThing, isCatalogueKind } from '../translated-thing.ts';

const maySet = ({ staff }: Pick<OfficeContext, 'staff'>) => mayAccess(staff, ['settings.write']);

/** Words the fault in the language of whoever has typed it. */
function wordFault({ key, values, message }: TextFault, { staff }: Pick<OfficeContext, 'staff'>): string {
  const t = translateTo(staff?.locale ?? 'en');
  return key ? t(key, values) : t('settingFault.other', { message });
}

function findTextWriter(db: Db, { kind, thing }: { kind: string; thing: string }): Promise<string | null> {
  if (isCatalogueKind(kind)) return findLatestWriter(db, { kind: kind === 'collection' ? kind : 'product', id: thing });
  return isSettingsDocument(kind) ? findDocumentWriter(db, kind) : findArticleWriter(db, thing);
}

async function findArticleWriter(db: Db, id: string): Promise<string | null> {
  return nameOfWriter(db, (await articleTarget.read(db, id))?.changedBy);
}

export const translationResolvers: Resolvers = {
  Query: {
    async openTranslations(_, { locale: asked, kind, state, before, after }, context) {
      const { db, markets } = context;
      const languages = otherLanguages(markets);
      const locale = languages.find((each) => each === asked) ?? languages[0] ?? markets.catalogueLanguage;
      const withSettings = maySet(context);
      if (withSettings && languages.length > 0) {
        await followUnknownTexts(db, await readSettingsInForce(db), markets.catalogueLanguage);
      }
      const filter = { locale, kind, state, withSettings };
      const [page, counts] = await Promise.all([
        listTranslations(db, filter, { before, after }),
        countTranslations(db, { locale, state, withSettings }),
      ]);
      const translations = await nameTranslations(db, page.rows, markets.catalogueLanguage);
      return { locale, languages, translations, counts, before: page.before, after: page.after };
    },
    translationProgress: (_, __, context) => measureProgress(context.db, maySet(context)),
    async translation(_, { id, locale }, context) {
      const { db, markets } = context;
      const place = readTranslationId(id);
      const base = markets.catalogueLanguage;
      if (!place || !isLocale(locale) || locale === base) return null;
      if (!isCatalogueKind(place.kind) && !maySet(context)) return null;
      const found = await findTranslatedThing(db, place, { base, locale });
      if (!found) return null;
      const filter = { locale, withSettings: maySet(context) };
      const [open, previous, next] = await Promise.all([
        findOpenFields(db, place, locale),
        listTranslations(db, filter, { after: id, first: 1 }),
        listTranslations(db, filter, { before: id, first: 1 }),
      ]);
      const idOf = (rows: typeof next.rows) => (rows[0] ? `${rows[0].kind}~${rows[0].thing}` : null);
      return {
        ...{ id, kind: place.kind, title: found.title, version: found.version, base, locale },
        fields: found.fields.map((each) => ({ ...each, state: open.get(each.field) ?? null })),
        ...{ previous: idOf(previous.rows), next: idOf(next.rows) },
      };
    },
  },
  Mutation: {
    async saveTranslation(_, { id, locale, version, texts, confirmed }, context) {
      const { db, now, markets, audit } = context;
      const place = readTranslationId(id);
      const base = markets.catalogueLanguage;
      if (!place || !isLocale(locale) || locale === base) return { refusal: 'ThingUnknown' };
      if (!isCatalogueKind(place.kind)) await requirePermissions(context, 'TranslationSave', ['settings.write']);
      const saved = await saveTranslation(
        {
          ...{ db, now, base, by: byStaff(context) },
          audit: (tx, { document, ...change }) => audit(tx, { kind: 'settings.changed', subject: document, ...change }),
        },
        {
          ...{ ...place, locale, version, confirmed },
          texts: Object.fromEntries(texts.map(({ field, text }) => [field, text])),
        },
      );
      if (saved.ok) return saved.value;
      return {
        refusal: saved.error.kind,
        by: saved.error.kind === 'TextsChanged' ? await findTextWriter(db, place) : null,
        fault: 'fault' in saved.error ? wordFault(saved.error.fault, context) : null,
      };
    },
  },
};
