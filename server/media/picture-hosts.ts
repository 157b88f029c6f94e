// Which web servers still give pictures. An old shop's server that is gone would otherwise be waited for ten seconds a
// picture; after three failures without a success between them it is left alone, until the next import.
import type { Result } from '#src/result.ts';
import type { FetchRefusal } from '../http/outside/fetch-outside.ts';

export type LeftOut = { kind: 'LeftOut' };

type Host = { failures: number; running: number; leftOut: number; hasAnswered: boolean; waiting: (() => void)[] };

const FAILURES_IN_A_ROW = 3;
const ofHost = new Set(['AddressRefused', 'HostUnknown', 'TooSlow', 'ConnectionFailed']);
/** Answers that do not depend on the picture. */
const refusingStatuses = new Set([401, 403, 429]);

export class PictureHosts {
  #hosts = new Map<string, Host>();

  /** Fetches unless the server was given up. One that has not answered yet is asked for three pictures at a time. */
  async ask(
    address: string,
    fetch: () => Promise<Result<Buffer, FetchRefusal>>,
  ): Promise<Result<Buffer, FetchRefusal | LeftOut>> {
    const host = this.#hostOf(address);
    while (host.running > 0 && !host.hasAnswered && host.failures + host.running >= FAILURES_IN_A_ROW) {
      await new Promise<void>((resolve) => host.waiting.push(resolve));
    }
    if (host.failures >= FAILURES_IN_A_ROW) {
      host.leftOut += 1;
      return { ok: false, error: { kind: 'LeftOut' } };
    }
    host.running += 1;
    try {
      const fetched = await fetch();
      const isAnswer = fetched.ok || !isHosts(fetched.error);
      host.hasAnswered ||= isAnswer;
      host.failures = isAnswer ? 0 : host.failures + 1;
      return fetched;
    } finally {
      host.running -= 1;
      for (const goOn of host.waiting.splice(0)) goOn();
    }
  }

  /** Servers that were given up, with the number of pictures that they were not asked for. */
  get givenUp(): [host: string, leftOut: number][] {
    return [...this.#hosts].flatMap(([name, { leftOut }]) =>
      leftOut > 0 ? [[name, leftOut] as [string, number]] : [],
    );
  }

  #hostOf(address: string): Host {
    const name = new URL(address).host;
    const cached = this.#hosts.get(name);
    if (cached) return cached;
    const host: Host = { failures: 0, running: 0, leftOut: 0, hasAnswered: false, waiting: [] };
    this.#hosts.set(name, host);
    return host;
  }
}

/** Whether any other picture would have failed as well. */
function isHosts(refusal: FetchRefusal): boolean {
  if (refusal.kind !== 'AnswerRefused') return ofHost.has(refusal.kind);
  return refusal.status >= 500 || refusingStatuses.has(refusal.status);
}
