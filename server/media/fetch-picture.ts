// Fetches a picture from an address that a file of products names.
import { ok, type Result } from '#src/result.ts';
import { type FetchRefusal, type FetchRules, fetchOutside } from '../http/outside/fetch-outside.ts';

export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

/** The bytes behind an http(s) address, unchecked. */
export async function fetchPicture(address: string, rules: FetchRules = {}): Promise<Result<Buffer, FetchRefusal>> {
  const fetched = await fetchOutside(address, {
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_PICTURE_BYTES,
    ...rules,
    accept: 'image/*',
    protocols: ['http:', 'https:'],
    maxRedirects: MAX_REDIRECTS,
  });
  return fetched.ok ? ok(fetched.value.bytes) : fetched;
}
