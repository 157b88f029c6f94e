// A page's answer: the same whether the page was cached or has been rendered for this request.
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Encoding, PageForm } from './cached-page.ts';

export type PageState = keyof typeof cacheStatus;

export type PageToSend = {
  form: PageForm;
  encoding: Encoding;
  status: 200 | 403 | 404;
  /** The headers of every answer of the page's route. */
  headers: SecurityHeaders;
  state: PageState;
  /** Meant for `Server-Timing`. */
  timing: string;
};

/** It has no body (304) when the visitor's copy is current. */
export type PageAnswer = { status: number; headers: SecurityHeaders; body?: Buffer };

/** RFC 9211. `personal`: rendered for one visitor. */
const cacheStatus = {
  hit: 'kasa; hit',
  miss: 'kasa; fwd=miss',
  stale: 'kasa; hit; detail=stale',
  personal: 'kasa; fwd=bypass',
} as const;

export function answerPage(
  { form, encoding, status, headers, state, timing }: PageToSend,
  ifNoneMatch: string | undefined,
): PageAnswer {
  const etag = status === 200 && state !== 'personal' ? form.etag : undefined;
  const sent = {
    ...headers,
    'cache-status': cacheStatus[state],
    'server-timing': timing,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(etag && { etag }),
  };
  if (etag && ifNoneMatch === etag) return { status: 304, headers: sent };
  return { status, headers: { ...sent, 'content-length': String(form.body.length) }, body: form.body };
}
