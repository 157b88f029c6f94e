import { KasaError } from '#src/errors.ts';
import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { readCompany } from '../shop/read-settings.ts';
import { readCheckout } from './read-checkout.ts';
import { maxLengthOf, saveDraft } from './save-draft.ts';

export const checkoutResolvers: Resolvers = {
  Query: {
    checkout: (_, { locale, country, shippingMethod }, context) =>
      readCheckout(context, locale, { country, shippingMethod }),
  },
  PaymentSetup: {
    creditor: async (_, __, context) => (await readCompany(context)).legalName,
  },
  Mutation: {
    saveCheckoutDraft(_, { draft }, context) {
      for (const [name, value] of Object.entries(draft)) {
        const most = maxLengthOf(name);
        if (String(value).length > most)
          throw new KasaError('BAD_REQUEST', `${name} holds at most ${most} characters.`);
      }
      return saveDraft(context, draft);
    },
  },
};
