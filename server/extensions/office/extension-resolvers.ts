import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';

export const extensionResolvers: Resolvers = {
  Query: {
    async extensions(_parent, _arguments, { connections }) {
      const { hasFile, extensions } = await connections.listExtensions();
      return {
        hasFile,
        extensions: extensions.map(({ kind, name, says, missingSince }) => ({
          ...{ kind, name },
          says: [...says],
          missingSince: missingSince?.toISOString() ?? null,
        })),
      };
    },
  },
};
