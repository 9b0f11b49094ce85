import type { State } from './engine.ts';
import type { Schema } from './schema.ts';

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
/** Of an entry of the audit: `faitage verify` proves them. */
const SEALS = /"(hash|\w+_salt|\w+_mark)":"[^"]*",?/g;
/** Of a job: the server that has just started may be running it. */
const PROGRESS = /"(status|attempts|run_at|leased_until|lease_owner|last_error|finished_at)":("[^"]*"|\d+|null),?/g;

/** Removes what differs from one upgrade to the next: instants since their start, seals of new entries, jobs' progress. */
function normalise(table: string, rows: readonly string[], since: string): string[] {
  const lines = rows.map((row) => {
    const line = row.replaceAll(INSTANT, (instant) => (instant < since ? instant : '…'));
    if (table === 'jobs') return line.replaceAll(PROGRESS, '');
    const isSealedAnew = table === 'audit_chains' || (table === 'audit_log' && line !== row);
    return isSealedAnew ? line.replaceAll(SEALS, '') : line;
  });
  return lines.sort();
}

/** Counts rows by their text, as far as the other list has fewer of them. */
function takeAway(rows: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const row of others) counts.set(row, (counts.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = counts.get(row) ?? 0;
    counts.set(row, count - 1);
    return count <= 0;
  });
}

/** Returns how two lists of lines differ, with an example of each side. */
function describe(here: readonly string[], there: readonly string[]): string {
  const [odd, missing] = [takeAway(here, there), takeAway(there, here)];
  const example = `${(odd[0] ?? '').slice(0, 250)} / ${(missing[0] ?? '').slice(0, 250)}`;
  return `${odd.length} lignes de trop, ${missing.length} qui manquent ; ${example}`;
}

type Additions = Schema['additions'];

/**
 * Returns what is wrong with the additions to a schema.
 * @param least additions that must be there.
 * @param most additions that may be there, each with this very text.
 */
export function listWrongAdditions(found: Additions, least: Additions, most: Additions): string[] {
  const missing = [...least.keys()].filter((name) => !found.has(name));
  const odd = [...found].filter(([name, text]) => most.get(name) !== text);
  return [
    ...missing.map((name) => `${name} manque`),
    ...odd.map(
      ([name, text]) => `${name} ${most.has(name) ? 'est autre' : 'est de trop'} : ${text.replaceAll(/\s+/g, ' ')}`,
    ),
  ];
}

function listSchemaDifferences(found: Schema, expected: Schema): string[] {
  const isSame = found.schema === expected.schema;
  const lines = [found, expected].map(({ schema }) => schema.split('\n')) as [string[], string[]];
  return [
    ...(isSame ? [] : [`le schéma n’est pas le même : ${describe(...lines)}`]),
    ...listWrongAdditions(found.additions, expected.additions, expected.additions),
  ];
}

/**
 * Returns what differs between two databases: the whole schema, and tables with an example of a row.
 * @param since start of the upgrades when two of them are compared, otherwise every byte counts.
 */
export function listDifferences(found: State, expected: State, since = ''): string[] {
  const tables = [...new Set([...found.rows.keys(), ...expected.rows.keys()])];
  const differing = tables.flatMap((table) => {
    const [here, there] = [found, expected].map(({ rows }) => {
      const stored = rows.get(table) ?? [];
      return since === '' ? stored : normalise(table, stored, since);
    }) as [string[], string[]];
    return here.join('\n') === there.join('\n') ? [] : [`${table} : ${describe(here, there)}`];
  });
  return [...listSchemaDifferences(found, expected), ...differing];
}
