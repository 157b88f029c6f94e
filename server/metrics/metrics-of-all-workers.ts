// With several workers, a scrape reaches any one of them. It asks the primary process, which asks every worker and adds
// up what they say.
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { z } from 'zod';

/** Prometheus' text format. */
export type CollectMetrics = () => Promise<string>;

const askedSchema = z.object({ type: z.literal('kasa:metrics-asked'), id: z.number() });
const toldSchema = z.object({ type: z.literal('kasa:metrics-told'), id: z.number(), text: z.string().nullable() });

/** Runs in the primary process, once. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker, message) => {
    const asked = askedSchema.safeParse(message);
    if (!asked.success) return;
    const text = await all.clusterMetrics().catch(() => null);
    if (worker.isConnected()) worker.send({ type: 'kasa:metrics-told', id: asked.data.id, text });
  });
}

/** Runs in a worker, and answers with what all of them count. Rejects when the primary process cannot tell. */
export function collectFromAllWorkers(registry: Registry): CollectMetrics {
  // Creating one makes the worker answer the primary process.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
  let asked = 0;
  return () =>
    new Promise((resolve, reject) => {
      asked += 1;
      const id = asked;
      const listen = (message: unknown) => {
        const told = toldSchema.safeParse(message);
        if (!told.success || told.data.id !== id) return;
        process.off('message', listen);
        if (told.data.text === null) reject(new Error('not every worker told its figures'));
        else resolve(told.data.text);
      };
      process.on('message', listen);
      process.send?.({ type: 'kasa:metrics-asked', id });
    });
}
