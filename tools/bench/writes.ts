import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltServer } from '#tests/support/server.ts';
import { loadRow, measureBoth, ratioRow, withBare } from './bare.ts';
import { contactRequest, measure, sendContact } from './load.ts';
import type { Row } from './report.ts';

const SHARE = 0.4;
const EMAILS = 1_000;
const SLOWEST_MS = 60;
/** Messages that arrive while emails go out: one every so many milliseconds. */
const EVERY_MS = 20;
const READ_EVERY = 50;

/** Compares messages of different visitors with a bare durable insert of the same bodies. */
export async function measureWrites(server: BuiltServer): Promise<Row[]> {
  const requests = [contactRequest()];
  const [posts, bare] = await withBare(new URL('bare-insert.ts', import.meta.url), {}, (origin) =>
    measureBoth(
      () => measure({ url: server.origin, requests }),
      () => measure({ url: origin, requests }),
    ),
  );
  return [
    loadRow('Durable contact message (SQLite, fsync)', posts, '≥ 1,000/s', posts.perSecond >= 1_000),
    loadRow('Bare durable insert, same bodies', bare),
    ratioRow('Contact message / bare insert', posts, bare, SHARE),
    await measureBesideEmails(server),
  ];
}

/** Measures messages that arrive one by one while the worker writes the emails of those before. */
async function measureBesideEmails({ origin, folder }: BuiltServer): Promise<Row> {
  const count = (): number => readdirSync(join(folder, 'outbox')).length;
  const first = count();
  const durations: number[] = [];
  const sent: Promise<void>[] = [];
  // The folder is long: it is not read again for each message.
  while (sent.length % READ_EVERY !== 0 || count() < first + EMAILS) {
    sent.push(sendContact(origin).then((duration) => void durations.push(duration)));
    await wait(EVERY_MS);
  }
  await Promise.all(sent);
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    name: `Contact messages while ${EMAILS} emails go out`,
    figure: `${sorted.length} messages, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
    goal: `p99 ≤ ${SLOWEST_MS} ms`,
    holds: at(0.99) <= SLOWEST_MS,
  };
}
