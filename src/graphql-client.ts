// Typed access to the named GraphQL operations of all surfaces. The transport is injected: in process on the server,
// over HTTP in the browser.
import type {
  OperationTypes as AccountOperationTypes,
  operations as accountOperations,
} from './account-operations.generated.ts';
import type {
  OperationTypes as OfficeOperationTypes,
  operations as officeOperations,
} from './office-operations.generated.ts';
import type {
  OperationTypes as StorefrontOperationTypes,
  operations as storefrontOperations,
} from './operations.generated.ts';

type OperationTypes = StorefrontOperationTypes & AccountOperationTypes & OfficeOperationTypes;
type Operations = typeof storefrontOperations & typeof accountOperations & typeof officeOperations;

export type OperationName = keyof OperationTypes;
export type QueryName = {
  [Name in OperationName]: Operations[Name]['kind'] extends 'query' ? Name : never;
}[OperationName];
export type MutationName = Exclude<OperationName, QueryName>;
export type ResultOf<Name extends OperationName> = OperationTypes[Name]['result'];
export type VariablesOf<Name extends OperationName> = OperationTypes[Name]['variables'];

/** Carries out one operation. Rejects with a `KasaError`; GraphQL errors of the answer reject too. */
export type Transport = <Name extends OperationName>(
  name: Name,
  variables: VariablesOf<Name>,
) => Promise<ResultOf<Name>>;

type Operation = { kind: 'query' | 'mutation'; hash: string; isPrivate: boolean };

/** A surface's GraphQL endpoint: its path and its operations. */
export type GraphqlApi = {
  path: string;
  operations: Readonly<Partial<Record<OperationName, Operation>>>;
  queryUrl<Name extends QueryName>(name: Name, variables: VariablesOf<Name>): string;
  mutationUrl(name: MutationName): string;
};

export function createGraphqlApi({ path, operations }: Pick<GraphqlApi, 'path' | 'operations'>): GraphqlApi {
  return {
    path,
    operations,
    /**
     * The address of a query: string variables as plain parameters, others as JSON; keys sorted, so that equal queries
     * have equal addresses; `__gqlh` changes it with the document, so that answers cached under an older document are
     * not used.
     */
    queryUrl(name, variables) {
      const entries = Object.entries(variables)
        .filter(([, value]) => value !== undefined && value !== null)
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const search = new URLSearchParams();
      if (entries.every(([, value]) => typeof value === 'string')) {
        for (const [key, value] of entries) search.append(key, value as string);
      } else {
        search.append('__variables', JSON.stringify(Object.fromEntries(entries)));
      }
      search.append('__gqlh', operations[name]?.hash ?? '');
      search.sort();
      return `${path}/query/${name}?${search}`;
    },
    mutationUrl: (name) => `${path}/mutation/${name}`,
  };
}
