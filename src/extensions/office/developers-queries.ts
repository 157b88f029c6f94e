import type { RouteLocation } from '../../addresses.ts';
import { operationQuery } from '../../query-client.ts';

/** The chapter that the address names, or the first. */
export function developersQuery({ search }: Pick<RouteLocation, 'search'>) {
  return operationQuery('DevelopersShow', { chapter: search.get('chapter') ?? '' });
}
