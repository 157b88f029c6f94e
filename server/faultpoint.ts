// Named points at which the fault tests kill the shop: with KASA_FAULTPOINT=after-reservation the process kills itself
// there with SIGKILL, so nothing is flushed, closed or answered. Without it a point costs one comparison; with live
// keys it is refused.

import type { FastifyBaseLogger } from 'fastify';

const faultpoints = [
  /** None yet: the person who started the process names it in a message. */
  'when-told',
  'before-first-write',
  /** Work that is refused stops here: what it has written is still there. */
  'before-rollback',
  /** An order of nothing stops here: placed and paid, and not committed. */
  'before-order-commit',
  'after-reservation',
  'before-provider-call',
  /** `:` and the last part of the request's path, e.g. `payment_intents` or `confirm`. The answer has not been read. */
  'provider-accepted',
  'before-intent-commit',
  'before-order-answer',
  'before-return-commit',
  'before-return-answer',
  /** `:` and the event's type. */
  'before-webhook-commit',
  'before-webhook-answer',
  /** `:` and the outbox entry's kind. */
  'before-effect',
  'after-effect',
  /** The mail server has it, and nothing here knows. */
  'mail-sent',
  'carrier-accepted',
  'carrier-paid',
  /** KSeF has the invoice, and nothing here knows its reference. */
  'ksef-handed-in',
  /** An action of the office, `:` and its kind: it can no longer be undone, and nothing is done yet. */
  'action-begun',
  /** `:` and its kind. It is done, and not noted. */
  'action-performed',
  /** An import by the browser is written, and not committed. */
  'before-import-commit',
  /** A page, an article or a document of the settings is published, and not committed. */
  'before-publish-commit',
  /** A shopper has proven the mailbox; the link is used up and the account is there, and nothing is committed. */
  'before-sign-in-commit',
  'before-sign-in-answer',
  'before-key-rename',
  /** `:` and the table's name. */
  'backup-table',
  'before-backup-rename',
  'restored-pictures',
  /** `:` and the table's name. */
  'restored-table',
  'before-restore-commit',
] as const;

type FaultpointName = (typeof faultpoints)[number];
export type Faultpoint = FaultpointName | `${FaultpointName}:${string}`;

let armed: Faultpoint | undefined;

export function isFaultpoint(text: string): text is Faultpoint {
  return faultpoints.some((name) => name === text.split(':', 1)[0]);
}

/** Called once, at start; the log of a shop says that it is going to be killed. */
export function armFaultpoint(point: Faultpoint | undefined, log?: Pick<FastifyBaseLogger, 'warn'>): void {
  armed = point;
  if (!point) return;
  log?.warn({ faultpoint: point }, 'the shop is going to kill itself, for a test');
  process.on('message', (message) => {
    if (typeof message !== 'string' || !isFaultpoint(message)) return;
    armed = message;
    process.send?.(message);
  });
}

/** The armed faultpoint, for a process that this one starts. */
export function armedFaultpoint(): Faultpoint | undefined {
  return armed;
}

export function reach(point: Faultpoint): void {
  if (point === armed) process.kill(process.pid, 'SIGKILL');
}
