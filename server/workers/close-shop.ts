import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

export type Stopper = () => unknown;

/** Last opened, first closed. */
export async function stopAll(stoppers: Stopper[]): Promise<void> {
  for (const stop of stoppers.toReversed()) await stop();
}

/** The shop stops once the grace is over, during which it still answers. */
export async function closeShop(
  stoppers: Stopper[],
  why: { reason?: string | undefined; graceS: number },
  log: Pick<Logger, 'info'>,
) {
  log.info(why, 'the shop stops');
  await sleep(why.graceS * 1000);
  await stopAll(stoppers);
  log.info({ reason: why.reason }, 'the shop has stopped');
}
