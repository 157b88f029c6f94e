// Carries out the steps that are due by the sandbox's clock: what banks, apps and card networks do on their own. The
// steps are in the database, so they survive a restart.
import type { Db } from '#server/database/connect.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { openDispute } from './charges/open-dispute.ts';
import { settleRefund } from './charges/settle-refund.ts';
import type { DueStep } from './due-steps.ts';
import { settleIntent } from './intents/settle-intent.ts';
import { limitLockWait } from './object-store.ts';
import type { SandboxContext } from './sandbox-context.ts';

/** A test may move the sandbox's clock, so the next step is checked at least this often. */
const LONGEST_PAUSE_MS = 1000;

export type Settlement = {
  /** Something was committed: look for steps. */
  wake(): void;
  /** Ends after the current step; the others stay in the database. */
  close(): Promise<void>;
};

type SettlementOptions = {
  db: Db;
  now: () => Date;
  origin: () => string;
  webhookUrl: string;
  bankDayMs: number;
  inactiveMethods: readonly string[];
  /** Events were written. */
  onCommit: () => void;
};

type PlannedStep = { object_id: string; step: string; due_at: Date };

const steps: Record<DueStep, (tx: Transaction, context: SandboxContext, id: string) => Promise<void>> = {
  settle_intent: settleIntent,
  settle_refund: settleRefund,
  open_dispute: openDispute,
};

export function startSettlement(options: SettlementOptions): Settlement {
  const { db, now, onCommit } = options;
  let looking: Promise<void> | null = null;
  let mustLookAgain = false;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function wake(): void {
    if (isClosed) return;
    mustLookAgain = true;
    if (timer) clearTimeout(timer);
    looking ??= look().finally(() => {
      looking = null;
      // `wake` was called after the last check and before this line.
      if (mustLookAgain) wake();
    });
  }

  async function look(): Promise<void> {
    let pauseMs: number | null = null;
    while (mustLookAgain && !isClosed) {
      mustLookAgain = false;
      try {
        const next = await nextStep(db);
        const waitMs = next ? next.due_at.getTime() - now().getTime() : null;
        if (next && waitMs !== null && waitMs <= 0) {
          await takeStep(options, next);
          onCommit();
          mustLookAgain = true;
        }
        pauseMs = waitMs === null ? null : Math.min(Math.max(waitMs, 0), LONGEST_PAUSE_MS);
      } catch {
        // A row was locked or the database is not available; the step is still planned.
        pauseMs = LONGEST_PAUSE_MS;
      }
    }
    if (!isClosed && pauseMs !== null) timer = setTimeout(wake, pauseMs).unref();
  }

  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await looking;
    },
  };
}

function nextStep(db: Db): Promise<PlannedStep | undefined> {
  return db
    .selectFrom('sandbox.due_steps')
    .select(['object_id', 'step', 'due_at'])
    .orderBy('due_at')
    .orderBy('object_id')
    .limit(1)
    .executeTakeFirst();
}

/** Objects are locked before their steps, as in the API, so that the two cannot deadlock. */
async function takeStep(options: SettlementOptions, { object_id: id, step }: PlannedStep) {
  const { db, now, origin, webhookUrl, bankDayMs, inactiveMethods } = options;
  const context: SandboxContext = {
    now: now(),
    requestId: null,
    idempotencyKey: null,
    isPublic: false,
    sandboxOrigin: origin(),
    webhookUrl,
    bankDayMs,
    inactiveMethods,
  };
  await inTransaction(db, async (tx) => {
    await limitLockWait(tx);
    await tx.selectFrom('sandbox.objects').select('id').where('id', '=', id).forUpdate().execute();
    const taken = await tx
      .deleteFrom('sandbox.due_steps')
      .where('object_id', '=', id)
      .where('step', '=', step)
      .where('due_at', '<=', context.now)
      .returning('step')
      .executeTakeFirst();
    if (taken) await steps[taken.step as DueStep](tx, context, id);
  });
}
