// Sentry's SDK reduced to errors: no traces, no replays, no click history. Its reports go through our own origin,
// scrubbed before they leave.
import {
  BrowserClient,
  defaultStackParser,
  eventFiltersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { KasaError } from '#src/errors.ts';
import { type BrowserReporting, reportPath } from '#src/reporting/browser-reporting.ts';
import { scrubEvent } from '#src/reporting/scrub-event.ts';

type SentrySinkOptions = BrowserReporting & { release: string; route: string };

/** An error in a loop must not cause thousands of requests. */
const MAX_REPORTS = 20;
/** The shop's 4xx answers, and a lost connection. */
const expectedCodes = new Set([
  'BAD_REQUEST',
  'FORM_REFUSED',
  'MUTATION_NAME_UNKNOWN',
  'NOT_FOUND',
  'QUERY_NAME_UNKNOWN',
  'SERVICE_UNAVAILABLE',
  'TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'URI_TOO_LONG',
]);

export function createSentrySink({ dsn, environment, release, route }: SentrySinkOptions): (error: unknown) => void {
  const client = new BrowserClient({
    dsn,
    tunnel: reportPath,
    release,
    environment,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [eventFiltersIntegration(), linkedErrorsIntegration()],
    sendClientReports: false,
    traceLifecycle: 'static',
    dataCollection: { userInfo: false },
    beforeSend: (event) => scrubEvent({ ...event, request: describePage() }),
  });
  client.init();
  let reports = 0;
  return (error) => {
    // Errors of third-party scripts carry no information.
    if (error == null) return;
    // React renders anew what was rewritten before it could take it over, such as a part that a browser has translated.
    if (/#418\b/.test(String(error)) && document.querySelector('font')) return;
    if (error instanceof KasaError && expectedCodes.has(error.code)) return;
    reports += 1;
    if (reports > MAX_REPORTS) return;
    const scope = new Scope();
    scope.setClient(client);
    scope.setTags({ route, locale: document.body.dataset.locale });
    if (error instanceof KasaError) scope.setTag('code', error.code);
    scope.captureException(error);
  };
}

function describePage() {
  return { url: window.location.href, headers: { 'User-Agent': navigator.userAgent } };
}
