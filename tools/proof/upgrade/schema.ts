import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { SEARCHED_TABLES, toIndexName } from '#src/platform/database/searched-tables.server.ts';
import { findPostgres } from '../../machine.mjs';

/** Schema of a database, in two parts that are judged apart. */
export interface Schema {
  /** What the migrations make. */
  schema: string;
  /** What a start adds after them: text by name. */
  additions: Map<string, string>;
}

/** Names of all that a start adds on PostgreSQL: indexes of the search, and the extension that they depend on. */
export const ADDITIONS: readonly string[] = [
  'EXTENSION pg_trgm',
  'COMMENT EXTENSION pg_trgm',
  ...SEARCHED_TABLES.map((table) => `INDEX ${toIndexName(table)}`),
];

/** An object of a dump with one statement on one line. */
const OBJECT = /^--\n-- Name: ([^;\n]+); Type: ([^;\n]+); .*\n--\n\n.+;\n\n\n/gm;

/** Takes the additions out of a dump of the schema; the rest stays as it is, to the letter. */
export function takeAdditions(dump: string): Schema {
  const additions = new Map<string, string>();
  const schema = dump.replaceAll(OBJECT, (object: string, title: string, type: string) => {
    const name = `${type} ${title}`;
    if (!ADDITIONS.includes(name) || additions.has(name)) return object;
    additions.set(name, object);
    return '';
  });
  return { schema, additions };
}

/** Returns the schema of a PostgreSQL database; newer programs enclose it in lines with a random word. */
export function readSchema(url: string): Schema {
  const program = join(findPostgres() ?? '', 'pg_dump');
  const dumped = execFileSync(program, ['--schema-only', '--dbname', url], { encoding: 'utf8' });
  return takeAdditions(dumped.replaceAll(/^\\(un)?restrict .*$/gm, ''));
}
