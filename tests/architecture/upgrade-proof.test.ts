import { describe, expect, it } from 'vitest';
import { listDifferences, listWrongAdditions } from '../../tools/proof/upgrade/compare.ts';
import type { State } from '../../tools/proof/upgrade/engine.ts';
import { ADDITIONS, takeAdditions } from '../../tools/proof/upgrade/schema.ts';

/** Writes an object as `pg_dump` does. */
const write = (type: string, name: string, statement: string, schema = 'public'): string =>
  `--\n-- Name: ${name}; Type: ${type}; Schema: ${schema}; Owner: postgres\n--\n\n${statement}\n\n\n`;

const START = '-- PostgreSQL database dump\n\nSET row_security = off;\n\n';
const SPACE = "SET default_tablespace = '';\n\n";
const END = '--\n-- PostgreSQL database dump complete\n--\n';
const TABLE = write('TABLE', 'quotes', 'CREATE TABLE public.quotes (\n    id integer NOT NULL\n);');
const LIST = write('INDEX', 'quotes_in_order_1', 'CREATE INDEX quotes_in_order_1 ON public.quotes USING btree (id);');
const EXTENSION = write('EXTENSION', 'pg_trgm', 'CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;', '-');
const COMMENT = write('COMMENT', 'EXTENSION pg_trgm', "COMMENT ON EXTENSION pg_trgm IS 'text';", '-');
const toIndex = (name: string, column = 'search_text', schema = 'public'): string =>
  write('INDEX', name, `CREATE INDEX ${name} ON ${schema}.quotes USING gin (${column} public.gin_trgm_ops);`, schema);
const QUOTES = toIndex('quotes_search');

const MIGRATED = START + SPACE + TABLE + LIST + END;
const COMPLETE = START + EXTENSION + COMMENT + SPACE + TABLE + LIST + QUOTES + END;

describe('takeAdditions', () => {
  it('leaves the schema of the migrations to the letter', () => {
    expect(takeAdditions(MIGRATED)).toEqual({ schema: MIGRATED, additions: new Map() });
    const { schema, additions } = takeAdditions(COMPLETE);
    expect(schema).toBe(MIGRATED);
    expect([...additions]).toEqual([
      ['EXTENSION pg_trgm', EXTENSION],
      ['COMMENT EXTENSION pg_trgm', COMMENT],
      ['INDEX quotes_search', QUOTES],
    ]);
    expect([...additions.keys()].filter((name) => !ADDITIONS.includes(name))).toEqual([]);
  });

  it('takes nothing else: no unknown index, extension or table, and each name once', () => {
    const others = [
      toIndex('stray_search'),
      write('EXTENSION', 'unaccent', 'CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;', '-'),
      write('TABLE', 'quotes_search', 'CREATE TABLE public.quotes_search ();'),
      toIndex('quotes_search', 'search_text', 'side'),
    ];
    const dump = START + QUOTES + others.join('') + END;
    expect(takeAdditions(dump).schema).toBe(START + others.join('') + END);
  });
});

describe('listWrongAdditions', () => {
  const take = (...indexes: string[]) => takeAdditions(START + indexes.join('') + END).additions;
  const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
  const users = toIndex('users_search');
  const all = take(QUOTES, users);

  it('accepts any of those known, and each that must be there', () => {
    for (const found of [take(), take(QUOTES), take(users), all])
      expect(listWrongAdditions(found, new Map(), all)).toEqual([]);
    expect(listWrongAdditions(all, all, all)).toEqual([]);
    expect(listWrongAdditions(all, take(users), all)).toEqual([]);
  });

  it('finds one that is missing, one too many, and one with another definition', () => {
    expect(listWrongAdditions(take(QUOTES), all, all)).toEqual(['INDEX users_search manque']);
    expect(listWrongAdditions(all, new Map(), take(QUOTES))).toEqual([
      `INDEX users_search est de trop : ${toLine(users)}`,
    ]);
    const other = toIndex('quotes_search', 'email');
    expect(listWrongAdditions(take(other), new Map(), all)).toEqual([
      `INDEX quotes_search est autre : ${toLine(other)}`,
    ]);
  });
});

describe('listDifferences', () => {
  const toState = (dump: string, row = '{"id":1}'): State => ({
    ...takeAdditions(dump),
    damage: [],
    migrations: [],
    rows: new Map([['quotes', [row]]]),
  });

  it('finds nothing between two equal databases', () => {
    expect(listDifferences(toState(COMPLETE), toState(COMPLETE))).toEqual([]);
  });

  it('finds a missing index of the search, an index too many, and another row', () => {
    const [complete, migrated] = [toState(COMPLETE), toState(MIGRATED)];
    expect(listDifferences(migrated, complete)).toEqual(
      ADDITIONS.filter((name) => complete.additions.has(name)).map((name) => `${name} manque`),
    );
    expect(listDifferences(complete, migrated).length).toBe(3);
    const stray = toState(COMPLETE.replace(LIST, LIST + toIndex('stray_search')));
    expect(listDifferences(stray, complete)).toEqual([
      expect.stringContaining('le schéma n’est pas le même : 7 lignes'),
    ]);
    expect(listDifferences(toState(COMPLETE, '{"id":2}'), complete)).toEqual([
      'quotes : 1 lignes de trop, 1 qui manquent ; {"id":2} / {"id":1}',
    ]);
  });

  it('finds the same lines in another order', () => {
    const swapped = toState(COMPLETE.replace(TABLE + LIST, LIST + TABLE));
    expect(listDifferences(swapped, toState(COMPLETE))).toEqual([
      'le schéma n’est pas le même : 0 lignes de trop, 0 qui manquent ;  / ',
    ]);
  });
});
