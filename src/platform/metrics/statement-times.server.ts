import type { MetricValueWithName } from 'prom-client';

interface Times {
  /** Durations up to each limit that are above the one before; the last place counts the longer ones. */
  counts: number[];
  sum: number;
}

interface Written {
  name: string;
  help: string;
  type: 'histogram';
  aggregator: 'sum';
  values: MetricValueWithName<string>[];
}

/**
 * Histogram of durations by one label. A request has a dozen statements: this one only counts, where the library's
 * would hash the label each time.
 */
export class StatementTimes {
  readonly name: string;
  readonly #help: string;
  readonly #limits: readonly number[];
  readonly #kinds = new Map<string, Times>();

  constructor({ name, help, buckets }: { name: string; help: string; buckets: readonly number[] }) {
    this.name = name;
    this.#help = help;
    this.#limits = buckets;
  }

  observe(kind: string, seconds: number): void {
    let times = this.#kinds.get(kind);
    if (times === undefined) {
      times = { counts: new Array<number>(this.#limits.length + 1).fill(0), sum: 0 };
      this.#kinds.set(kind, times);
    }
    let place = 0;
    while (seconds > (this.#limits[place] ?? Number.POSITIVE_INFINITY)) place += 1;
    times.counts[place] = (times.counts[place] ?? 0) + 1;
    times.sum += seconds;
  }

  /** Forgets all of them, as the registry asks. */
  reset(): void {
    this.#kinds.clear();
  }

  /** Returns what the registry writes. */
  async get(): Promise<Written> {
    const values = [...this.#kinds].flatMap(([kind, times]) => this.#toValues(kind, times));
    return { name: this.name, help: this.#help, type: 'histogram', aggregator: 'sum', values };
  }

  #toValues(kind: string, { counts, sum }: Times): MetricValueWithName<string>[] {
    let total = 0;
    const buckets = counts.map((count, place) => {
      total += count;
      const le = this.#limits[place] ?? '+Inf';
      return { metricName: `${this.name}_bucket`, labels: { le, kind }, value: total };
    });
    const labels = { kind };
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: total },
    ];
  }
}
