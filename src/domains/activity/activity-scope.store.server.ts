import { type ExpressionBuilder, sql } from 'kysely';
import { fold } from '#src/kernel/text.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import {
  chooseWay,
  contains,
  countHits,
  HITS_MAX,
  isIndexed,
  matches,
  type SearchWay,
} from '#src/platform/database/search.server.ts';
import type { Tables } from '#src/platform/database/tables.server.ts';
import { ACT_TEXTS } from './act.texts.ts';
import { type ActivityQuery, PERIOD_DAYS } from './activity.contract.ts';
import { isMeant, isOfKind, wordsMeant } from './activity.rules.ts';
import { type AddedLines, countEachOnce, countOnce, type LineCounts, toCounts } from './activity-total.store.server.ts';

const DAY_SECONDS = 86_400;
const WORDS_MAX = 8;

/** A searched word: it is in the line as stored, or in the sentence that people read of these actions. */
interface Word {
  text: string;
  /** Actions of the log that the word may mean, with their numbers of lines. */
  meant: Map<string, number>;
  /** Actions of the log that contain the word, and with them each stored text. */
  stored: Map<string, number>;
  /** Number of lines that store the word; undefined where only the lines tell. */
  hits: number | undefined;
  way: SearchWay;
  /** Whether it finds the lines, and other words are looked for in their texts. */
  isRarest?: boolean;
}

/** What a query asks of the lines. */
export interface ActivityScope {
  actor: number | undefined;
  /** Actions of the log that are of the requested kind. */
  actions: string[] | undefined;
  since: string | undefined;
  words: Word[];
  /** Number of lines of the whole log. */
  lines: number;
}

const WHOLE = { actor: undefined, actions: undefined, since: undefined, lines: 0 };
const toCountWay = (hits: number | undefined): SearchWay => ((hits ?? 0) <= HITS_MAX ? 'hits' : 'lookup');

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** Selects lines that were added to a total. */
export const linesAdded = (added: AddedLines[]) =>
  db()
    .selectFrom('audit_log')
    .where((row) =>
      row.or(
        added.map(({ name, after, last }) =>
          row.and([row('class', '=', name), row('seq', '>', after), row('seq', '<=', last)]),
        ),
      ),
    );

/** Returns the actions of the log with their numbers of lines. */
const countActions = (): Promise<LineCounts> =>
  countEachOnce('actions', {
    countAll: async () => {
      const counts = db().selectFrom('audit_counts').groupBy('action');
      return toCounts(await counts.select((row) => ['action as name', row.fn.sum('count').as('lines')]).execute());
    },
    countAdded: async (added) => {
      const lines = linesAdded(added).groupBy('action');
      return toCounts(await lines.select((row) => ['action as name', row.fn.countAll().as('lines')]).execute());
    },
  });

/** Returns the number of lines that store a text; undefined where only the lines tell. */
const countHitsOnce = async (text: string): Promise<number | undefined> =>
  isIndexed(text)
    ? countOnce(JSON.stringify(['hits', text]), {
        countAll: async () => (await countHits('audit_log', text)) ?? 0,
        countAdded: (added) => countRows(linesAdded(added).where(contains('search_text', text))),
      })
    : undefined;

async function toWord(text: string, known: LineCounts, offset: number): Promise<Word> {
  const parts = wordsMeant(text, ACT_TEXTS);
  const meant = new Map([...known].filter(([action]) => isMeant(action, parts)));
  const part = fold(text);
  const stored = new Map([...known].filter(([action]) => part !== '' && fold(action).includes(part)));
  const hits = await countHitsOnce(text);
  const word = { text, meant, stored, hits };
  if (meant.size === 0) return { ...word, way: chooseWay(hits ?? 0, offset) };
  return { ...word, way: (hits ?? 0) + sum(meant.values()) <= HITS_MAX ? 'hits' : 'text' };
}

/** Reads what a query asks of the lines, and how they are best found. */
export async function readScope(query: Omit<ActivityQuery, 'page'>, offset = 0): Promise<ActivityScope> {
  const { actor, kind, period, search = '' } = query;
  const texts = search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  const known: LineCounts = kind === undefined && texts.length === 0 ? new Map() : await countActions();
  const words = await Promise.all(texts.map((text) => toWord(text, known, offset)));
  const rarest = words.toSorted((one, other) => toMost(one) - toMost(other))[0];
  return {
    actor,
    actions: kind && [...known.keys()].filter((action) => isOfKind(action, kind)),
    since: period && isoIn(-PERIOD_DAYS[period] * DAY_SECONDS),
    words: words.map((word) => (word === rarest ? { ...word, isRarest: true } : { ...word, way: 'text' })),
    lines: sum(known.values()),
  };
}

