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

interface Total extends LogState {
  lines: number;
}

/** Returns the totals of the open database. */
const totalsNow = keptOfDatabase<Total>();

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
async function findAdded(known: Total, now: LogState): Promise<AddedLines[] | undefined> {
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

interface Counting {
  /** Counts all lines. */
  countAll: () => Promise<number>;
  countAdded: (added: AddedLines[]) => Promise<number>;
}

/**
 * Returns an exact total of lines. Lines are only ever added, except by a purge or an erasure: a total that was counted
 * before needs only the lines since then. What is compared is in the database, so that any node may have added them.
 */
export async function countOnce(key: string, { countAll, countAdded }: Counting): Promise<number> {
  if (isInTransaction()) return countAll();
  const totals = totalsNow();
  const state = await readState();
  const keep = (total: Total): number => {
    keepNewest(totals, key, total);
    return total.lines;
  };
  const known = totals.get(key);
  const added = known && (await findAdded(known, state));
  if (known !== undefined && added !== undefined) {
    return added.length === 0 ? known.lines : keep({ ...state, lines: known.lines + (await countAdded(added)) });
  }
  const lines = await countAll();
  // Lines that were added meanwhile may be in this number or not.
  return isSame(state, await readState()) ? keep({ ...state, lines }) : lines;
}
