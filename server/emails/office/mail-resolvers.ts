import { isEmailAddress } from '#src/email-address.ts';
import { isLocale, locales } from '#src/i18n/locales.ts';
import { isMailTextKind, mailTextKindRows } from '#src/shop/mail-texts/mail-text-kinds.ts';
import { mailTextsSchema } from '#src/shop/mail-texts/mail-texts.ts';
import { spokenLanguages } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { showWriters } from '../../history/show-writers.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { findDocumentWriter } from '../../shop/office/document-writer.ts';
import { showEffects } from '../../shop/office/show-effects.ts';
import { findSettings } from '../../shop/settings-store.ts';
import { findLastOrderNumber } from '../preview/last-order.ts';
import { isMailKind, mailKindNames, mailKinds } from '../preview/mail-kinds.ts';
import { queueTestMail } from '../preview/test-mail.ts';
import { listMailTexts, listOutdated } from '../words/mail-text-records.ts';
import { listMailTextVersions } from '../words/mail-text-versions.ts';
import { previewMailTexts, saveMailTexts } from '../words/save-mail-texts.ts';

async function readTexts(db: Db) {
  const stored = await findSettings(db, 'mail-texts');
  return { version: stored?.version ?? 0, texts: stored?.data ?? mailTextsSchema.parse({}) };
}

export const mailResolvers: Resolvers = {
  Query: {
    async mailKinds(_, __, { db }) {
      const { texts } = await readTexts(db);
      return mailKindNames.map((kind) => {
        const own = isMailTextKind(kind) ? locales.filter((locale) => texts[kind][locale] !== undefined) : [];
        return {
          ...{ kind, to: mailKinds[kind].to, hasTexts: isMailTextKind(kind), ownLanguages: own },
          outdatedLanguages: own.filter(
            (locale) => isMailTextKind(kind) && listOutdated(texts, kind, locale).length > 0,
          ),
        };
      });
    },
    async mailKind(_, { kind }, { db, markets }) {
      if (!isMailKind(kind)) return null;
      const [{ version, texts }, orderNumber] = await Promise.all([readTexts(db), findLastOrderNumber(db)]);
      const spoken = spokenLanguages(markets);
      const languages = [
        ...spoken,
        ...locales.filter((each) => !spoken.includes(each) && isMailTextKind(kind) && texts[kind][each]),
      ];
      const row = isMailTextKind(kind) ? mailTextKindRows[kind] : null;
      return {
        ...{ kind, to: mailKinds[kind].to, version, languages },
        orderNumber: mailKinds[kind].to === 'staff' ? null : orderNumber,
        placeholders: [...(row?.placeholders ?? [])],
        required: [...(row?.required ?? [])],
        texts: isMailTextKind(kind) ? listMailTexts(texts, kind, languages) : [],
      };
    },
    async mailTextVersions(_, { kind }, context) {
      if (!isMailTextKind(kind)) return [];
      const versions = await showWriters(context, await listMailTextVersions(context.db, kind));
      return versions.map(({ changedAt, ...version }) => ({ ...version, changedAt: changedAt.toISOString() }));
    },
  },
  Mutation: {
    async saveMailTexts(_, { kind, version, texts }, { db, now, staff, audit }) {
      if (!isMailTextKind(kind)) return { refusal: 'KindUnknown' };
      const saved = await saveMailTexts(
        {
          ...{ db, now, changedBy: staff?.email ?? 'office' },
          audit: (tx, change) => audit(tx, { kind: 'settings.changed', subject: 'mail-texts', ...change }),
        },
        { kind, version, texts },
      );
      if (saved.ok) return { version: saved.value.version };
      const { error } = saved;
      const by = error.kind === 'TextsChanged' ? await findDocumentWriter(db, 'mail-texts') : null;
      return { refusal: error.kind, by, faults: error.kind === 'TextsInvalid' ? error.faults : null };
    },
    async previewMailTexts(_, { kind, texts }, context) {
      return isMailTextKind(kind) ? showEffects(context, await previewMailTexts(context, { kind, texts })) : [];
    },
    async sendTestMail(_, { kind, locale, to, words }, { db, now, staff }) {
      if (!isMailKind(kind) || !isLocale(locale)) return { refusal: 'KindUnknown' };
      const address = to?.trim() || staff?.email || '';
      if (!isEmailAddress(address)) return { refusal: 'AddressInvalid' };
      await inTransaction(db, (tx) => queueTestMail(tx, { kind, locale, to: address, ...(words && { words }) }, now()));
      return { refusal: null };
    },
  },
};
