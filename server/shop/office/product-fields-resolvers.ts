import { spokenLanguages } from '#src/shop/markets.ts';
import { listOwnFields } from '../../catalogue/own-fields/list-own-fields.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OwnFieldInput, Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { changeSettings } from '../change-settings.ts';
import { findSettings, lockSettings } from '../settings-store.ts';

export const productFieldsResolvers: Resolvers = {
  Query: {
    async ownFields(_, __, { db, markets }) {
      const [stored, fields] = await Promise.all([findSettings(db, 'product-fields'), listOwnFields(db)]);
      const languages = [...new Set([markets.catalogueLanguage, ...spokenLanguages(markets)])];
      return { version: stored?.version ?? 0, languages, fields };
    },
  },
  Mutation: {
    async saveOwnFields(_, { version, fields }, { db, now, staff, audit }) {
      return inTransaction(db, async (tx) => {
        await lockSettings(tx);
        const before = await findSettings(tx, 'product-fields');
        if ((before?.version ?? 0) !== version) return { refusal: 'FieldsChanged' as const };
        const data = { fields: fields.map(readField) };
        const changedBy = staff?.email ?? 'office';
        const stored = await changeSettings(tx, { document: 'product-fields', data, changedBy, now: now() });
        if (!stored.ok) return { refusal: 'FieldInvalid' as const, fault: stored.error.faults[0]?.path ?? null };
        if (stored.value.isNew) {
          const [old, after] = [before?.data ?? { fields: [] }, data];
          await audit(tx, { kind: 'settings.changed', subject: 'product-fields', before: old, after });
        }
        return { version: stored.value.version };
      });
    },
  },
};

function readField({ names, choices, ...field }: OwnFieldInput): object {
  return {
    ...field,
    names: readNames(names),
    choices: choices.map((choice) => ({ key: choice.key, names: readNames(choice.names) })),
  };
}

function readNames(names: OwnFieldInput['names']): object {
  return Object.fromEntries(names.map(({ locale, name }) => [locale, name]));
}
