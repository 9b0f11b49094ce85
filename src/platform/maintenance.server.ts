import { DomainError } from '#src/kernel/errors.ts';
import { perApp } from './app-state.server.ts';
import { nowIso } from './clock.server.ts';
import { databaseIdentity, db, isInTransaction } from './database/database.server.ts';

export const MAINTENANCE = {
  code: 'maintenance',
  sentence:
    'Le site est en maintenance : rien ne peut être enregistré pour l’instant. Réessayez dans quelques minutes.',
  retryAfterSeconds: 60,
} as const;

/** The only row: a row in the database is seen by every node, and by a command beside the server. */
const ROW = 1;
/** For how long one reading answers all requests, in milliseconds. */
const FRESH_MS = 500;

/** Returns when the operator closed the site to writes; undefined while it is open. */
export async function findMaintenance(): Promise<{ startedAt: string } | undefined> {
  const row = await db().selectFrom('maintenance').select('started_at').where('id', '=', ROW).executeTakeFirst();
  return row && { startedAt: row.started_at };
}

interface Reading {
  at: number;
  database: object;
  isOn: Promise<boolean>;
  isDone: boolean;
}
const latest = perApp(() => ({ reading: undefined as Reading | undefined }));

async function store(isOn: boolean): Promise<boolean> {
  if (!isOn) {
    const { numDeletedRows } = await db().deleteFrom('maintenance').where('id', '=', ROW).executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const row = db().insertInto('maintenance').values({ id: ROW, started_at: nowIso() });
  const { numInsertedOrUpdatedRows } = await row
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Closes the site to writes, or opens it again. Returns whether that changed anything. */
export async function setMaintenance(isOn: boolean): Promise<boolean> {
  const isChanged = await store(isOn);
  latest().reading = undefined;
  return isChanged;
}

/** A write to a database that does not answer is refused by the write itself. */
const readNow = (): Promise<boolean> =>
  findMaintenance().then(
    (found) => found !== undefined,
    () => false,
  );

/** Returns whether the site is closed to writes, as it was half a second ago at most. A database out of reach is open. */
export function isInMaintenance(): Promise<boolean> {
  const own = latest();
  const [at, database] = [performance.now(), databaseIdentity()];
  const { reading } = own;
  const isFresh = reading !== undefined && reading.database === database && at - reading.at < FRESH_MS;
  // A transaction never waits for the reading of another caller: that one may wait for the connection it holds.
  if (isInTransaction()) return isFresh && reading.isDone ? reading.isOn : readNow();
  if (isFresh) return reading.isOn;
  const begun: Reading = { at, database, isOn: readNow(), isDone: false };
  void begun.isOn.then(() => {
    begun.isDone = true;
  });
  own.reading = begun;
  return begun.isOn;
}

/** @throws DomainError `unavailable` while the site is closed to writes: for a read that cannot do without one. */
export async function refuseInMaintenance(): Promise<void> {
  const { code: reason, sentence, retryAfterSeconds } = MAINTENANCE;
  if (await isInMaintenance()) throw new DomainError('unavailable', sentence, { reason, retryAfterSeconds });
}

/** Stores a mark that a read leaves (last use, first opening); left out while the site is closed to writes. */
export async function leaveMark(mark: () => Promise<unknown>): Promise<void> {
  if (!(await isInMaintenance())) await mark();
}
