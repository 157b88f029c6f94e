// A job of the background: an effect of the outbox, or a round. How long it took and how it ended is counted, and it is a
// span of its own, below which stands what it did.
import type { ShopMetrics } from './shop-metrics.ts';
import { asPartOfSpan, openSpan } from './spans.ts';

/** Without `metrics` nothing is counted. */
export async function runJob<T>(
  metrics: Pick<ShopMetrics, 'jobs'> | undefined,
  job: string,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const span = openSpan({ name: `job ${job}`, kind: 'internal', attributes: { 'kasa.job': job } });
  const end = (outcome: 'done' | 'failed') => {
    metrics?.jobs.series({ work: job, outcome }).observe((performance.now() - startedAt) / 1000);
    span?.end({ isFailed: outcome === 'failed' });
  };
  try {
    const result = await (span ? asPartOfSpan(span, work) : work());
    end('done');
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}
