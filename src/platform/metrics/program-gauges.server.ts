import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge } from 'prom-client';
import { perApp } from '../app-state.server.ts';
import { engine } from '../database/database.server.ts';
import { getRunningVersion } from '../diagnosis/running-program.server.ts';
import { countStreams } from '../events/open-streams.server.ts';
import { meters } from './meters.server.ts';

/** Between two measures of the event loop, in milliseconds: fifty a second cost nothing that can be seen. */
const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
const QUANTILES = [0.5, 0.99, 1];

function createGauges() {
  const registers = [meters().registry];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  return {
    /** Measures only where the metrics are read: from the first reading on. */
    loop: monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
    build: gauge('faitage_build_info', 'Always 1; the labels tell the version.', ['version', 'node', 'database']),
    delay: gauge('faitage_event_loop_delay_seconds', 'Delay of the event loop since the last reading.', ['quantile']),
    streams: gauge('faitage_event_streams_open', 'Open event streams of pages and screens.'),
    memory: gauge('process_resident_memory_bytes', 'Memory that the process holds.'),
    heapUsed: gauge('nodejs_heap_size_used_bytes', 'Heap in use.'),
    heapTotal: gauge('nodejs_heap_size_total_bytes', 'Heap that is reserved.'),
    external: gauge('nodejs_external_memory_bytes', 'Memory of buffers outside of the heap.'),
    started: gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.'),
    cpu: new Counter({ name: 'process_cpu_seconds_total', help: 'CPU time of the process.', registers }),
  };
}
const gauges = perApp(createGauges);

/** The monitor measures from one turn to the next: its own interval is no delay. */
const toDelay = (loop: ReturnType<typeof monitorEventLoopDelay>, quantile: number): number =>
  Math.max(0, loop.percentile(quantile * 100) / NANOSECONDS - RESOLUTION_MS / 1000);

/** Reads what this process knows of itself. */
export function readProgram(): void {
  const { loop, build, delay, streams, memory, heapUsed, heapTotal, external, started, cpu } = gauges();
  build.reset();
  build.set({ version: getRunningVersion(), node: process.versions.node, database: engine() }, 1);
  loop.enable();
  for (const quantile of QUANTILES)
    delay.set({ quantile: String(quantile) }, loop.count === 0 ? 0 : toDelay(loop, quantile));
  loop.reset();
  streams.set(countStreams());
  const used = process.memoryUsage();
  memory.set(used.rss);
  heapUsed.set(used.heapUsed);
  heapTotal.set(used.heapTotal);
  external.set(used.external);
  started.set(Math.round(Date.now() / 1000 - process.uptime()));
  const { user, system } = process.cpuUsage();
  cpu.reset();
  cpu.inc((user + system) / MICROSECONDS);
}
