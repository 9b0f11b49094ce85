import { type RawBuilder, sql } from 'kysely';
import { db } from '../database/database.server.ts';
import { jobInstant } from './job-rows.server.ts';

/** What waits, runs or was stopped of one kind. */
export interface QueuedKind {
  kind: string;
  /** With those that wait for their time or for another try. */
  waiting: number;
  running: number;
  /** Waiting ones that have failed at least once. */
  retried: number;
  dead: number;
  held: number;
  /** Since when the longest of the waiting ones that are due or were tried waits. */
  oldest_at: string | null;
}

export interface QueuedKinds {
  kinds: QueuedKind[];
  /** Recurring jobs that wait for their next time, as they should, and when the first of them runs. */
  planned: { count: number; next_at: string | null };
}

/** Reads the whole queue by kind. A recurring job is part of it only while it is late, runs or has failed. */
export async function readQueuedKinds(): Promise<QueuedKinds> {
  const at = jobInstant();
  const isPlanned = sql`status = 'waiting' and id < 0 and run_at > ${at} and attempts = 0`;
  const count = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`;
  const rows = await db()
    .selectFrom('jobs')
    .select('kind')
    .select([
      count(sql`status = 'waiting' and not (${isPlanned})`).as('waiting'),
      count(sql`status = 'running'`).as('running'),
      count(sql`status = 'waiting' and attempts > 0`).as('retried'),
      count(sql`status = 'dead'`).as('dead'),
      count(sql`status = 'held'`).as('held'),
      count(isPlanned).as('planned'),
      sql<string | null>`min(case
        when status = 'waiting' and id > 0 and attempts > 0 then created_at
        when status = 'waiting' and run_at <= ${at} then run_at end)`.as('oldest_at'),
      sql<string | null>`min(case when ${isPlanned} then run_at end)`.as('next_at'),
    ])
    .where('status', '<>', 'done')
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  const kinds = rows.map(({ kind, waiting, running, retried, dead, held, oldest_at }) => {
    const counts = { waiting: Number(waiting), running: Number(running), retried: Number(retried) };
    return { kind, ...counts, dead: Number(dead), held: Number(held), oldest_at };
  });
  const next = rows.flatMap(({ next_at }) => next_at ?? []).sort();
  return {
    kinds: kinds.filter(({ waiting, running, dead, held }) => waiting + running + dead + held > 0),
    planned: { count: rows.reduce((sum, { planned }) => sum + Number(planned), 0), next_at: next[0] ?? null },
  };
}