/** Returns the highest possible number of lines with a word. */
const toMost = ({ hits = Number.POSITIVE_INFINITY, meant }: Word): number => hits + sum(meant.values());

const orNone = <Value>(values: Value[], none: Value): Value[] => (values.length === 0 ? [none] : values);

/** Names a column in a way that does not tempt SQLite into sorting all lines with a value. */
const plain = (column: 'action' | 'actor_id') =>
  sql`${engine() === 'sqlite' ? sql`+` : sql``}${sql.ref(`audit_log.${column}`)}`;

const mentions = (row: ExpressionBuilder<Tables, 'audit_log'>, { text, meant, way }: Word) =>
  meant.size === 0
    ? matches('audit_log', text, way)
    : row.or([matches('audit_log', text, way), row('action', 'in', [...meant.keys()])]);

/** Selects the lines in scope, of all or of these. */
export function linesIn({ actor, actions, since, words }: ActivityScope, of = db().selectFrom('audit_log')) {
  let lines = of;
  if (actor !== undefined) lines = lines.where(sql<boolean>`${plain('actor_id')} = ${actor}`);
  if (actions !== undefined)
    lines = lines.where(sql<boolean>`${plain('action')} in (${sql.join(orNone(actions, ''))})`);
  if (since !== undefined) lines = lines.where('at', '>=', since);
  for (const word of words) lines = lines.where((row) => mentions(row, word));
  return lines;
}

const countRows = async (lines: ReturnType<typeof linesIn>): Promise<number> =>
  (await lines.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

/** Counts the lines of these actions whose text was erased. */
async function countErased(actions: string[]): Promise<number> {
  const lines = db().selectFrom('audit_log').where(sql<boolean>`search_text = ''`);
  return countRows(lines.where('action', 'in', orNone(actions, '')));
}

/** Counts the lines with one word: a stored text contains its action, so that the counts of actions tell most of it. */
async function countWord({ text, meant, stored, hits }: Word): Promise<number> {
  if (hits !== undefined && meant.size === 0) return hits;
  const erased = await countErased([...stored.keys()].filter((action) => !meant.has(action)));
  const counted = new Map([...meant, ...stored]);
  const known = sum(counted.values()) - erased;
  if (hits !== undefined) {
    const elsewhere = hits - (sum(stored.values()) - (await countErased([...stored.keys()])));
    if (elsewhere === 0 || stored.size === counted.size) return known + elsewhere;
  }
  const others = linesIn({ ...WHOLE, words: [{ text, stored, meant: new Map(), hits, way: toCountWay(hits) }] });
  const uncounted = others.$if(counted.size > 0, (lines) => lines.where('action', 'not in', [...counted.keys()]));
  return known + (await countRows(uncounted));
}

/** Counts the lines that a search finds; none twice, unless a period is asked for, which ends at another time each time. */
export async function countFound(scope: ActivityScope): Promise<number> {
  const { actor, actions, since, words } = scope;
  if (since !== undefined) return countNow(scope);
  const key = JSON.stringify([actor, actions, words.map(({ text, meant }) => [text, ...meant.keys()])]);
  const inText = { ...scope, words: words.map((word) => ({ ...word, way: 'text' as const })) };
  return countOnce(key, {
    countAll: () => countNow(scope),
    countAdded: (added) => countRows(linesIn(inText, linesAdded(added))),
  });
}

async function countNow(scope: ActivityScope): Promise<number> {
  const { actor, actions, since, words } = scope;
  const isWhole = actor === undefined && actions === undefined && since === undefined;
  const [word] = words;
  const known =
    !isWhole || word === undefined
      ? undefined
      : words.length === 1
        ? await countWord(word)
        : words.every(({ meant }) => meant.size === 0)
          ? await countHits('audit_log', ...words.map(({ text }) => text))
          : undefined;
  if (known !== undefined) return known;
  // All lines are counted: what serves a page of them does not serve here.
  const counting = words.map((one) =>
    one.way === 'hits' || one.meant.size > 0 ? one : { ...one, way: 'lookup' as const },
  );
  return countRows(linesIn({ ...scope, words: counting }));
}
