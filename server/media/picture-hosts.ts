// Which web servers still give pictures. An old shop's server that is gone would otherwise be waited for ten seconds a
// picture; after three failures without a success between them it is left alone, until the next import.
import type { FetchRefusal } from './fetch-picture.ts';

const FAILURES_IN_A_ROW = 3;
const isOfHost = new Set(['AddressRefused', 'HostUnknown', 'TooSlow', 'ConnectionFailed']);
/** Answers that do not depend on the picture. */
const refusingStatuses = new Set([401, 403, 429]);

export class PictureHosts {
  #failures = new Map<string, number>();
  #leftOut = new Map<string, number>();

  /** Whether to ask the server; if not, the picture is counted. */
  accepts(address: string): boolean {
    const host = hostOf(address);
    if ((this.#failures.get(host) ?? 0) < FAILURES_IN_A_ROW) return true;
    this.#leftOut.set(host, (this.#leftOut.get(host) ?? 0) + 1);
    return false;
  }

  answered(address: string): void {
    this.#failures.delete(hostOf(address));
  }

  /** Only what would be the same for any picture counts. */
  failed(address: string, refusal: FetchRefusal): void {
    const isHosts =
      refusal.kind === 'AnswerRefused'
        ? refusal.status >= 500 || refusingStatuses.has(refusal.status)
        : isOfHost.has(refusal.kind);
    const host = hostOf(address);
    if (isHosts) this.#failures.set(host, (this.#failures.get(host) ?? 0) + 1);
    else this.answered(address);
  }

  /** Servers that were given up, with the number of pictures that they were not asked for. */
  get givenUp(): ReadonlyMap<string, number> {
    return this.#leftOut;
  }
}

function hostOf(address: string): string {
  return new URL(address).host;
}
