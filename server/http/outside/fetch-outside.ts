// Fetches what stands at an address that a stranger names. The address is not trusted: a name is resolved once, every
// address it has must be public, and the connection goes to the address that was checked, so that a name server cannot
// answer differently the second time.
import { lookup } from 'node:dns/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ok, type Result, refuse } from '#src/result.ts';
import { isPublicAddress } from './public-address.ts';

export type FetchRefusal =
  | { kind: 'AddressRefused'; host: string }
  | { kind: 'HostUnknown'; host: string }
  | { kind: 'TooManyRedirects' }
  | { kind: 'AnswerRefused'; status: number }
  | { kind: 'TooManyBytes' }
  | { kind: 'TooSlow' }
  | { kind: 'ConnectionFailed'; code: string };

/** The servers that may be asked: tests have names and certificates of their own. */
export type FetchRules = {
  resolve?: (host: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
  maxBytes?: number;
  /** A certificate, as PEM, that is trusted beside those of the system. */
  trusted?: string;
};

export type OutsideRequest = FetchRules & {
  /** The types that are asked for. */
  accept: string;
  /** What an address may begin with, as a URL names its protocol. */
  protocols: readonly ('http:' | 'https:')[];
  /** How many redirects are followed; each is held to the same rules. */
  maxRedirects: number;
  timeoutMs: number;
  maxBytes: number;
  /** It is called when every address was found to be public; what it throws is thrown on, and nothing is connected to. */
  beforeConnecting?: () => void;
};

export type FetchedBytes = { bytes: Buffer; headers: IncomingHttpHeaders };

type Hop = Result<FetchedBytes | { redirectTo: string }, FetchRefusal>;

/** The bytes behind an address, unchecked. The time-out holds for all redirects together. */
export async function fetchOutside(
  address: string,
  { resolve = resolveHost, isAllowed = isPublicAddress, ...request }: OutsideRequest,
): Promise<Result<FetchedBytes, FetchRefusal>> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= request.maxRedirects; redirects += 1) {
    if (!request.protocols.some((protocol) => protocol === url.protocol))
      return refuse({ kind: 'AddressRefused', host: url.protocol });
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await within(signal, resolve(host)).catch(() => []);
    if (signal.aborted) return refuse({ kind: 'TooSlow' });
    const [first] = addresses;
    if (first === undefined) return refuse({ kind: 'HostUnknown', host });
    if (!addresses.every(isAllowed)) return refuse({ kind: 'AddressRefused', host });
    request.beforeConnecting?.();
    const hop = await requestOnce(url, first, { ...request, signal });
    if (!hop.ok) return hop;
    if ('bytes' in hop.value) return ok(hop.value);
    if (!URL.canParse(hop.value.redirectTo, url)) return refuse({ kind: 'AnswerRefused', status: 302 });
    url = new URL(hop.value.redirectTo, url);
  }
  return refuse({ kind: 'TooManyRedirects' });
}

async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

async function requestOnce(
  url: URL,
  address: string,
  {
    signal,
    maxBytes,
    accept,
    trusted,
  }: Pick<OutsideRequest, 'maxBytes' | 'accept' | 'trusted'> & { signal: AbortSignal },
): Promise<Hop> {
  // Every lookup answers with the address that was checked.
  const pinned: LookupFunction = (_host, options, callback) => {
    const family = isIP(address);
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        lookup: pinned,
        agent: false,
        signal,
        ...(trusted && { ca: trusted }),
        // Uncompressed, so that the size limit counts the real bytes.
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Kasa' },
      } as const;
      request(url, options, resolve).on('error', reject).end();
    });
    try {
      const { statusCode: status = 0, headers } = response;
      if ([301, 302, 303, 307, 308].includes(status) && headers.location) return ok({ redirectTo: headers.location });
      if (status !== 200) return refuse({ kind: 'AnswerRefused', status });
      if (Number(headers['content-length'] ?? 0) > maxBytes) return refuse({ kind: 'TooManyBytes' });
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of response as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) return refuse({ kind: 'TooManyBytes' });
        chunks.push(chunk);
      }
      return ok({ bytes: Buffer.concat(chunks), headers });
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (signal.aborted) return refuse({ kind: 'TooSlow' });
    return refuse({ kind: 'ConnectionFailed', code: (error as NodeJS.ErrnoException).code ?? 'unknown' });
  }
}
