// One request to a receiver. Redirects are not followed: the address was given by the operator, and what it redirects to
// was not. The addresses of its name are checked where the connection is made, so that no second look-up differs.
import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookFailure } from '#src/webhooks/webhook-failures.ts';
import { isPublicAddress } from '../http/outside/public-address.ts';

export type WebhookRequest = {
  url: string;
  headers: Record<string, string>;
  body: string;
  allowPrivateAddress: boolean;
  signal: AbortSignal;
};

type Failure = ErrorOptions & { status?: number | null; reason?: WebhookFailure | null };

/** `status`: what was answered; null when nothing was. `reason`: why not; null when something was. */
export class WebhookFailed extends Error {
  readonly status: number | null;
  readonly reason: WebhookFailure | null;

  constructor(message: string, { status = null, reason = null, ...options }: Failure = {}) {
    super(message, options);
    this.status = status;
    this.reason = reason;
  }
}

/** The receiver refuses this one; others may fare better. */
export class WebhookRefused extends WebhookFailed {}

/** The receiver cannot be used at all: away, slow, overloaded, broken, or at an address that may not be called. */
export class ReceiverUnusable extends WebhookFailed {}

/** The status, of the 200s. Otherwise throws `WebhookRefused` or `ReceiverUnusable`. */
export async function postWebhook({ url, signal, ...request }: WebhookRequest): Promise<number> {
  const address = new URL(url);
  const host = address.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host, request)) throw notPublic(host);
  const status = await send(address, { ...request, signal }).catch((error: unknown) => {
    if (error instanceof ReceiverUnusable) throw error;
    throw new ReceiverUnusable('the receiver cannot be reached', { cause: error, reason: reasonOf(error) });
  });
  if (status >= 200 && status <= 299) return status;
  const isRefused = status >= 400 && status <= 499 && status !== 408 && status !== 429;
  throw new (isRefused ? WebhookRefused : ReceiverUnusable)(`the receiver answered ${status}`, { status });
}

function isAllowed(address: string, { allowPrivateAddress }: Pick<WebhookRequest, 'allowPrivateAddress'>): boolean {
  return allowPrivateAddress || isPublicAddress(address);
}

function notPublic(host: string): ReceiverUnusable {
  return new ReceiverUnusable(
    `${host} is no public address; allowPrivateAddress in kasa.config.ts permits it, or kasa webhooks add --allow-private-address`,
    { reason: 'NOT_PUBLIC' },
  );
}

function reasonOf(error: unknown): WebhookFailure {
  const { name, code = '', cause } = error as { name?: string; code?: string; cause?: { name?: string } };
  if (name === 'TimeoutError' || cause?.name === 'TimeoutError' || code === 'ETIMEDOUT') return 'TOO_SLOW';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'NAME_UNKNOWN';
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return 'NOTHING_LISTENS';
  return /CERT|SIGNATURE|ERR_TLS|ERR_SSL|EPROTO/.test(code) ? 'CERTIFICATE' : 'BROKEN_OFF';
}

/** Resolves with the status; the answer's body is not read. */
async function send(url: URL, request: Omit<WebhookRequest, 'url'>): Promise<number> {
  const { body, headers, signal } = request;
  const checkedLookup: LookupFunction = (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const closed = addresses?.find(({ address }) => !isAllowed(address, request));
      const [first] = addresses ?? [];
      if (error || closed || !first) callback(error ?? notPublic(host), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method: 'POST', lookup: checkedLookup, agent: false, signal, headers } as const;
    start(url, options, resolve).on('error', reject).end(body);
  });
  response.destroy();
  return response.statusCode ?? 0;
}
