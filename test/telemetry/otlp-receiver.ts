// What a collector of OpenTelemetry would be: takes spans as JSON over HTTP, and answers anything else with 200.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type ReceivedSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, string | number>;
  isFailed: boolean;
  durationMs: number;
};

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };
type Attributes = { key: string; value: Value }[];
type OtlpSpan = Omit<ReceivedSpan, 'attributes' | 'isFailed' | 'durationMs'> & {
  attributes: Attributes;
  status?: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
};
type Otlp = { resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: OtlpSpan[] }[] }[] };

export type OtlpReceiver = {
  origin: string;
  /** Whole bodies as they came. */
  bodies: string[];
  spans: ReceivedSpan[];
  resource: Record<string, string | number>;
  close(): Promise<void>;
};

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const receiver: Omit<OtlpReceiver, 'origin' | 'close'> = { bodies: [], spans: [], resource: {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    response.setHeader('content-type', 'application/json').end('{}');
    if (request.url !== '/v1/traces') return;
    const body = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
    receiver.bodies.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as Otlp).resourceSpans) {
      receiver.resource = toRecord(resource.attributes);
      receiver.spans.push(...scopeSpans.flatMap(({ spans }) => spans.map(toSpan)));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return Object.assign(receiver, {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function toSpan({ attributes, status, startTimeUnixNano, endTimeUnixNano, ...span }: OtlpSpan): ReceivedSpan {
  const durationMs = Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6;
  return { ...span, attributes: toRecord(attributes), isFailed: status?.code === 2, durationMs };
}

function toRecord(attributes: Attributes): Record<string, string | number> {
  const readValue = ({ stringValue, intValue, doubleValue }: Value) => stringValue ?? Number(intValue ?? doubleValue);
  return Object.fromEntries(attributes.map(({ key, value }) => [key, readValue(value)]));
}
