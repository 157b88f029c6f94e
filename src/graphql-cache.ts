// The GraphQL client's own cache, off by default: the query cache already holds what pages show. When switched on,
// answers stay cached beyond their five seconds, until the page is left. By hand: `lru-cache` would weigh more in every
// page than these ten lines.
import type { GraphqlApi, OperationName, QueryName, ResultOf, Transport, VariablesOf } from './graphql-client.ts';

/** `maxSize`: how many answers are cached; the least recently used goes first. */
export type GraphqlCacheSettings = { enabled: boolean; maxSize: number };

export const graphqlCacheSettings: GraphqlCacheSettings = { enabled: false, maxSize: 100 };

/** Caches answers that are the same for every visitor, under their address. A rejected promise is not cached. */
export function cacheQueries(
  transport: Transport,
  { operations, queryUrl }: GraphqlApi,
  { enabled, maxSize }: GraphqlCacheSettings,
): Transport {
  if (!enabled) return transport;
  const answers = new Map<string, Promise<unknown>>();

  return <Name extends OperationName>(name: Name, variables: VariablesOf<Name>): Promise<ResultOf<Name>> => {
    // All mutations are private, too.
    if (operations[name]?.isPrivate) return transport(name, variables);
    const address = queryUrl(name as QueryName, variables as VariablesOf<QueryName>);
    const answer = (answers.get(address) as Promise<ResultOf<Name>> | undefined) ?? transport(name, variables);
    // A map keeps the order of insertion, so a used entry is moved to its end.
    answers.delete(address);
    answers.set(address, answer);
    const [oldest] = answers.keys();
    if (answers.size > maxSize && oldest !== undefined) answers.delete(oldest);
    answer.catch(() => answers.get(address) === answer && answers.delete(address));
    return answer;
  };
}
