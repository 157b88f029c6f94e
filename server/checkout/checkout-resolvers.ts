import { GraphQLError, GraphQLScalarType } from 'graphql';
import { addressRule } from '#src/countries/address-rules.ts';
import { KasaError } from '#src/errors.ts';
import { isBuiltIn, isOwnMethod } from '#src/payments/methods/payment-methods.ts';
import { marketOf } from '#src/shop/markets.ts';
import type { ContentPage, Resolvers } from '../schema/resolver-types.generated.ts';
import { readShop } from '../shop/read-settings.ts';
import { findSettings } from '../shop/settings-store.ts';
import { dateOfClauses, documentsOfClauses, fillInClauses, hasClauses } from './page-clauses.ts';
import { readCheckout } from './read-checkout.ts';
import { maxLengthOf, saveDraft, savePageDraft } from './save-draft.ts';
import { readTariffTables, TARIFFS_MARK } from './tariff-tables.ts';
import { withLink } from './visit-by-link.ts';
import '#src/countries/known-countries.ts';

/** Refuses a name that no method can have. */
const methodName = (name: string) =>
  new GraphQLScalarType({
    name,
    parseValue(value) {
      if (typeof value === 'string' && (isBuiltIn(value) || isOwnMethod(value))) return value;
      throw new GraphQLError(`${name} has no such value.`);
    },
  });

export const checkoutResolvers: Resolvers = {
  PaymentMethod: methodName('PaymentMethod'),
  ListedMethod: methodName('ListedMethod'),
  Query: {
    checkout: (_, { locale, country, shippingMethod, offer }, context) =>
      readCheckout(withLink(context, offer), locale, { country, shippingMethod }),
    addressRule: (_, { country }) => addressRule(country) ?? null,
  },
  ContentPage: {
    async bodyHtml({ bodyHtml }: ContentPage, { locale }, { db, markets, tags }) {
      const hasTariffs = bodyHtml.includes(TARIFFS_MARK);
      if (!hasTariffs && !hasClauses(bodyHtml)) return bodyHtml;
      tags.add('site');
      const filledIn = fillInClauses(bodyHtml, await readShop(db), locale);
      if (!hasTariffs) return filledIn;
      const tables = await readTariffTables(db, locale, marketOf(markets, locale));
      return filledIn.replace(TARIFFS_MARK, () => tables);
    },
    async updatedAt({ bodyHtml, updatedAt }: ContentPage, _, { db, tags }) {
      const documents = documentsOfClauses(bodyHtml);
      if (documents.length === 0) return updatedAt;
      tags.add('site');
      const found = await Promise.all(documents.map((document) => findSettings(db, document)));
      return dateOfClauses(updatedAt, ...found.map((settings) => settings?.changedAt));
    },
  },
  PaymentSetup: {
    creditor: async (_, __, context) => (await context.readShop()).company.legalName,
  },
  Mutation: {
    saveCheckoutDraft(_, { draft, offer, locale }, context) {
      for (const [name, value] of Object.entries(draft)) {
        const most = maxLengthOf(name);
        if (String(value).length > most)
          throw new KasaError('BAD_REQUEST', `${name} holds at most ${most} characters.`);
      }
      const visitor = withLink(context, offer);
      return locale ? savePageDraft(visitor, draft, locale) : saveDraft(visitor, draft);
    },
  },
};
