import { sql } from 'kysely';
import { fold } from '#src/kernel/text.ts';
import { db, engine } from './database.server.ts';
import {
  isBatched,
  isPresent,
  type SearchedTable,
  toIndexName,
  toSearchColumn,
  toWaitingName,
} from './searched-tables.server.ts';
import { countTotal, KNOWN_MAX, readFigures } from './total.server.ts';

/** Returns a condition: the folded `column` contains this text; `%` and `_` are literal, alike on both engines. */
export function contains(column: string, text: string) {
  const pattern = `%${fold(text).replace(/[%_\\]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** The index holds parts of three characters: a shorter text is looked for in each row. */
const PART_LENGTH = 3;

/** Returns the folded text as a phrase of the SQLite index; undefined where the index does not serve. */
function toPhrase(text: string): string | undefined {
  const folded = fold(text);
  if (engine() === 'postgres' || [...folded].length < PART_LENGTH) return undefined;
  return `"${folded.replaceAll('"', '""')}"`;
}

/** Returns whether the index of SQLite tells how many rows contain this text. */
export const isIndexed = (text: string): boolean => toPhrase(text) !== undefined;

/** Returns where a phrase is found in the SQLite index of a table. */
const getFiled = (table: SearchedTable, phrase: string) =>
  sql`from ${sql.table(toIndexName(table))}
    where ${sql.ref(toIndexName(table))} match ${phrase} and ${sql.raw(isPresent(table))}`;

/** Returns where texts are found in the few rows of a table that are not in its index yet. */
const getWaiting = (table: SearchedTable, texts: string[]) =>
  sql`from ${sql.table(toWaitingName(table))} cross join ${sql.table(table)} using (id)
    where ${sql.join(
      texts.map((text) => contains(`${table}.${toSearchColumn(table)}`, text)),
      sql` and `,
    )}`;

/** Returns the hits of a text on SQLite. */
function getHits(table: SearchedTable, text: string, phrase: string) {
  const filed = sql`select rowid ${getFiled(table, phrase)}`;
  return isBatched(table) ? sql`${filed} union all select id ${getWaiting(table, [text])}` : filed;
}

/** All hits of a search, known by their ids. */
export interface KnownHits {
  ids: readonly number[];
}

/**
 * How SQLite finds the rows of a page: it reads the hits and sorts them, or reads the rows in order and looks each one up
 * among the hits, or looks into the text of each row, or the few hits are known. PostgreSQL chooses by itself.
 */
export type SearchWay = 'hits' | 'lookup' | 'text' | KnownHits;

/** Highest number of hits that are read and sorted. */
export const HITS_MAX = 1_000;
/** Above this number of hits, one of a few dozen rows is one: the first pages are found in the rows themselves. */
const LOOKUP_MAX = 10_000;
const FIRST_ROWS = 200;

/** Returns the quickest way to a page of a search with this number of hits. */
export function chooseWay(hits: number, offset: number): SearchWay {
  if (hits <= HITS_MAX) return 'hits';
  return hits > LOOKUP_MAX && offset <= FIRST_ROWS ? 'text' : 'lookup';
}

/** What is known about a search before its rows are read. */
export interface SearchPlan {
  /** Number of rows that contain the text, whatever else is asked of them; undefined where only the rows tell. */
  hits: number | undefined;
  /** Ways to count the rows and to read a page of them. */
  count: SearchWay;
  page: SearchWay;
}

/** Returns the first hits of a text, one more than are remembered at most. */
async function readFirstHits(table: SearchedTable, text: string, phrase: string): Promise<number[]> {
  const first = sql<{
    rowid: number;
  }>`select rowid from (${getHits(table, text, phrase)} limit ${sql.lit(KNOWN_MAX + 1)})`;
  return (await readFigures(first.compile(db()))).map(({ rowid }) => rowid);
}

/** Plans a search of a table by the number of its hits, which the index tells at once. */
export async function planSearch(table: SearchedTable, text: string | undefined, offset = 0): Promise<SearchPlan> {
  const phrase = text ? toPhrase(text) : undefined;
  if (text === undefined || phrase === undefined) return { hits: undefined, count: 'hits', page: 'hits' };
  const ids = await readFirstHits(table, text, phrase);
  if (ids.length <= KNOWN_MAX) return { hits: ids.length, count: { ids }, page: { ids } };
  const hits = (await countHits(table, text)) ?? 0;
  return { hits, count: hits <= HITS_MAX ? 'hits' : 'lookup', page: chooseWay(hits, offset) };
}

/** Returns a condition: the search text of a row contains this text; the index finds it. */
export function matches(table: SearchedTable, text: string, way: SearchWay = 'hits') {
  const phrase = toPhrase(text);
  if (phrase === undefined || way === 'text') return contains(`${table}.${toSearchColumn(table)}`, text);
  const id = sql.ref(`${table}.id`);
  if (typeof way === 'object') return sql<boolean>`${id} in (select value from json_each(${JSON.stringify(way.ids)}))`;
  // The sign keeps SQLite from beginning with the hits.
  const sign = way === 'lookup' ? sql`+` : sql``;
  return sql<boolean>`${sign}${id} in (${getHits(table, text, phrase)})`;
}

/** Returns a condition: the row is one of the newest that contain this text; the caller orders and limits them. */
export function matchesNewest(table: SearchedTable, text: string, limit: number) {
  const phrase = toPhrase(text);
  if (phrase === undefined) return contains(`${table}.${toSearchColumn(table)}`, text);
  return sql<boolean>`${sql.ref(`${table}.id`)} in (${getHits(table, text, phrase)} order by rowid desc limit ${limit})`;
}

/** Counts the rows that contain all texts, without reading those in the index; undefined where only the rows tell. */
export async function countHits(table: SearchedTable, ...texts: string[]): Promise<number | undefined> {
  const phrases = texts.flatMap((text) => toPhrase(text) ?? []);
  if (phrases.length < texts.length || texts.length === 0) return undefined;
  const phrase = phrases.join(' AND ');
  const waiting = isBatched(table) ? sql` + (select count(*) ${getWaiting(table, texts)})` : sql``;
  const counted = sql<{ total: number }>`select (select count(*) ${getFiled(table, phrase)})${waiting} as total`;
  return countTotal(counted.compile(db()));
}

/** Columns of a person: `foldedName` begins with the folded name. */
interface PersonColumns {
  foldedName: string;
  email: string;
  phone?: string;
}

const NAME_MAX = 120;
const PHONE_MIN = 3;

/** Returns a condition: this text is part of a person's name, address or telephone number; erased rows match nothing. */
export function isPerson({ foldedName, email, phone }: PersonColumns, text: string) {
  const pattern = `%${fold(text.trim()).replace(/[%_\\]/g, '\\$&')}%`;
  // "04 65", "+33 4 65" and "0033 4 65" begin the same number.
  const digits = text.replace(/[\s.()-]/g, '').replace(/^(\+33|0033|0)/, '');
  const parts = [
    sql<boolean>`substr(${sql.ref(foldedName)}, 1, ${sql.lit(NAME_MAX)}) like ${pattern} escape '\\'`,
    sql<boolean>`lower(${sql.ref(email)}) like ${pattern} escape '\\'`,
  ];
  if (phone !== undefined && digits.length >= PHONE_MIN && /^\d+$/.test(digits)) {
    parts.push(sql<boolean>`replace(replace(${sql.ref(phone)}, ' ', ''), '.', '') like ${`%${digits}%`}`);
  }
  return sql<boolean>`(${sql.ref(foldedName)} <> '' and (${sql.join(parts, sql` or `)}))`;
}
