import { sql } from 'kysely';
import { db, isInTransaction } from '#src/platform/database/database.server.ts';
import { keepNewest, keptOfDatabase } from '#src/platform/database/kept-values.server.ts';

interface ChainEnd {
  seq: number;
  hash: string;
}

/** Ends of the chains, and what no longer is in them. */
interface LogState {
  /** Last line of each class. */
  ends: Map<string, ChainEnd>;
  /** Changes with every purge and every erased text, which are what takes lines from a total. */
  removed: string;
}

/** Lines of one class that a total does not count yet: after the first number, up to the second one. */
export interface AddedLines {
  name: string;
  after: number;
  last: number;
}

interface Total<Count> extends LogState {
  count: Count;
}

async function readState(): Promise<LogState> {
  const chains = db().selectFrom('audit_chains').select(['class', 'seq', 'hash', 'purged_seq']).orderBy('class');
  const erased = db()
    .selectFrom('audit_log')
    .select((select) => select.fn.countAll<number>().as('lines'))
    .where(sql<boolean>`search_text = ''`);
  const rows = await chains.execute();
  const { lines } = await erased.executeTakeFirstOrThrow();
  const ends = new Map(rows.map(({ class: name, seq, hash }) => [name, { seq, hash }]));
  return { ends, removed: [lines, ...rows.map(({ purged_seq }) => purged_seq)].join() };
}

const isSameEnd = (one: ChainEnd, other: ChainEnd | undefined): boolean =>
  one.seq === other?.seq && one.hash === other.hash;

const isSame = (one: LogState, other: LogState): boolean =>
  one.removed === other.removed && [...one.ends].every(([name, end]) => isSameEnd(end, other.ends.get(name)));

/** Returns the lines that a total does not count yet; undefined where the log is not the one that it counted. */
async function findAdded(known: LogState, now: LogState): Promise<AddedLines[] | undefined> {
  if (known.removed !== now.removed) return undefined;
  const added: AddedLines[] = [];
  for (const [name, end] of now.ends) {
    const { seq, hash } = known.ends.get(name) ?? { seq: 0, hash: '' };
    if (isSameEnd({ seq, hash }, end)) continue;
    const line = db().selectFrom('audit_log').select('hash').where('class', '=', name).where('seq', '=', seq);
    // A restored backup has other lines under the same numbers.
    if (end.seq <= seq || (seq > 0 && (await line.executeTakeFirst())?.hash !== hash)) return undefined;
    added.push({ name, after: seq, last: end.seq });
  }
  return added;
}

interface Counting<Count> {
  /** Counts all lines. */
  countAll: () => Promise<Count>;
  countAdded: (added: AddedLines[]) => Promise<Count>;
}

interface Kept<Count> {
  totals: Map<string, Total<Count>>;
  key: string;
  add: (one: Count, other: Count) => Count;
}

/**
 * Counts lines exactly, and none twice. Lines are only ever added, except by a purge or an erasure: what was counted
 * before needs only the lines since then. What is compared is in the database, so that any node may have added them.
 */
async function countKept<Count>({ totals, key, add }: Kept<Count>, counting: Counting<Count>): Promise<Count> {
  if (isInTransaction()) return counting.countAll();
  const state = await readState();
  const keep = (total: Total<Count>): Count => {
    keepNewest(totals, key, total);
    return total.count;
  };
  const known = totals.get(key);
  const added = known && (await findAdded(known, state));
  if (known !== undefined && added !== undefined) {
    if (added.length === 0) return known.count;
    return keep({ ...state, count: add(known.count, await counting.countAdded(added)) });
  }
  const count = await counting.countAll();
  // Lines that were added meanwhile may be in this number or not.
  return isSame(state, await readState()) ? keep({ ...state, count }) : count;
}

/** Numbers of lines by day, or by action. */
export type LineCounts = ReadonlyMap<string, number>;

/** Takes numbers as both engines return them. */
export const toCounts = (rows: { name: string; lines: number | string | bigint }[]): LineCounts =>
  new Map(rows.map(({ name, lines }) => [name, Number(lines)]));

function addCounts(one: LineCounts, other: LineCounts): LineCounts {
  const sums = new Map(one);
  for (const [name, lines] of other) sums.set(name, (sums.get(name) ?? 0) + lines);
  return sums;
}

const totalsNow = keptOfDatabase<Total<number>>();
const countsNow = keptOfDatabase<Total<LineCounts>>();

/** Returns a number of lines. */
export const countOnce = (key: string, counting: Counting<number>): Promise<number> =>
  countKept({ totals: totalsNow(), key, add: (one, other) => one + other }, counting);

/** Returns numbers of lines by name. */
export const countEachOnce = (key: string, counting: Counting<LineCounts>): Promise<LineCounts> =>
  countKept({ totals: countsNow(), key, add: addCounts }, counting);
