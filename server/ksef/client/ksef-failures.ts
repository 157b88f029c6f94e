// The ways in which a request to KSeF fails: it is not there, it wants us to wait, or it says no.

/** No answer, or one of a server in trouble. What was sent may have been taken. */
export class KsefAway extends Error {
  readonly code = 'KSEF_AWAY';
}

/** It answers 429: nothing is sent before. */
export class KsefLimited extends Error {
  readonly code = 'KSEF_LIMITED';
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super(`KSeF asks to wait for ${retryAfterS} s`);
    this.retryAfterS = retryAfterS;
  }
}

/** It says no. `number`: KSeF's code of the error, or the HTTP status where it gives none. */
export class KsefRefused extends Error {
  readonly code = 'KSEF_REFUSED';
  readonly status: number;
  readonly number: number;
  readonly details: readonly string[];

  constructor({ status, number, text, details }: { status: number; number: number; text: string; details: string[] }) {
    super(`KSeF refuses (${number}): ${[text, ...details].join('; ')}`);
    this.status = status;
    this.number = number;
    this.details = [text, ...details];
  }
}
