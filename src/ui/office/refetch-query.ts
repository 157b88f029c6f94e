import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Called after something was changed: what is being fetched just now may have been read before. */
export async function refetchQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  return queryClient.fetchQuery({ ...query, staleTime: 0 });
}
