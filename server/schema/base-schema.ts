// What the features' schemas build upon. Each feature adds its own fields with `extend type`.
import { locales } from '#src/i18n/locales.ts';

export const baseSchema = /* GraphQL */ `
  "The answer depends on the shopper's cookie: it is never in a shared cache."
  directive @private on FIELD_DEFINITION

  "The key of one of our texts, in whichever language."
  scalar TextKey

  enum Locale { ${locales.join(' ')} }

  type Query
  type Mutation
`;
