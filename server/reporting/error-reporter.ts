// Errors of the server on their way to Sentry. Of its SDK only the core is used, and loaded only here: `@sentry/node`
// brings what traces requests, a hundred megabytes of it, and reports no error better.
import type { BaseTransportOptions, ErrorEvent, Transport } from '@sentry/core';
import { scrubEvent } from '#src/reporting/scrub-event.ts';

export type ErrorReport = {
  /** An error, or a sentence when something needs attention that nobody threw. */
  error: unknown;
  level: 'error' | 'fatal';
  /** What is told apart in Sentry's lists: `route`, `status`. */
  tags: Record<string, unknown>;
  /** What else was known: ids, counts. */
  details: Record<string, unknown>;
};

export type ErrorReporter = {
  report(report: ErrorReport): void;
  /** Waits for what is on its way, two seconds at most. */
  flush(): Promise<void>;
};

export type ErrorReporterOptions = { dsn: string; environment: string | undefined; release: string };

const FLUSH_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 5_000;
const MINUTE_MS = 60_000;
/** A database that is away fails every request alike; a few of them tell the story. */
export const REPORTS_A_MINUTE = 60;

export async function createErrorReporter(options: ErrorReporterOptions): Promise<ErrorReporter> {
  const { createStackParser, createTransport, linkedErrorsIntegration, Scope } = await import('@sentry/core');
  const { nodeStackLineParser, ServerRuntimeClient } = await import('@sentry/core/server');
  const client = new ServerRuntimeClient({
    ...options,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
    traceLifecycle: 'static',
    dataCollection: { userInfo: false },
    beforeSend: (event) => scrubEvent(event) as unknown as ErrorEvent,
    transport: (transportOptions) => createFetchTransport(createTransport, transportOptions),
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

type CreateTransport = typeof import('@sentry/core').createTransport;

function createFetchTransport(createTransport: CreateTransport, options: BaseTransportOptions): Transport {
  return createTransport(options, async ({ body }) => {
    const answer = await fetch(options.url, {
      method: 'POST',
      headers: { ...options.headers, 'content-type': 'application/x-sentry-envelope' },
      body: body as BodyInit,
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
        'retry-after': answer.headers.get('retry-after'),
      },
    };
  });
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
