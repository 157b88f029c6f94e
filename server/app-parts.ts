// What the routes share beside the services that are handed in: headers, caches, limits, and who visits.
import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from './app-dependencies.ts';
import { withMarkdownTwins } from './assistants/found/markdown-pages.ts';
import { CartCounts } from './cart/cart-counts.ts';
import { KnownOutage } from './database/known-outage.ts';
import { createRequestLimits } from './http/request-limits.ts';
import { contentPolicy, listSecurityHeaders } from './http/security-headers.ts';
import { LiveStreams } from './live/live-streams.ts';
import { createRedirectHits } from './redirects/redirect-hits.ts';
import { PageCache } from './render/page-cache.ts';
import { listPageHeaders, type RenderedSource } from './render/page-handler.ts';
import { createVisitorReader } from './render/page-visitor.ts';
import { createAssistantCounts } from './reports/assistants/assistant-counts.ts';
import { createVisitCounts } from './reports/visit-counts.ts';
import { createSearchCounts } from './searches/search-counts.ts';

export type AppParts = ReturnType<typeof createAppParts>;

export function createAppParts(deps: AppDependencies, log: () => FastifyBaseLogger) {
  const isSecure = deps.publicUrl.startsWith('https:');
  const { storefront, account, office } = deps.renderers;
  const policies = { ...deps, iconFallback: storefront.iconFallback };
  const everywhere = listSecurityHeaders({
    isSecure,
    policy: contentPolicy(['icons'], policies),
    release: storefront.release,
  });
  const outage = new KnownOutage();
  const mainLocale = () => deps.shop.latest.markets.main;
  const { session } = storefront.delivery;
  const readVisitor = createVisitorReader(session, isSecure);
  return {
    isSecure,
    session,
    mainLocale,
    readVisitor,
    headers: {
      everywhere,
      storefront: withMarkdownTwins(listPageHeaders(storefront, policies, everywhere), everywhere),
      account: listPageHeaders(account, policies, everywhere),
      office: listPageHeaders(office, policies, everywhere),
    },
    // The storefront has all addresses that the office does not have; those of the account look like its own.
    unmatched: { headers: everywhere, surfaces: [office, storefront], mainLocale, readVisitor },
    cache: new PageCache<RenderedSource>({
      now: deps.now,
      outage,
      onLateFailure: (error) => log().error({ err: error }, 'a page that nobody waited for any longer failed'),
    }),
    redirectHits: createRedirectHits({
      ...deps,
      onError: (error) => log().warn({ err: error }, 'how often redirects were used could not be written'),
    }),
    searchCounts: createSearchCounts({
      ...deps,
      onError: (error) => log().warn({ err: error }, 'what shoppers looked for could not be written'),
    }),
    visitCounts: createVisitCounts({
      ...deps,
      onError: (error) => log().warn({ err: error }, 'how many came could not be written'),
    }),
    assistantCounts: createAssistantCounts({
      ...deps,
      onError: (error) => log().warn({ err: error }, 'what assistants asked could not be written'),
    }),
    carts: new CartCounts(deps),
    outage,
    liveStreams: new LiveStreams({ ...deps, log }),
    limits: createRequestLimits(deps),
  };
}
