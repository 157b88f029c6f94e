// One request to KSeF's API. It answers in JSON, but for invoices and receipts, which are XML.
import { z } from 'zod';
import { KsefAway, KsefLimited, KsefRefused } from './ksef-failures.ts';

export type KsefRequest = {
  method?: 'GET' | 'POST' | 'PUT';
  /** A path below the API's address, or a whole one. */
  path: string;
  /** An access token, or the one of an operation. */
  token?: string;
  /** JSON, or a text of XML. */
  body?: object | string;
  headers?: Readonly<Record<string, string>>;
  bytes?: Buffer;
};

export type AskKsef = (request: KsefRequest) => Promise<{ bytes: Buffer; headers: Headers }>;

const PATIENCE_MS = 30_000;
const USUAL_WAIT_S = 60;
const LONGEST_WAIT_S = 3600;

export function createAskKsef(api: string, signal?: AbortSignal): AskKsef {
  return async ({ method = 'GET', path, token, body, headers, bytes }) => {
    const given = typeof body === 'object' ? JSON.stringify(body) : body;
    const answer = await reach(/^https?:/.test(path) ? path : `${api}${path}`, {
      method,
      headers: {
        accept: 'application/json, application/xml, application/problem+json',
        'x-error-format': 'problem-details',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(given !== undefined && {
          'content-type': typeof body === 'object' ? 'application/json' : 'application/xml',
        }),
        ...headers,
      },
      ...(given !== undefined && { body: given }),
      ...(bytes && { body: new Uint8Array(bytes) }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]),
    });
    if (answer.status === 429) throw new KsefLimited(waitOf(answer.headers.get('retry-after')));
    if (answer.status >= 500) throw new KsefAway(`KSeF answers ${answer.status}`);
    if (answer.status >= 400) throw refusalOf(answer.status, answer.bytes);
    return answer;
  };
}

async function reach(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request);
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    throw new KsefAway(`KSeF does not answer: ${cause?.code ?? cause?.message ?? message}`, { cause: error });
  }
}

function waitOf(header: string | null): number {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_S) : USUAL_WAIT_S;
}

const told = z.object({ code: z.number(), description: z.string(), details: z.array(z.string()).nullish() });
/** Refusals in the two forms that KSeF has: problem details, and the older one. */
const problem = z.object({
  detail: z.string().optional(),
  title: z.string().optional(),
  errors: z.array(told).optional(),
});
const older = z.object({
  exception: z.object({
    exceptionDetailList: z.array(
      z.object({
        exceptionCode: z.number(),
        exceptionDescription: z.string(),
        details: z.array(z.string()).nullish(),
      }),
    ),
  }),
});

function refusalOf(status: number, bytes: Buffer): KsefRefused {
  const json = parse(bytes);
  const before = older.safeParse(json).data?.exception.exceptionDetailList[0];
  if (before) {
    const { exceptionCode: number, exceptionDescription: text, details } = before;
    return new KsefRefused({ status, number, text, details: details ?? [] });
  }
  const { errors, detail, title } = problem.safeParse(json).data ?? {};
  const [first] = errors ?? [];
  if (first)
    return new KsefRefused({ status, number: first.code, text: first.description, details: first.details ?? [] });
  return new KsefRefused({ status, number: status, text: detail ?? title ?? `HTTP ${status}`, details: [] });
}

/** Null for what is no JSON. */
function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

/** What KSeF adds is left aside; what it must say and does not is as good as no answer. */
export function readAnswer<T>(schema: z.ZodType<T>, { bytes }: { bytes: Buffer }): T {
  const read = schema.safeParse(parse(bytes));
  if (read.success) return read.data;
  throw new KsefAway(`an answer of KSeF could not be read: ${read.error.issues[0]?.path.join('.')}`);
}
