import { z } from 'zod';
import { KasaError } from '#src/errors.ts';
import type { ContentPage, Resolvers } from '../schema/resolver-types.generated.ts';
import { readCheckout } from './read-checkout.ts';
import { MAX_FIELD_LENGTH, saveDraft } from './save-draft.ts';
import { readTariffTables, TARIFFS_MARK } from './tariff-tables.ts';

const draftSchema = z.record(z.string(), z.union([z.string().max(MAX_FIELD_LENGTH), z.boolean()]));

export const checkoutResolvers: Resolvers = {
  Query: {
    checkout: (_, { locale, country, shippingMethod }, context) =>
      readCheckout(context, locale, { country, shippingMethod }),
  },
  ContentPage: {
    async bodyHtml({ bodyHtml }: ContentPage, { locale }, { db, tags }) {
      if (!bodyHtml.includes(TARIFFS_MARK)) return bodyHtml;
      tags.add('site');
      const tables = await readTariffTables(db, locale);
      return bodyHtml.replace(TARIFFS_MARK, () => tables);
    },
  },
  Mutation: {
    saveCheckoutDraft(_, { draft }, context) {
      const parsed = draftSchema.safeParse({ ...draft });
      if (!parsed.success) throw new KasaError('BAD_REQUEST', `A field holds at most ${MAX_FIELD_LENGTH} characters.`);
      return saveDraft(context, draft);
    },
  },
};
