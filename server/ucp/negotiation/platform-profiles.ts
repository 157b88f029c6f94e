// The profiles of platforms, fetched when they are first named. Anybody may name an address, so what that can cost the shop
// does not grow with how many are named: so many are kept, so many fetched in a second, and one address at a time once. A
// platform that is known stays so while its profile cannot be fetched.
import { isIP } from 'node:net';
import {
  type FetchedBytes,
  type FetchRefusal,
  type FetchRules,
  fetchOutside,
} from '../../http/outside/fetch-outside.ts';
import { isPublicAddress } from '../../http/outside/public-address.ts';
import { Cache } from '../../memory/cache.ts';
import { UcpError } from '../messages/protocol-errors.ts';
import { FetchShares } from './fetch-shares.ts';
import { type PlatformProfile, readPlatformProfile } from './platform-profile.ts';

export const MOST_PROFILES = 1_000;
const MOST_AT_ONCE = 100;
const TIMEOUT_MS = 3_000;
const MAX_BYTES = 64 * 1024;
const SECOND_MS = 1_000;
/** What is fetched is kept so long at least, whatever its headers say, and what cannot be had is not asked for meanwhile. */
const SHORTEST_AGE_MS = 60 * SECOND_MS;
const LONGEST_AGE_MS = 86_400 * SECOND_MS;
/** So long after its time is over a profile is used that cannot be fetched anew. */
const LONGEST_STALE_MS = 86_400 * SECOND_MS;

/** `staleMs`: how long it is used beyond its time. */
type Known = { until: number; staleMs: number; profile: PlatformProfile | UcpError };

export type PlatformProfilesOptions = { now: () => Date; fetchRules?: FetchRules | undefined };

export class PlatformProfiles {
  #known = new Cache<Known>({ max: MOST_PROFILES });
  #running = new Map<string, Promise<PlatformProfile>>();
  readonly #shares: FetchShares;
  readonly #now: () => Date;
  readonly #fetchRules: FetchRules;

  constructor({ now, fetchRules = {} }: PlatformProfilesOptions) {
    this.#now = now;
    this.#fetchRules = fetchRules;
    this.#shares = new FetchShares(now);
  }

  /**
   * `askedFrom`: the address of whoever names it. Throws `invalid_profile_url`, `profile_unreachable`, `profile_malformed`, and
   * `unavailable` when too many are fetched.
   */
  async get(url: URL, askedFrom: string): Promise<PlatformProfile> {
    const known = this.#known.get(url.href);
    const ageLeft = (known?.until ?? 0) - this.#now().getTime();
    // None is kept longer, unless the clock was wrong meanwhile.
    if (known && ageLeft > 0 && ageLeft <= LONGEST_AGE_MS) {
      if (known.profile instanceof UcpError) throw known.profile;
      return known.profile;
    }
    try {
      return await (this.#running.get(url.href) ?? this.#start(url, askedFrom));
    } catch (error) {
      const stale = error instanceof UcpError && isForNow(error) ? this.#staleOf(known) : null;
      if (!stale) throw error;
      return stale;
    }
  }

  #staleOf(known: Known | undefined): PlatformProfile | null {
    if (!known || known.profile instanceof UcpError) return null;
    const over = this.#now().getTime() - known.until;
    return over >= 0 && over < known.staleMs ? known.profile : null;
  }

