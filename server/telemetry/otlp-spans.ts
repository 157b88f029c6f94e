// Spans sent by OpenTelemetry's own SDK, over OTLP. It is loaded only here: nothing of it is global, and it instruments
// nothing by itself. Headers, time-outs and compression it reads from the usual OTEL_EXPORTER_OTLP_… variables.
import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
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

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

export function createOtlpSpans({ endpoint, serviceName, ratio, release }: TracingOptions) {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      ...(release && { 'service.version': release }),
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }) }),
    ],
  });
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
