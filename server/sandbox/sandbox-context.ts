import { type ErrorBody, StripeRefusal } from './sandbox-errors.ts';
import { toSeconds } from './sandbox-ids.ts';

/** What the use cases need of the request. */
export type SandboxContext = {
  now: Date;
  /** Null when a timer, not a request, is the cause. */
  requestId: string | null;
  idempotencyKey: string | null;
  /** The browser calls with a publishable key and sees fewer fields. */
  isPublic: boolean;
  /** The sandbox's own origin, e.g. `http://localhost:3001`. */
  sandboxOrigin: string;
  /** The address that events go to. */
  webhookUrl: string;
  /** How long a day at the banks takes here. */
  bankDayMs: number;
  /** Methods that are not activated in the account. */
  inactiveMethods: readonly string[];
};

/** A use case's answer. A refusal that changed something (a declined card) is returned, not thrown. */
export type SandboxAnswer = { status: number; body: object };

export const createdNow = (context: SandboxContext): number => toSeconds(context.now);

export const answerOk = (body: object): SandboxAnswer => ({ status: 200, body });

export function answerRefusal(status: number, body: ErrorBody): SandboxAnswer {
  return { status, body: { error: new StripeRefusal(status, body).body } };
}
