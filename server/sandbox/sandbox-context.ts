import { type ErrorBody, StripeRefusal } from './sandbox-errors.ts';
import { toSeconds } from './sandbox-ids.ts';

/** What the use cases need to know of the request they work for. */
export type SandboxContext = {
  now: Date;
  /** Null when nobody asked: a timer ran out. */
  requestId: string | null;
  idempotencyKey: string | null;
  /** The browser calls with a publishable key and sees fewer fields. */
  isPublic: boolean;
  /** Where the sandbox is reached, e.g. `http://localhost:3001`. */
  sandboxOrigin: string;
  /** Where events go. */
  webhookUrl: string;
  /** How long a day at the banks takes here. */
  bankDayMs: number;
  /** Methods that the account lacks: nobody has activated them. */
  inactiveMethods: readonly string[];
};

/** What a use case answers. A refusal that changed something (a declined card) is an answer, not a throw. */
export type SandboxAnswer = { status: number; body: object };

export const createdNow = (context: SandboxContext): number => toSeconds(context.now);

export const answerOk = (body: object): SandboxAnswer => ({ status: 200, body });

export function answerRefusal(status: number, body: ErrorBody): SandboxAnswer {
  return { status, body: { error: new StripeRefusal(status, body).body } };
}
