// Spans sent by OpenTelemetry's own SDK, over OTLP. It is loaded only here, and with the first call, since the server is one
// bundle: nothing of it is global, and it instruments nothing by itself. Headers, time-outs and compression it reads from the usual OTEL_EXPORTER_OTLP_… variables.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type { OpenSpan, StartSpan } from './spans.ts';

export type TracingOptions = {
  /** The address at which a collector takes OTLP over HTTP; `/v1/traces` is added. */
  endpoint: string;
  serviceName: string;
  /** The part of all requests and jobs that is recorded, from 0 to 1. */
  ratio: number;
  release: string | undefined;
};

/** A collector that does not answer keeps no shop from stopping. */
const LAST_SENDING_MS = 2_000;

async function loadSdk() {
  const [api, exporter, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  return { ...api, ...exporter, ...resources, ...sdk };
}

type Sdk = Awaited<ReturnType<typeof loadSdk>>;

function openProvider(sdk: Sdk, { endpoint, serviceName, ratio, release }: TracingOptions) {
  const { href: url } = new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`);
  const exporter = new sdk.OTLPTraceExporter({ url });
  return new sdk.TracerProvider({
    resource: sdk.resourceFromAttributes({
      'service.name': serviceName,
      ...(release && { 'service.version': release }),
      'process.pid': process.pid,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
}

export async function openOtlpSpans(options: TracingOptions) {
  const sdk = await loadSdk();
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = sdk;
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
  const provider = openProvider(sdk, options);
  const tracer = provider.getTracer('kasa');
  const spans = new WeakMap<OpenSpan, Span>();
  // What sends the spans begins when one of them ends, and is no part of it.
  const outside = AsyncLocalStorage.snapshot();

  const start: StartSpan = ({ name, kind, attributes, parent, startedAt }) => {
    const above = parent && spans.get(parent);
    const context = above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes, startTime: startedAt }, context);
    const opened: OpenSpan = {
      end({ name: lastName, attributes: more, isFailed, at }) {
        if (lastName) span.updateName(lastName);
        if (more) span.setAttributes(more);
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        outside(() => span.end(at));
      },
    };
    spans.set(opened, span);
    return opened;
  };

  return {
    start,
    async close(): Promise<void> {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LAST_SENDING_MS).unref())]);
    },
  };
}
