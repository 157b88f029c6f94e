// What became of an invoice, and why nothing could be sent, with what to do.
import type { RetryRefusal } from '#server/ksef/queue/retry-submission.ts';
import type { Refusal, Submission } from '#server/ksef/queue/submission-store.ts';
import { CliError } from '../../cli-errors.ts';

/** `adviceOf`: what to do about a refusal. */
export function describeSubmission(
  { number, state, ksefNumber, refusal, isBehind }: Submission,
  adviceOf: (refusal: Refusal) => string,
): string {
  const reason = refusal ? `: ${[refusal.code, refusal.text, ...refusal.details].filter(Boolean).join('; ')}` : '';
  switch (state) {
    case 'accepted':
      return `${number}  ${ksefNumber}`;
    case 'waiting':
      return `${number}  waits${isBehind ? ' for the number of what it corrects' : reason}`;
    case 'sending':
    case 'sent':
      return `${number}  is with KSeF, which has not answered yet`;
    case 'refused':
    case 'conflicting':
      return [
        `${number}  ${state === 'refused' ? 'was refused' : 'stopped: KSeF has another document of this number'}${reason}`,
        ...(refusal ? [`  ${adviceOf(refusal)}`] : []),
        `  To send it again: kasa ksef retry ${number}`,
      ].join('\n');
  }
}

const fixes: Readonly<Record<string, string>> = {
  KSEF_AWAY: 'Try again later. The shop tries by itself; with the sandbox, kasa serve must run.',
  KSEF_LIMITED: 'The shop goes on by itself then.',
  KSEF_LANE_HELD: 'It sends these too: look again with kasa ksef status.',
  KSEF_UNFINISHED: 'Look again in some minutes: kasa ksef status.',
  KSEF_REFUSED: 'Look at the certificate or token and at its permissions in KSeF: kasa ksef certificate show.',
};

export function explainKsef(error: unknown): unknown {
  const { code = '', message, fix } = error as { code?: string; message: string; fix?: string };
  const known = fix ?? fixes[code];
  return known ? new CliError({ code, title: `${message}.`.replace('..', '.'), fix: known }) : error;
}

export function unknown(number: string): CliError {
  return new CliError({
    code: 'INVOICE_UNKNOWN',
    title: `There is no document ${number}.`,
    fix: 'kasa ksef status names those that wait or were refused.',
  });
}

export function notRetried(refusal: RetryRefusal, number: string): CliError {
  if (refusal.kind === 'NotForKsef') {
    return new CliError({
      code: 'NOT_FOR_KSEF',
      title: `${number} does not go to KSeF.`,
      fix: 'What is issued from now on goes by the settings: kasa settings edit invoices, field "ksef".',
    });
  }
  return new CliError({
    code: 'NOT_REFUSED',
    title: `${number} was not refused: it is ${refusal.state}.`,
    fix: 'kasa ksef status says what waits; kasa ksef send sends it.',
  });
}
