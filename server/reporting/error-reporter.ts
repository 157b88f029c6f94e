// Sends the server's errors to Sentry. Its SDK is loaded only here, and only its client is used: `init` would
// instrument the process, its requests and its console.
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { scrubEvent } from '#src/reporting/scrub-event.ts';

export type ErrorReport = {
  /** An error, or a sentence for something that needs attention but was not thrown. */
  error: unknown;
  level: 'error' | 'fatal';
  /** What Sentry's lists can be filtered by: `route`, `status`. */
  tags: Record<string, unknown>;
  /** Further facts: ids, counts. */
  details: Record<string, unknown>;
};

export type ErrorReporter = {
  report(report: ErrorReport): void;
  /** Waits until pending reports are sent, two seconds at most. */
  flush(): Promise<void>;
};

export type ErrorReporterOptions = { dsn: string; environment: string | undefined; release: string };

const FLUSH_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 5_000;
const MINUTE_MS = 60_000;
/** When the database is down every request fails alike, and a few reports are enough. */
export const REPORTS_A_MINUTE = 60;

export async function createErrorReporter(options: ErrorReporterOptions): Promise<ErrorReporter> {
  const { defaultStackParser, linkedErrorsIntegration, makeNodeTransport, NodeClient, Scope } = await import(
    '@sentry/node'
  );
  const client = new NodeClient({
    ...options,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    // Otherwise the SDK patches packages while they are loaded, in order to trace them.
    enableRuntimeChannelInjection: false,
    traceLifecycle: 'static',
    includeServerName: false,
    sendClientReports: false,
    dataCollection: { userInfo: false },
    beforeSend: (event) => scrubEvent(event),
    transport: makeNodeTransport,
    transportOptions: { httpModule: { request: requestInTime } },
  });
  client.init();
  const isWithinLimit = limitPerMinute(REPORTS_A_MINUTE);

  return {
    report({ error, level, tags, details }) {
      if (!isWithinLimit()) return;
      const scope = new Scope();
      scope.setClient(client);
      scope
        .setLevel(level)
        .setTags(tags as Record<string, string>)
        .setContext('kasa', details);
      if (typeof error === 'string') scope.captureMessage(error, level);
      else scope.captureException(error);
    },
    async flush() {
      await client.flush(FLUSH_TIMEOUT_MS);
    },
  };
}

/** The SDK has no time-out: a server that accepts reports but never answers would block all later ones. */
function requestInTime(options: unknown, callback?: (answer: IncomingMessage) => void): ClientRequest {
  const timely = { ...(options as RequestOptions), signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) };
  return timely.protocol === 'https:' ? https.request(timely, callback) : http.request(timely, callback);
}

function limitPerMinute(max: number): () => boolean {
  let count = 0;
  let startedAt = performance.now();
  return () => {
    if (performance.now() - startedAt > MINUTE_MS) {
      startedAt = performance.now();
      count = 0;
    }
    count += 1;
    return count <= max;
  };
}
