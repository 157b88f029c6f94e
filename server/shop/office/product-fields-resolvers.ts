import { sourceFirst } from '#src/shop/markets.ts';
import { listOwnFields } from '../../catalogue/own-fields/list-own-fields.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { OwnFieldInput, Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { saveProductFields } from '../save-product-fields.ts';
import { findSettings } from '../settings-store.ts';
import { findDocumentWriter } from './document-writer.ts';

export const productFieldsResolvers: Resolvers = {
  Query: {
    async ownFields(_, __, { db, markets }) {
      const [stored, fields] = await Promise.all([findSettings(db, 'product-fields'), listOwnFields(db)]);
      const languages = sourceFirst(markets);
      return { version: stored?.version ?? 0, languages, fields };
    },
  },
  Mutation: {
    async saveOwnFields(_, { version, fields }, context) {
      const saved = await saveProductFields(context, { version, fields: fields.map(readField) });
      if (saved.ok) return saved.value;
      const by = saved.error.kind === 'FieldsChanged' ? await findDocumentWriter(context.db, 'product-fields') : null;
      const fault = 'fault' in saved.error ? saved.error.fault : null;
      const t = translateTo(context.staff?.locale ?? 'en');
      const says = fault?.key ? t(fault.key, fault.values) : null;
      return { refusal: saved.error.kind, by, fault: fault?.path ?? null, says };
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
