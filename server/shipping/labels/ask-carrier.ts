// One request to a carrier. Every way in which it may fail is a problem that staff is told of; nothing is thrown.
import { ok, refuse } from '#src/result.ts';
import type { LabelAnswer, LabelProblem } from '#src/shipping/label-carrier.ts';

export type CarrierRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  /** A text goes as it is. */
  body?: object | string;
};

/** `json`: null when the body is something else. */
export type CarrierResponse = { status: number; bytes: Uint8Array; json: unknown };

/** Carriers make a label in some seconds; one that takes longer has a bad day. */
const PATIENCE_MS = 20_000;
/** A label has some 100 kB, in base64 a third more. */
const MOST_BYTES = 12_000_000;

/** Nothing has left this machine. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'CERT_HAS_EXPIRED']);

export type AskCarrier = (request: CarrierRequest) => Promise<LabelAnswer<CarrierResponse>>;

export function createAskCarrier(patienceMs = PATIENCE_MS, mostBytes = MOST_BYTES): AskCarrier {
  return async ({ method, url, headers, body }) => {
    try {
      const response = await fetch(url, {
        method,
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      const bytes = await readBounded(response, mostBytes);
      const problem = problemOfStatus(response.status, bytes);
      return problem ? refuse(problem) : ok({ status: response.status, bytes, json: parse(bytes) });
    } catch (error) {
      return refuse(problemOfFailure(error));
    }
  };
}

/** What no carrier means in a way of its own. */
function problemOfStatus(status: number, bytes: Uint8Array): LabelProblem | null {
  const detail = `${status} ${shorten(Buffer.from(bytes).toString('utf8'))}`.trim();
  if (status === 429) return { kind: 'LabelBusy', detail };
  if (status === 401 || status === 403) return { kind: 'LabelKeysRefused', detail };
  return status >= 500 ? { kind: 'LabelNoAnswer', detail } : null;
}

function problemOfFailure(error: unknown): LabelProblem {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (cause?.code && NOT_SENT.has(cause.code)) return { kind: 'LabelAway', detail: cause.code };
  const detail = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? cause?.message ?? message);
  return { kind: 'LabelNoAnswer', detail: shorten(detail) };
}

async function readBounded(response: Response, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) throw new Error(`an answer of more than ${mostBytes / 1_000_000} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}

/** Bodies of errors may be pages of HTML. */
function shorten(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

/** It answered, and nobody can tell what. What was asked for may have been done. */
export function unreadable(what: string): { ok: false; error: LabelProblem } {
  return refuse({ kind: 'LabelNoAnswer', detail: `${what} could not be read` });
}

export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}
