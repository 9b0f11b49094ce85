import { readFileSync } from 'node:fs';
import { adminCalls } from '#tests/support/back-office.ts';
import type { Office } from './admin-offices.ts';
import type { Row } from './report.ts';

// Streams each export twice: what the first one leaves in memory (code, buffers) is not growth.
const EXPORTS = ['/admin/contact/export', '/admin/quotes/export', '/admin/activity/export', '/admin/gallery/export'];
const MEMORY_MB = 64;
const MEGABYTE = 1_000_000;

const getMemory = (pid: number): number =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / MEGABYTE;

interface Streamed {
  bytes: number;
  /** Highest memory while it streams, above that of the beginning, in MB. */
  growth: number;
}

async function stream({ server, get }: Pick<Office, 'server' | 'get'>, path: string): Promise<Streamed> {
  const before = getMemory(server.pid());
  const answer = await get(path);
  if (!answer.ok || answer.body === null) throw new Error(`${path}: ${answer.status}`);
  let bytes = 0;
  let most = before;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    most = Math.max(most, getMemory(server.pid()));
  }
  return { bytes, growth: most - before };
}

/** Measures by how much the memory of the server grows while it streams each export. */
export async function measureExports(database: string, { server }: Office): Promise<Row[]> {
  const rows: Row[] = [];
  // Exports ask for a recent sign-in.
  const call = await adminCalls(server.origin);
  const office = { server, get: (path: string) => call('GET', path) };
  for (const path of EXPORTS) {
    for (const format of ['csv', 'xlsx']) {
      const address = `${path}?format=${format}`;
      await stream(office, address);
      const { bytes, growth } = await stream(office, address);
      const figure = `${(bytes / MEGABYTE).toFixed(1)} MB, memory + ${growth.toFixed(0)} MB`;
      const goal = `memory + ≤ ${MEMORY_MB} MB`;
      rows.push({ name: `${database}, ${address}`, figure, goal, holds: growth <= MEMORY_MB });
    }
  }
  return rows;
}
