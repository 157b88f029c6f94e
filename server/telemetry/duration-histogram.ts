// A histogram for what happens with every request. That of prom-client looks its labels up by a string made anew for each
// observation, and its buckets by a number as a string: a thirtieth of what a cached page costs.
import type { Histogram, Registry } from 'prom-client';

type Labels<Name extends string> = Readonly<Record<Name, string>>;

export type DurationSeries = { observe(seconds: number): void };

type Series<Name extends string> = DurationSeries & {
  labels: Labels<Name>;
  /** The counts of each bucket alone, the last without a bound. */
  counts: number[];
  sum: number;
};

type Options<Name extends string> = {
  name: string;
  help: string;
  labelNames: readonly Name[];
  /** Upper bounds in seconds, ascending. */
  buckets: readonly number[];
  register: Registry;
};

export class DurationHistogram<Name extends string> {
  readonly name: string;
  readonly help: string;
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  #labelNames: readonly Name[];
  #buckets: readonly number[];
  #series = new Map<string, Series<Name>>();

  constructor({ name, help, labelNames, buckets, register }: Options<Name>) {
    this.name = name;
    this.help = help;
    this.#labelNames = labelNames;
    this.#buckets = buckets;
    // A registry asks a metric for `get` and for what describes it.
    register.registerMetric(this as unknown as Histogram<Name>);
  }

  /** The observations with these labels: for those who make many of them, to be looked up once. */
  series(labels: Labels<Name>): DurationSeries {
    const key = this.#labelNames.map((name) => labels[name]).join('\n');
    const known = this.#series.get(key);
    if (known) return known;
    const buckets = this.#buckets;
    const series: Series<Name> = {
      labels,
      counts: new Array(buckets.length + 1).fill(0),
      sum: 0,
      observe(seconds) {
        let bucket = 0;
        while (bucket < buckets.length && seconds > (buckets[bucket] ?? 0)) bucket += 1;
        series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
        series.sum += seconds;
      },
    };
    this.#series.set(key, series);
    return series;
  }

  async get() {
    const { name, help, type, aggregator } = this;
    return { name, help, type, aggregator, values: [...this.#series.values()].flatMap((each) => this.#valuesOf(each)) };
  }

  /** Counts as Prometheus does: a bucket counts what is in the smaller ones too. */
  #valuesOf({ labels, counts, sum }: Series<Name>) {
    let count = 0;
    const bounds = [...this.#buckets, '+Inf'];
    const buckets = counts.map((inBucket, index) => {
      count += inBucket;
      return { metricName: `${this.name}_bucket`, labels: { le: bounds[index], ...labels }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }
}
