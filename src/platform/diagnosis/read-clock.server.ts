import { sql } from 'kysely';
import { now } from '../clock.server.ts';
import { db, engine } from '../database/database.server.ts';

/** How this machine's clock compares: seconds by which it is behind (`ahead`: before) another one. */
export type ClockReading =
  | { reason: 'right' }
  /** Rows were written at a later instant than now. */
  | { reason: 'behind'; seconds: number }
  /** The database server shows another time. */
  | { reason: 'apart'; seconds: number };

/** Two machines of one network differ by less. */
const APART_SECONDS = 30;
/** Rows are written just before they are read. */
const BEHIND_SECONDS = 60;

/** Returns the newest instant that this product has stored itself. */
async function readNewest(): Promise<number> {
  const { newest } = await db()
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('at').as('newest'))
    .executeTakeFirstOrThrow();
  const jobs = await db()
    .selectFrom('jobs')
    .select(({ fn }) => fn.max('created_at').as('newest'))
    .executeTakeFirstOrThrow();
  return Math.max(0, ...[newest, jobs.newest].filter((at) => at !== null).map((at) => Date.parse(at)));
}

/** Compares the clock with the database server's, and with the newest rows. */
export async function readClock(): Promise<ClockReading> {
  const here = now().getTime();
  if (engine() === 'postgres') {
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db());
    const seconds = Math.round(Math.abs(here - (rows[0]?.ms ?? here)) / 1000);
    if (seconds > APART_SECONDS) return { reason: 'apart', seconds };
  }
  const seconds = Math.round(((await readNewest()) - here) / 1000);
  return seconds > BEHIND_SECONDS ? { reason: 'behind', seconds } : { reason: 'right' };
}
