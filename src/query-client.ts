// The query cache: one per request on the server, one per page in the browser. Its defaults run any named operation
// through the injected transport, so a query consists only of its name and its variables.
import { QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import type { MutationName, QueryName, ResultOf, Transport, VariablesOf } from './graphql-client.ts';

/** Data younger than this is not fetched again. */
export const QUERY_STALE_TIME_MS = 5_000;
/** How long unused data stays in the browser. */
export const QUERY_RETENTION_MS = 300_000;
/** How long settled mutations stay. */
export const MUTATION_RETENTION_MS = 60_000;

type Side = 'browser' | 'server';

export function createQueryClient(transport: Transport, side: Side): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => {
          const [name, variables] = queryKey as [QueryName, VariablesOf<QueryName>];
          return transport(name, variables);
        },
        staleTime: QUERY_STALE_TIME_MS,
        // On the server, each retained entry would keep a timer, and with it the whole request, in memory for minutes.
        gcTime: side === 'browser' ? QUERY_RETENTION_MS : undefined,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchOnMount: true,
        retry: false,
        // Offline a query fails immediately and is repeated on reconnect, instead of waiting silently.
        networkMode: 'always',
      },
      mutations: {
        mutationFn: (variables, { mutationKey }) => {
          const [name] = mutationKey as [MutationName];
          return transport(name, variables as VariablesOf<MutationName>);
        },
        gcTime: MUTATION_RETENTION_MS,
        // An order must never be placed later, when the connection is back and the shopper does not expect it.
        networkMode: 'always',
      },
    },
  });
}

/** One object for the page, the server's load and the prefetch: `useSuspenseQuery(operationQuery('CartShow', {…}))`. */
export function operationQuery<Name extends QueryName>(name: Name, variables: VariablesOf<Name>) {
  return queryOptions<ResultOf<Name>, Error, ResultOf<Name>, [Name, VariablesOf<Name>]>({
    queryKey: [name, variables],
  });
}

export function useOperationMutation<Name extends MutationName>(name: Name) {
  return useMutation<ResultOf<Name>, Error, VariablesOf<Name>>({ mutationKey: [name] });
}
