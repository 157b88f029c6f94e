// The profiles of platforms, fetched when they are first named. Anybody may name an address, so what that can cost the shop
// does not grow with how many are named: so many are kept, so many fetched in a second, and one address at a time once.
import { type FetchRefusal, type FetchRules, fetchOutside } from '../../http/outside/fetch-outside.ts';
import { Cache } from '../../memory/cache.ts';
import { UcpError } from '../messages/protocol-errors.ts';
import { type PlatformProfile, readPlatformProfile } from './platform-profile.ts';

export const MOST_PROFILES = 1_000;
export const FETCHES_A_SECOND = 10;
const TIMEOUT_MS = 3_000;
const MAX_BYTES = 64 * 1024;
const SECOND_MS = 1_000;
/** What is fetched is kept so long at least, whatever its headers say, and what cannot be had is not asked for meanwhile. */
const SHORTEST_AGE_MS = 60 * SECOND_MS;
const LONGEST_AGE_MS = 86_400 * SECOND_MS;

type Known = { until: number; profile: PlatformProfile | UcpError };

export type PlatformProfilesOptions = { now: () => Date; fetchRules?: FetchRules | undefined };

export class PlatformProfiles {
  #known = new Cache<Known>({ max: MOST_PROFILES });
  #running = new Map<string, Promise<PlatformProfile>>();
  #second = { startedAt: Number.NEGATIVE_INFINITY, fetches: 0 };
  readonly #now: () => Date;
  readonly #fetchRules: FetchRules;

  constructor({ now, fetchRules = {} }: PlatformProfilesOptions) {
    this.#now = now;
    this.#fetchRules = fetchRules;
  }

  /** Throws `invalid_profile_url`, `profile_unreachable`, `profile_malformed`, and `unavailable` when too many are fetched. */
  async get(url: URL): Promise<PlatformProfile> {
    const known = this.#known.get(url.href);
    const ageLeft = (known?.until ?? 0) - this.#now().getTime();
    // None is kept longer, unless the clock was wrong meanwhile.
    if (known && ageLeft > 0 && ageLeft <= LONGEST_AGE_MS) {
      if (known.profile instanceof UcpError) throw known.profile;
      return known.profile;
    }
    const running = this.#running.get(url.href) ?? this.#start(url);
    return running;
  }

  #start(url: URL): Promise<PlatformProfile> {
    this.#countFetch();
    const running = this.#fetch(url).finally(() => this.#running.delete(url.href));
    this.#running.set(url.href, running);
    return running;
  }

  #countFetch(): void {
    const now = this.#now().getTime();
    const isOver = Math.abs(now - this.#second.startedAt) >= SECOND_MS;
    if (isOver) this.#second = { startedAt: now, fetches: 0 };
    if (this.#second.fetches >= FETCHES_A_SECOND) {
      throw new UcpError('unavailable', 'Too many profiles are being fetched. Try again in a moment.', {
        retryAfterS: 1,
      });
    }
    this.#second.fetches += 1;
  }

  async #fetch(url: URL): Promise<PlatformProfile> {
    const fetched = await fetchOutside(url.href, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      ...this.#fetchRules,
      accept: 'application/json',
      protocols: ['https:'],
      maxRedirects: 0,
    });
    try {
      if (!fetched.ok) throw errorOf(fetched.error);
      const profile = readPlatformProfile(fetched.value.bytes);
      this.#keep(url, profile, ageIn(fetched.value.headers['cache-control']));
      return profile;
    } catch (error) {
      if (error instanceof UcpError) this.#keep(url, error, SHORTEST_AGE_MS);
      throw error;
    }
  }

  #keep(url: URL, profile: PlatformProfile | UcpError, ageMs: number): void {
    this.#known.set(url.href, { until: this.#now().getTime() + ageMs, profile });
  }
}

function ageIn(cacheControl: string | undefined): number {
  const [, seconds] = /\bmax-age=(\d{1,9})\b/.exec(cacheControl ?? '') ?? [];
  return Math.min(Math.max(Number(seconds ?? 0) * SECOND_MS, SHORTEST_AGE_MS), LONGEST_AGE_MS);
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
