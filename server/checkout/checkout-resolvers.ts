import { z } from 'zod';
import { KasaError } from '#src/errors.ts';
import { findCart, saveCheckoutDraft } from '../cart/cart-store.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Resolvers } from '../graphql/resolver-types.generated.ts';
import { readCheckout } from './read-checkout.ts';

const MAX_FIELD_LENGTH = 200;

const draftSchema = z.record(z.string(), z.union([z.string().max(MAX_FIELD_LENGTH), z.boolean()]));

export const checkoutResolvers: Resolvers = {
  Query: {
    checkout: (_, { locale, country, shippingMethod }, context) =>
      readCheckout(context, locale, { country, shippingMethod }),
  },
  Mutation: {
    async saveCheckoutDraft(_, { draft }, { db, now, session }) {
      const parsed = draftSchema.safeParse({ ...draft });
      if (!parsed.success) throw new KasaError('BAD_REQUEST', `A field holds at most ${MAX_FIELD_LENGTH} characters.`);
      const tokenHash = session.cartTokenHash();
      const cart = tokenHash ? await findCart(db, tokenHash) : null;
      if (!cart) return false;
      await inTransaction(db, (tx) => saveCheckoutDraft(tx, cart.id, parsed.data, now()));
      return true;
    },
  },
};
