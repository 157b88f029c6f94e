// What the features' schemas build upon. Each feature adds its own fields with `extend type`.
import { currencies } from '#src/currencies.ts';
import { locales } from '#src/i18n/locales.ts';

export const baseSchema = /* GraphQL */ `
  "The answer depends on the shopper's cookie: it is never in a shared cache."
  directive @private on FIELD_DEFINITION

  scalar DateTime
  "The key of one of our texts, in whichever language."
  scalar TextKey

  enum Locale { ${locales.join(' ')} }
  enum Currency { ${currencies.join(' ')} }

  type Money {
    "Hundredths, in every currency."
    minor: Int!
    currency: Currency!
  }

  type Query
  type Mutation
`;
