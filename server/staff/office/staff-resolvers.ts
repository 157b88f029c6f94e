import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { signIn } from './sign-in.ts';

export const staffResolvers: Resolvers = {
  Query: {
    managedShop: (_parent, _arguments, { shopName }) => ({ name: shopName }),
  },
  Mutation: {
    async signIn(_parent, _credentials, { guesses }) {
      const { error } = await signIn(guesses);
      return { refusal: error.kind };
    },
  },
};
