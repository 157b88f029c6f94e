// What the storefront asks of the server; browsers fetch it after the first view.
import { collectionsQuery } from '../catalogue/catalogue-queries.ts';
import { createGraphqlApi } from '../graphql-client.ts';
import { operations } from '../operations.generated.ts';
import type { LoadShell, TitleOf } from '../surface.ts';

export const storefrontApi = createGraphqlApi({ path: '/api/graphql_middleware', operations });

export const { queryUrl, mutationUrl } = storefrontApi;

/** What header and footer lead to. */
export const loadStorefrontShell: LoadShell = (queryClient, { locale }) =>
  queryClient.ensureQueryData(collectionsQuery(locale));

/** The shop's name stands last, but on the home page first. */
export const titleOfStorefront: TitleOf = ({ title }, { route }, { shop }) =>
  (route === 'home' ? [shop.name, title] : [title, shop.name]).filter(Boolean).join(' – ');
