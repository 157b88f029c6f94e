import type { RouteLocation } from '../../addresses.ts';
import { operationQuery } from '../../query-client.ts';
import { articleIn, pageIn } from './article-address.ts';

/** A page of the list, or one article: what the address does not ask for is empty. */
export function articlesQuery({ locale, href, search }: RouteLocation) {
  const slug = articleIn(href);
  return operationQuery('ArticlesShow', { locale, slug, page: slug ? 0 : pageIn(search) });
}
