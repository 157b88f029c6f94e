// How many profiles are fetched in a second: so many in all, and of those a share for each address that asks and for each host
// that is asked, so that nobody takes what is left for the others.
import { networkOf } from '../../http/visitor-network.ts';
import { UcpError } from '../messages/protocol-errors.ts';

export const FETCHES_A_SECOND = 10;
/** Those that one address asks for. */
export const SHARE_OF_ADDRESS = 2;
/** Those of one host, which may have the profiles of many. */
export const SHARE_OF_HOST = 5;
const SECOND_MS = 1_000;

export class FetchShares {
  #second = { startedAt: Number.NEGATIVE_INFINITY, fetches: 0, of: new Map<string, number>() };
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Throws `unavailable` where an address has asked for its share. An address that many share has none. */
  countAsker(address: string): void {
    const network = networkOf(address);
    if (network !== null) this.#count(`from ${network}`, SHARE_OF_ADDRESS);
  }

  /** It is called when a connection is about to be made: what is refused before takes nothing from anybody. */
  countFetch(host: string): void {
    const second = this.#current();
    if (second.fetches >= FETCHES_A_SECOND) throw tooMany();
    this.#count(`of ${host}`, SHARE_OF_HOST);
    second.fetches += 1;
  }

  #count(whose: string, share: number): void {
    const { of } = this.#current();
    const counted = of.get(whose) ?? 0;
    if (counted >= share) throw tooMany();
    of.set(whose, counted + 1);
  }

  #current() {
    const now = this.#now().getTime();
    const isOver = Math.abs(now - this.#second.startedAt) >= SECOND_MS;
    if (isOver) this.#second = { startedAt: now, fetches: 0, of: new Map() };
    return this.#second;
  }
}

function tooMany(): UcpError {
  return new UcpError('unavailable', 'Too many profiles are being fetched. Try again in a moment.', { retryAfterS: 1 });
}
