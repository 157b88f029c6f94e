import { Histogram, Registry } from 'prom-client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DurationHistogram } from '#server/telemetry/duration-histogram.ts';

const described = { name: 'waits', help: 'How long it took.', buckets: [0.01, 0.1, 1] };
const observed = [
  ['home', '2xx', 0.002],
  ['home', '2xx', 0.01],
  ['home', '2xx', 3],
  ['home', '3xx', 0.5],
  ['a "quoted" route', '2xx', 0.1],
] as const;

test('it tells what the histogram of prom-client tells, to a scrape and to another process', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const histogram = new DurationHistogram({ ...described, labelNames: ['route', 'status'], register: ours });
  const model = new Histogram({ ...described, labelNames: ['route', 'status'], registers: [theirs] });
  for (const [route, status, seconds] of observed) {
    histogram.series({ route, status }).observe(seconds);
    model.observe({ route, status }, seconds);
  }
  assert.is(await ours.metrics(), await theirs.metrics());
  assert.equal(valuesOf(await ours.getMetricsAsJSON()), valuesOf(await theirs.getMetricsAsJSON()));
});

test('a series that is asked for again goes on counting', async () => {
  const registry = new Registry();
  const histogram = new DurationHistogram({ ...described, labelNames: ['route'], register: registry });
  histogram.series({ route: 'home' }).observe(1);
  histogram.series({ route: 'home' }).observe(1);
  assert.match(await registry.metrics(), 'waits_count{route="home"} 2');
});

type Told = { aggregator: string; values: { metricName?: string; labels: object; value: number }[] };

/** What a primary process adds up for all workers. */
function valuesOf(metrics: unknown) {
  return (metrics as Told[]).map(({ aggregator, values }) => ({
    aggregator,
    values: values.map(({ metricName, labels, value }) => ({ metricName, labels, value })),
  }));
}

test.run();