  #start(url: URL, askedFrom: string): Promise<PlatformProfile> {
    this.#requirePublic(url);
    if (this.#running.size >= MOST_AT_ONCE) {
      throw new UcpError('unavailable', 'Too many profiles are being fetched. Try again in a moment.', {
        retryAfterS: 3,
      });
    }
    this.#shares.countAsker(askedFrom);
    const running = this.#fetch(url).finally(() => this.#running.delete(url.href));
    this.#running.set(url.href, running);
    return running;
  }

  /** An address that needs no look-up is refused at once, and for nothing. */
  #requirePublic({ hostname }: URL): void {
    const host = hostname.replace(/^\[|\]$/g, '');
    const { isAllowed = isPublicAddress } = this.#fetchRules;
    if (isIP(host) !== 0 && !isAllowed(host)) throw errorOf({ kind: 'AddressRefused', host });
  }

  async #fetch(url: URL): Promise<PlatformProfile> {
    const fetched = await fetchOutside(url.href, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      ...this.#fetchRules,
      accept: 'application/json',
      protocols: ['https:'],
      maxRedirects: 0,
      beforeConnecting: () => this.#shares.countFetch(url.host),
    });
    try {
      if (!fetched.ok) throw errorOf(fetched.error);
      const profile = readPlatformProfile(fetched.value.bytes);
      this.#keep(url, { profile, ...agesIn(fetched.value) });
      return profile;
    } catch (error) {
      if (error instanceof UcpError) this.#keepError(url, error);
      throw error;
    }
  }

  /** What is known of a platform that cannot be reached now is not forgotten, and not asked for meanwhile. */
  #keepError(url: URL, error: UcpError): void {
    const before = this.#known.peek(url.href);
    const stale = isForNow(error) ? this.#staleOf(before) : null;
    const overMs = this.#now().getTime() - (before?.until ?? 0);
    const staleMs = stale && before ? Math.max(0, before.staleMs - overMs - SHORTEST_AGE_MS) : 0;
    this.#keep(url, { profile: stale ?? error, ageMs: SHORTEST_AGE_MS, staleMs });
  }

  #keep(url: URL, { profile, ageMs, staleMs }: Omit<Known, 'until'> & { ageMs: number }): void {
    this.#known.set(url.href, { until: this.#now().getTime() + ageMs, staleMs, profile });
  }
}

/** As its headers allow it, within the shop's own bounds. */
function agesIn({ headers }: FetchedBytes): { ageMs: number; staleMs: number } {
  const cacheControl = headers['cache-control'] ?? '';
  const msOf = (name: string) => {
    const [, seconds] = new RegExp(`(?:^|[\\s,])${name}=(\\d{1,9})\\b`).exec(cacheControl) ?? [];
    return seconds === undefined ? null : Number(seconds) * SECOND_MS;
  };
  const ageMs = Math.min(Math.max(msOf('max-age') ?? 0, SHORTEST_AGE_MS), LONGEST_AGE_MS);
  const isNeverStale = /\b(?:must-revalidate|proxy-revalidate|no-cache|no-store)\b/.test(cacheControl);
  const staleMs = isNeverStale ? 0 : Math.min(msOf('stale-if-error') ?? LONGEST_STALE_MS, LONGEST_STALE_MS);
  return { ageMs, staleMs };
}

/** It may be had again later: the shop fetches too much now, or the platform's server is away. */
function isForNow({ code }: UcpError): boolean {
  return code === 'unavailable' || code === 'profile_unreachable';
}

/** Says no more of a network than that it was not reached: which addresses answer within it is nobody's business. */
function errorOf(refusal: FetchRefusal): UcpError {
  switch (refusal.kind) {
    case 'AddressRefused':
    case 'HostUnknown':
      return new UcpError('invalid_profile_url', 'The host of the profile is unknown, or not on the public internet.');
    case 'TooManyBytes':
      return new UcpError('profile_malformed', `A profile has at most ${MAX_BYTES} bytes.`);
    case 'TooManyRedirects':
      return new UcpError('profile_unreachable', 'The profile is redirected to another address.');
    case 'TooSlow':
      return new UcpError('profile_unreachable', 'The profile did not come within three seconds.');
    case 'AnswerRefused':
      return new UcpError('profile_unreachable', `The profile was answered with status ${refusal.status}.`);
    case 'ConnectionFailed':
      return new UcpError('profile_unreachable', 'The profile cannot be fetched.');
  }
}
