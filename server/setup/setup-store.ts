import type { SetupStep } from '#src/setup/setup-steps.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type DoneStep = { isSkipped: boolean; subject: string };

export async function listDoneSteps(db: Db): Promise<ReadonlyMap<string, DoneStep>> {
  const rows = await db.selectFrom('setup_steps').select(['step', 'is_skipped', 'subject']).execute();
  return new Map(rows.map(({ step, is_skipped, subject }) => [step, { isSkipped: is_skipped, subject }]));
}

export async function markStep(
  tx: Transaction,
  step: SetupStep,
  { now, isSkipped = false, subject }: { now: Date; isSkipped?: boolean; subject?: string | undefined },
): Promise<void> {
  await tx
    .insertInto('setup_steps')
    .values({ step, is_skipped: isSkipped, done_at: now, ...(subject !== undefined && { subject }) })
    .onConflict((conflict) =>
      conflict
        .column('step')
        .doUpdateSet({ is_skipped: isSkipped, done_at: now, ...(subject !== undefined && { subject }) }),
    )
    .execute();
}

export async function forgetSteps(tx: Transaction): Promise<void> {
  await tx.deleteFrom('setup_steps').execute();
}
